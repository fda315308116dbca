import API
import Language

extension English {
    var motivation: String { "Kind words" }
    var motivationOn: String { "Encourage one another" }
    func motivationMeans(_ server: String) -> String {
        "Up to twice a week somebody with the same aim who is further along can send you a kind word, and you somebody who isn’t as far. Neither hears who the other is. From then on \(server) knows your aim, how far along you are in five steps, and your language: no weight, no meals. Your name is seen by moderators only, beside words of your own and what is reported. What you have sent is kept for 30 days; the rest goes when you switch it off."
    }
    func motivationMeansGently(_ server: String) -> String {
        "Up to twice a week somebody who recovers, too, can send you a kind word, and you them; only phrases that hurt nobody. Neither hears who the other is. From then on \(server) knows that you are recovering from, or have had, an eating disorder, and your language: nothing of how you do, and no meals. Your name is seen by moderators only, beside what is reported. What you have sent is kept for 30 days; the rest goes when you switch it off."
    }
    func motivationLeaves(_ server: String) -> String {
        "It is off. What \(server) knows goes as soon as that can be reached."
    }
    func encouragedBy(isGentle: Bool) -> String {
        isGentle
            ? "Somebody who recovers, too, says:"
            : "Somebody with the same aim, a little further along, says:"
    }
    func words(of phrase: EncouragementPhrase) -> String {
        switch phrase {
        case .keepGoing: "Keep going. It gets easier, and you are getting there."
        case .smallSteps: "Small steps are steps. I see yours from here."
        case .beenThere: "I have been where you are. It was worth going on."
        case .hardDays: "Hard days belong to it, and they pass."
        case .notAlone: "You are not alone with this."
        case .oneDay: "One day at a time is enough."
        case .beKind: "Be as kind to yourself as you are to others."
        case .thinkingOfYou: "Somebody who knows what it is like is thinking of you."
        }
    }
    var sayThanks: String { "Thank you" }
    var thanksSent: String { "Somebody will be glad of that." }
    var putWordsAside: String { "Put aside" }
    var reportWords: String { "Report…" }
    var wordsRefused: String { "Your words weren’t passed on" }
    func quoted(_ text: String) -> String { "“\(text)”" }
    func why(_ reason: String) -> String { "Why: \(reason)" }
    var thanked: String { "Somebody whom you have encouraged says thank you." }
    var encourage: String { "Encourage somebody" }
    func encouragesLeft(_ count: Int) -> String {
        count == 1 ? "You can do it once more this week." : "You can do it twice this week."
    }
    var encouragedEnough: String { "You have sent two within seven days, which is the most." }
    var nobodyToEncourage: String { "There is nobody to encourage just now." }
    var wordsWait: String { "Your own words are still with a moderator." }
    var encourageMeans: String {
        "It goes to somebody with the same aim who has waited longest. They don’t hear that it is from you."
    }
    var inOwnWords: String { "In my own words" }
    var ownWords: String { "Your words" }
    var ownWordsLookedAt: String {
        "A moderator reads them before they arrive. Please no weights or amounts, and nothing that says who you are."
    }
    var ownWordsFault: String { "Please say it in 3 to 200 characters, on one line." }
    var chooseWordsFirst: String { "Please choose what to say." }
    var sendWords: String { "Send" }
    var sendingWords: String { "Sending…" }
    var encouraged: String { "Your kind word is on its way." }
    var wordsWaitNow: String { "A moderator reads your words; then they go on their way." }
    var encourageChanged: String {
        "That isn’t possible any more: there is nobody just now, or it was twice this week already. Nothing was sent."
    }
    var motivationWorksOffline: String { "You are working offline. Nothing was sent." }
    var reportWordsTitle: String { "What is wrong with it?" }
    var reportWordsMeans: String {
        "The moderators read it and see who wrote it. Nothing comes to you from the same person any more."
    }
    func wrong(_ reason: Report.Reason) -> String {
        switch reason {
        case .hateful: "It insults or harasses me"
        case .dangerous: "It advises something that does harm"
        case .personal: "It tells something private"
        case .advertising: "It is an advertisement"
        case .notFood, .copied, .other: "Something else"
        }
    }
    var chooseReasonFirst: String { "Please choose what is wrong with it." }
    var reasonInWords: String { "Please say in a few words what is wrong." }
    var moreToSay: String { "More about it" }
    var wordsReported: String { "The moderators look at it. Thank you." }
}
