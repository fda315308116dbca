extension Recipe {
    /// What goes in during each step, for the cook to see beside it: as the author marked it; or, where
    /// nobody marked any step, what its words speak of, with the amount where it is first spoken of, and by
    /// name later.
    public var stepIngredients: [[Ingredient]] {
        if steps.contains(where: { !$0.ingredients.isEmpty }) { return steps.map(\.ingredients) }
        var seen: Set<Ingredient> = []
        return steps.map { step in
            step.mentioned(of: ingredients).map { ingredient in
                seen.insert(ingredient).inserted ? ingredient : Ingredient(ingredient.name)
            }
        }
    }
}
