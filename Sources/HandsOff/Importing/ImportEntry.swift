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
        case changed(Arrival, [RecipeAspect])
        case updated
        /// The cook keeps the library's wording.
        case kept
        case refused(ImportTrouble)
    }

    /// What a cook looks for in a long list.
    enum Kind: Sendable, Hashable, CaseIterable {
        case new, same, changed, refused
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

    var kind: Kind {
        switch outcome {
        case .new: .new
        case .same: .same
        case .changed, .updated, .kept: .changed
        case .refused: .refused
        }
    }

    /// The recipe that a press on it opens.
    var opens: Recipe.ID? {
        switch outcome {
        case .new, .changed, .updated, .kept: recipe
        case .same(let id): id
        case .refused: nil
        }
    }
}

extension ImportTrouble {
    /// - Parameter isFile: whether it is about a file or a folder, not about a page.
    init(_ refusal: Refusal, isFile: Bool) {
        self =
            switch refusal.reason {
            case .unknownFormat: .unknownFormat
            case .damaged: .damaged
            case .noRecipe: .noRecipe
            case .tooLarge: .tooLarge
            case .unreachable: isFile ? .unreadable : .unreachable
            case .locked: .locked
            case .unknownPacking: .unknownPacking
            case .forbiddenAddress: .forbiddenAddress
            case .exhausting: .exhausting
            }
    }
}
