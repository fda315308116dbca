import Edamam
import Language

/// Recipes of Edamam's (RF5).
protocol ForagingWording: Wording {
    /// The name, as it is written everywhere.
    var edamam: String { get }
    /// The badge that their terms ask for, in their own words.
    var poweredByEdamam: String { get }
    /// Whose a recipe is.
    /// - Parameter source: "Serious Eats"; empty = nobody says.
    func foragedFrom(_ source: String) -> String

    // MARK: The settings

    /// What it is for, and what it gets to know.
    var edamamExplained: String { get }
    var edamamPromise: String { get }
    var edamamID: String { get }
    var edamamKey: String { get }
    /// What is wrong with what was typed as one.
    var noEdamamID: String { get }
    var noEdamamKey: String { get }
    var checkEdamam: String { get }
    var checkingEdamam: String { get }
    var whereEdamam: String { get }
    var whereEdamamDetail: String { get }
    var edamamIsKept: String { get }
    var edamamIsNotKept: String { get }
    /// Whose id it is asked with, and where the key lies.
    var edamamKnows: String { get }
    var keyInDesktop: String { get }
    func keyInFile(_ path: String) -> String
    var keyNowhere: String { get }
    var flickEdamam: String { get }
    var flickEdamamDetail: String { get }
    var flickSavesData: String { get }
    var forgetEdamam: String { get }
    var forgetEdamamDetail: String { get }
    var forgetEdamamQuestion: String { get }
    var forgetEdamamExplained: String { get }
    var edamamIsForgotten: String { get }

    // MARK: The search

    var askEdamam: String { get }
    /// What goes out if that is pressed.
    var edamamGets: String { get }
    var fromEdamam: String { get }
    var edamamLooks: String { get }
    var edamamHasNothing: String { get }
    /// What came doesn't fit what the cook eats after all.
    var nothingOfEdamamSuits: String { get }
    var moreOfEdamam: String { get }

    // MARK: A recipe

    var methodElsewhere: String { get }
    /// - Parameter host: whose page: "example.org".
    func methodIsAt(_ host: String) -> String
    var methodIsNowhere: String { get }
    var nothingIsKept: String { get }
    var bringOriginal: String { get }
    /// Opens it, said where there is little room.
    var openOriginalShort: String { get }
    /// - Parameter allergens: as a cook calls them.
    func edamamFreeOf(_ allergens: [String]) -> String
    func trait(_ trait: EdamamTrait) -> String
    /// For the list of keys.
    var foragedKeys: [(key: String, deed: String)] { get }

    // MARK: What goes wrong

    func sentence(_ trouble: EdamamTrouble) -> String
    /// - Parameter why: a sentence.
    func noEdamamCards(_ why: String) -> String
}
