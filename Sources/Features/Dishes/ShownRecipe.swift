import Recipes

/// A recipe with every amount for so many people, in the cook's measures.
struct ShownRecipe: Sendable {
    let servings: Int
    /// nil = as it is written.
    let measures: MeasuringSystem?
    let recipe: Recipe
    /// What is to be known before the first step.
    let ahead: Ahead

    init(_ recipe: Recipe, servings: Int, measures: MeasuringSystem?) {
        let scaled = recipe.scaled(toServings: servings)
        self.recipe = measures.map { scaled.shown(in: $0) } ?? scaled
        (self.servings, self.measures, ahead) = (servings, measures, Ahead(self.recipe, in: measures))
    }
}
