import API
import Language

extension German {
    var motivation: String { "Zuspruch" }
    var motivationOn: String { "Einander Mut machen" }
    func motivationMeans(_ server: String) -> String {
        "Bis zu zweimal in der Woche kann dir jemand mit demselben Ziel, der schon weiter ist, ein gutes Wort schicken, und du jemandem, der noch nicht so weit ist. Keiner erfährt, wer der andere ist. Von da an kennt \(server) dein Ziel, deine Sprache und in fünf Stufen, wie weit du bist: kein Gewicht, keine Mahlzeiten. Deinen Namen sieht nur die Moderation, bei eigenen Worten und bei dem, was gemeldet wird. Was du geschickt hast, bleibt 30 Tage; der Rest geht, wenn du es ausschaltest."
    }
    func motivationMeansGently(_ server: String) -> String {
        "Bis zu zweimal in der Woche kann dir jemand auf demselben Weg ein gutes Wort schicken, und du ihm; nur Sätze, die niemandem wehtun. Keiner erfährt, wer der andere ist. Von da an weiß \(server), dass du eine Essstörung hast oder hattest, und kennt deine Sprache: nichts davon, wie es dir geht, und keine Mahlzeiten. Deinen Namen sieht nur die Moderation, bei dem, was gemeldet wird. Was du geschickt hast, bleibt 30 Tage; der Rest geht, wenn du es ausschaltest."
    }
    func motivationLeaves(_ server: String) -> String {
        "Es ist aus. Was \(server) weiß, geht, sobald der Server zu erreichen ist."
    }
    func encouragedBy(isGentle: Bool) -> String {
        isGentle
            ? "Jemand auf demselben Weg sagt:" : "Jemand mit demselben Ziel, ein Stück weiter als du, sagt:"
    }
    func words(of phrase: EncouragementPhrase) -> String {
        switch phrase {
        case .keepGoing: "Mach weiter. Es wird leichter, und du kommst an."
        case .smallSteps: "Kleine Schritte sind Schritte. Ich sehe deine von hier aus."
        case .beenThere: "Ich war, wo du bist. Weiterzugehen hat sich gelohnt."
        case .hardDays: "Schwere Tage gehören dazu, und sie gehen vorbei."
        case .notAlone: "Du bist damit nicht allein."
        case .oneDay: "Ein Tag nach dem anderen genügt."
        case .beKind: "Sei zu dir so freundlich wie zu anderen."
        case .thinkingOfYou: "Jemand, der weiß, wie es ist, denkt an dich."
        }
    }
    var sayThanks: String { "Danke" }
    var thanksSent: String { "Darüber wird sich jemand freuen." }
    var putWordsAside: String { "Weglegen" }
    var reportWords: String { "Melden …" }
    var wordsRefused: String { "Deine Worte wurden nicht weitergegeben" }
    func quoted(_ text: String) -> String { "„\(text)“" }
    func why(_ reason: String) -> String { "Warum: \(reason)" }
    var thanked: String { "Jemand, dem du Mut gemacht hast, sagt danke." }
    var encourage: String { "Jemandem Mut machen" }
    func encouragesLeft(_ count: Int) -> String {
        count == 1 ? "Diese Woche kannst du es noch einmal tun." : "Diese Woche kannst du es zweimal tun."
    }
    var encouragedEnough: String { "Zwei in sieben Tagen hast du geschickt, mehr geht nicht." }
    var nobodyToEncourage: String { "Gerade gibt es niemanden, dem du Mut machen könntest." }
    var wordsWait: String { "Deine eigenen Worte liegen noch bei der Moderation." }
    var encourageMeans: String {
        "Es geht an jemanden mit demselben Ziel, der am längsten wartet. Dass es von dir ist, erfährt er nicht."
    }
    var inOwnWords: String { "In eigenen Worten" }
    var ownWords: String { "Deine Worte" }
    var ownWordsLookedAt: String {
        "Die Moderation liest sie, bevor sie ankommen. Bitte kein Gewicht, keine Mengen und nichts, was verrät, wer du bist."
    }
    var ownWordsFault: String { "Bitte sag es in 3 bis 200 Zeichen, in einer Zeile." }
    var chooseWordsFirst: String { "Bitte wähle, was du sagen möchtest." }
    var sendWords: String { "Senden" }
    var sendingWords: String { "Wird gesendet …" }
    var encouraged: String { "Dein gutes Wort ist unterwegs." }
    var wordsWaitNow: String { "Die Moderation liest deine Worte; dann machen sie sich auf den Weg." }
    var encourageChanged: String {
        "Das geht nicht mehr: Gerade gibt es niemanden, oder es war diese Woche schon zweimal. Nichts wurde gesendet."
    }
    var motivationWorksOffline: String { "Du arbeitest offline. Nichts wurde gesendet." }
    var reportWordsTitle: String { "Was ist daran falsch?" }
    var reportWordsMeans: String {
        "Die Moderation liest es und sieht, wer es geschrieben hat. Von derselben Person kommt nichts mehr zu dir."
    }
    func wrong(_ reason: Report.Reason) -> String {
        switch reason {
        case .hateful: "Es beleidigt oder belästigt mich"
        case .dangerous: "Es rät zu etwas, das schadet"
        case .personal: "Es verrät Privates"
        case .advertising: "Es ist Werbung"
        case .notFood, .copied, .other: "Etwas anderes"
        }
    }
    var chooseReasonFirst: String { "Bitte wähle, was daran falsch ist." }
    var reasonInWords: String { "Bitte sag mit ein paar Worten, was falsch ist." }
    var moreToSay: String { "Mehr dazu" }
    var wordsReported: String { "Die Moderation sieht es sich an. Danke." }
}
