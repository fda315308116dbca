extension Step {
    /// Those of the recipe's ingredients that the instruction speaks of and that this step doesn't list yet:
    /// for the editor to offer.
    public func mentioned(of ingredients: [Ingredient]) -> [Ingredient] {
        let spoken = Set(FoundWord.all(in: text).map { Plural.singular($0.text) })
        let listed = Set(self.ingredients.map(\.name))
        return ingredients.filter { ingredient in
            // "olive oil" is spoken of as "the oil", "basil leaves" as "the basil".
            let words = Food(ingredient.name).plainWords
            let names = [words.last, words.first].compactMap { $0 }
            return !listed.contains(ingredient.name) && names.contains { spoken.contains($0) }
        }
    }
}
