import Exchange
import Language
import Library
import Recipes

/// What became of a recipe, or of a whole file, that was brought.
struct ImportEntry: Sendable, Hashable, Identifiable {
    enum Outcome: Sendable, Hashable {
        /// It is in the library now.
        case new
        /// The library had it, word for word, under this id.
        case same(Recipe.ID)
        /// The library has an other wording of it; this one can take its place.
        case changed(Arrival)
        case updated
        case refused(ImportTrouble)
    }

    let id: Int
    /// The recipe's id, if it is one.
    var recipe: Recipe.ID?
    /// The recipe's title, or what the file is called.
    var title: String
    /// Which file or page it came from.
    var source: String
    var outcome: Outcome
    /// It was told from how it looks, not from any markup.
    var isGuessed = false
    /// The names of the pictures that came with it.
    var pictures: [String] = []

    /// The recipe that a press on it opens.
    var opens: Recipe.ID? {
        switch outcome {
        case .new, .changed, .updated: recipe
        case .same(let id): id
        case .refused: nil
        }
    }
}

extension ImportTrouble {
    init(_ refusal: Refusal) {
        self =
            switch refusal.reason {
            case .unknownFormat: .unknownFormat
            case .damaged: .damaged
            case .noRecipe: .noRecipe
            case .tooLarge: .tooLarge
            case .unreachable: .unreachable
            case .locked: .locked
            case .unknownPacking: .unknownPacking
            case .forbiddenAddress: .forbiddenAddress
            }
    }
}
