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
        let foods = CountedFoods(ingredients)
        scaled.steps = steps.map { step in
            var step = step
            step.ingredients = step.ingredients.map { $0.scaled(by: factor) }
            let (text, isAsWritten) = StepText.scaled(step.text, by: factor, of: foods)
            step.text = text
            step.isAsWritten = step.isAsWritten || isAsWritten
            return step
        }
        return scaled
    }
}
