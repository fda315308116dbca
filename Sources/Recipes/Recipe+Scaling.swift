extension Recipe {
    /// The recipe for so many people (at least one): every amount scaled, in the list and in the steps.
    /// Times and temperatures in the text stay; a bigger pot is the cook's own judgement.
    public func scaled(toServings people: Int) -> Recipe {
        let people = max(1, people)
        let factor = Double(people) / Double(max(1, servings))
        var scaled = self
        scaled.servings = people
        scaled.yield = RecipeYield.scaled(yield, by: factor)
        scaled.ingredients = ingredients.map { $0.scaled(by: factor) }
        scaled.steps = steps.map { step in
            var step = step
            step.ingredients = step.ingredients.map { $0.scaled(by: factor) }
            return step
        }
        return scaled
    }
}
