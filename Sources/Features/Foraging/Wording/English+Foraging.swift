import Edamam
import Language

extension English: ForagingWording {
    var edamam: String { "Edamam" }
    var poweredByEdamam: String { "Powered by Edamam" }
    func foragedFrom(_ source: String) -> String {
        source.isEmpty ? "via Edamam" : "by \(source), via Edamam"
    }

    var edamamExplained: String {
        "Edamam knows two million recipes on other people’s pages. With an id and a key of your own, the search looks "
            + "there, too, when you ask it to, and the deck of cards can have some of them."
    }
    var edamamPromise: String {
        "What you look for there goes to Edamam with your id and key, your diets and your allergies, and nothing else. "
            + "Nothing is asked while you work offline."
    }
    var edamamID: String { "Application ID" }
    var edamamKey: String { "Application key" }
    var noEdamamID: String { "An application ID has letters and digits only." }
    var noEdamamKey: String { "An application key has letters and digits only." }
    var checkEdamam: String { "Check and keep" }
    var checkingEdamam: String { "Asking Edamam …" }
    var whereEdamam: String { "Where to get them" }
    var whereEdamamDetail: String {
        "At developer.edamam.com, by signing up for the Recipe Search API. It opens in your browser."
    }
    var edamamIsKept: String { "Edamam knows you. The search and the deck can ask it now." }
    var edamamIsNotKept: String {
        "Edamam knows you, but the key could not be kept. It holds until Hands Off is closed."
    }
    var edamamKnows: String { "Asked with your ID" }
    var keyInDesktop: String { "The key lies in your desktop’s keyring." }
    func keyInFile(_ path: String) -> String { "The key lies in a file that only you can read: \(path)" }
    var keyNowhere: String { "The key is read from where it lies when it is needed." }
    var flickEdamam: String { "Cards from Edamam in Flick" }
    var flickEdamamDetail: String { "Now and then one among your own. Whoever likes it sees more of it." }
    var flickSavesData: String { "Not while you save data: they come without being asked for." }
    var forgetEdamam: String { "Remove ID and key" }
    var forgetEdamamDetail: String { "Nobody asks Edamam any more. What you brought in stays." }
    var forgetEdamamQuestion: String { "Remove your Edamam ID and key?" }
    var forgetEdamamExplained: String {
        "They are deleted here, and stay valid at Edamam. What you brought in stays yours."
    }
    var edamamIsForgotten: String { "Your Edamam ID and key are removed." }

    var askEdamam: String { "Look at Edamam, too" }
    var edamamGets: String { "What you look for goes to Edamam, with your diets and allergies." }
    var fromEdamam: String { "From Edamam" }
    var edamamLooks: String { "Edamam is looking …" }
    var edamamHasNothing: String { "Edamam knows nothing that fits. Fewer words find more." }
    var nothingOfEdamamSuits: String {
        "Edamam has recipes for it, but none that surely fits what you eat and avoid."
    }
    var moreOfEdamam: String { "More from Edamam" }

    var methodElsewhere: String { "How it is made" }
    func methodIsAt(_ host: String) -> String {
        "The steps stand on the page of its author, \(host). Edamam doesn’t pass them on. Open that page, or bring it in "
            + "to cook from it here."
    }
    var methodIsNowhere: String {
        "Edamam doesn’t pass the steps on, and names no page of the author’s that could be opened."
    }
    var nothingIsKept: String {
        "Nothing of this page is kept, as Edamam asks. What you bring in is the author’s own page."
    }
    var bringOriginal: String { "Bring it in" }
    var openOriginalShort: String { "Original page" }
    func edamamFreeOf(_ allergens: [String]) -> String {
        "Without, as far as Edamam knows: \(allergens.map { $0.lowercased() }.joined(separator: ", "))"
    }
    func trait(_ trait: EdamamTrait) -> String {
        switch trait {
        case .balanced: "Balanced"
        case .highFibre: "Much fibre"
        case .highProtein: "Much protein"
        case .lowCarbohydrate: "Little carbohydrate"
        case .lowFat: "Little fat"
        case .lowSalt: "Little salt"
        }
    }
    var foragedKeys: [(key: String, deed: String)] {
        [("Ctrl+Return", "Bring it in"), ("Ctrl+O", "Open the original page")]
    }

    func sentence(_ trouble: EdamamTrouble) -> String {
        switch trouble {
        case .offline: "You work offline, so Edamam isn’t asked."
        case .noKey: "Your Edamam key can’t be found. Remove the ID in the settings, and type both again."
        case .wrongKey: "Edamam doesn’t know this ID and key, or not for its Recipe Search API."
        case .quota:
            "Edamam answers no more for now: your plan allows so many questions a minute, and so many a month. Wait a "
                + "minute; if that doesn’t help, this month’s are used up."
        case .busy: "Edamam has trouble of its own just now. Try again in a while."
        case .away: "Edamam can’t be reached. Is there a network?"
        case .nonsense: "What came from Edamam can’t be read. The log says more."
        }
    }
    func noEdamamCards(_ why: String) -> String { "No cards from Edamam for now. \(why)" }
}
