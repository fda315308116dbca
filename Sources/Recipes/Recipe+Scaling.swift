extension Recipe {
    /// The recipe for that many people (at least one): every amount scaled, in the list, in the steps and
    /// in their text. Times and temperatures stay; a bigger pot is the cook's own judgement.
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
            step.text = StepText.scaled(step.text, by: factor, of: ingredients)
            return step
        }
        return scaled
    }
}
