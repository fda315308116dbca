extension Step {
    /// Those of the recipe's ingredients that the instruction speaks of and that this step doesn't list
    /// yet, in the recipe's order: for the editor to offer.
    ///
    /// "Olive oil" is spoken of as "the oil", "basil leaves" as "the basil", "chicken breasts" as "the
    /// breast"; but "chicken stock" isn't spoken of as "the chicken".
    public func mentioned(of ingredients: [Ingredient]) -> [Ingredient] {
        let listed = Set(self.ingredients.map(\.name))
        let spoken = SpokenFoods(ingredients, in: [self]).steps[0].flatMap(\.lines)
        return Set(spoken).sorted().map { ingredients[$0] }.filter { !listed.contains($0.name) }
    }
}
