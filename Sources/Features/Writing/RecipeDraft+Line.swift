import Kit
import Recipes

extension RecipeDraft {
    /// A line of the ingredient list: "2 tbsp olive oil".
    struct Line: Sendable, Hashable, Codable, Identifiable {
        let id: Int
        var text: String
        /// What the recipe had here: as long as the words are its words, nothing of it is lost by reading.
        var known: Ingredient?

        /// What a heading of the list says, without its colon: "For the dough:" begins a part of the dish.
        /// Nil if it is no heading.
        var heading: String? {
            let text = text.trimmed
            guard text.hasSuffix(":") else { return nil }
            return String(text.dropLast()).trimmed
        }

        /// Nil while there is nothing in it, and of a heading.
        var ingredient: Ingredient? {
            if let known, known.typedLine == text { return known }
            if heading != nil { return nil }
            return Ingredient.read(text)
        }

        /// The id of its field on the page.
        var fieldID: String { "editor line \(id)" }
    }
}
