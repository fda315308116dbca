import Foundation
import Recipes

/// A recipe of the cook's that is a copy of a post, or what their own post was made of.
struct SavedPost: Sendable, Hashable {
    var recipe: Recipe.ID
    /// The author's recipe as it was when it was copied, or when the cook was last asked about it; nil = not known.
    var theirs: String?
    /// The copy as it was made: whatever is otherwise in it now is the cook's doing.
    var mine: String?

    /// A recipe as a text that is the same as long as the recipe is.
    static func text(_ recipe: Recipe) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(recipe)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
