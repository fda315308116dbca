extension Step {
    /// Those of the recipe's ingredients that the instruction speaks of and that this step doesn't list
    /// yet, in the recipe's order: for the editor to offer, and for a reader to see beside a step that
    /// nobody marked.
    ///
    /// "Olive oil" is spoken of as "the oil", "basil leaves" as "the basil", "chicken breasts" as "the
    /// breast"; but "chicken stock" isn't spoken of as "the chicken".
    public func mentioned(of ingredients: [Ingredient]) -> [Ingredient] {
        let listed = Set(self.ingredients.map(\.name))
        let spoken = Mentions(text).all(of: ingredients.map(\.name))
        return ingredients.enumerated().filter { index, ingredient in
            spoken.contains(index) && !listed.contains(ingredient.name)
        }.map(\.element)
    }
}
