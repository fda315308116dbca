extension Recipe {
    /// The same with every amount and temperature as a kitchen of `system` measures it, in the list, in
    /// the steps and in their text.
    public func shown(in system: MeasuringSystem) -> Recipe {
        func shown(_ ingredient: Ingredient) -> Ingredient {
            var shown = ingredient
            shown.amount = ingredient.amount?.shown(in: system, of: ingredient.name)
            return shown
        }
        var copy = self
        copy.ingredients = ingredients.map(shown)
        copy.steps = steps.map { step in
            var step = step
            step.ingredients = step.ingredients.map(shown)
            let (text, isAsWritten) = StepText.shown(step.text, in: system)
            step.text = text
            step.isAsWritten = step.isAsWritten || isAsWritten
            return step
        }
        return copy
    }
}
