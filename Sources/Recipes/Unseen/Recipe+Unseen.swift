extension Recipe {
    /// The recipe without what acts unseen in any of its words; see ``Swift/String/withoutUnseen``.
    public var withoutUnseen: Recipe {
        var recipe = self
        recipe.title = title.withoutUnseen
        recipe.summary = summary.withoutUnseen
        recipe.yield = yield.withoutUnseen
        recipe.ingredients = ingredients.map(\.withoutUnseen)
        recipe.steps = steps.map(\.withoutUnseen)
        recipe.tags = tags.map(\.withoutUnseen).filter { !$0.isEmpty }
        recipe.cuisine = cuisine.withoutUnseen
        recipe.category = category.withoutUnseen
        recipe.author = author.withoutUnseen
        recipe.notes = notes.withoutUnseen
        if let source {
            recipe.source = Source(name: source.name.withoutUnseen, address: source.address?.withoutUnseen)
        }
        return recipe
    }
}

extension Ingredient {
    var withoutUnseen: Ingredient {
        var ingredient = self
        ingredient.name = name.withoutUnseen
        ingredient.note = note?.withoutUnseen
        ingredient.part = part?.withoutUnseen
        if case .other(let unit) = amount?.unit { ingredient.amount?.unit = .other(unit.withoutUnseen) }
        return ingredient
    }
}

extension Step {
    var withoutUnseen: Step {
        var step = self
        step.title = title.withoutUnseen
        step.text = text.withoutUnseen
        step.ingredients = ingredients.map(\.withoutUnseen)
        step.untimed = untimed.map(\.withoutUnseen)
        step.part = part?.withoutUnseen
        return step
    }
}
