import Recipes

extension RecipeDraft {
    /// A line of the ingredient list: "2 tbsp olive oil".
    struct Line: Sendable, Hashable, Codable, Identifiable {
        let id: Int
        var text: String
        /// What the recipe had here: as long as the words are its words, nothing of it is lost by reading.
        var known: Ingredient?

        /// Nil while there is nothing in it.
        var ingredient: Ingredient? {
            if let known, known.typedLine == text { return known }
            return Ingredient.read(text)
        }

        /// The id of its field on the page.
        var fieldID: String { "editor line \(id)" }
    }
}
