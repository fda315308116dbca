import API
public import Recipes

extension Recipe {
    /// With every text of it that others read changed.
    /// - Parameter change: gets a text, how many characters it may have at most (see ``PostDraft/faults``), and whether
    ///   it may have several lines.
    public func texted(
        _ change: (_ text: String, _ most: Int, _ hasLines: Bool) -> String
    ) -> Recipe {
        var recipe = self
        recipe.title = change(title, 200, false)
        recipe.summary = change(summary, 2000, true)
        recipe.yield = change(yield, 200, false)
        recipe.notes = change(notes, 10_000, true)
        recipe.cuisine = change(cuisine, 100, false)
        recipe.category = change(category, 100, false)
        recipe.author = change(author, 200, false)
        recipe.source = source.map {
            Source(name: change($0.name, 300, false), address: $0.address.map { change($0, 2000, false) })
        }
        recipe.tags = tags.map { change($0, 100, false) }.filter { !$0.isEmpty }
        recipe.ingredients = ingredients.map { $0.texted(change) }
        recipe.steps = steps.map { step in
            var step = step
            step.title = change(step.title, 200, false)
            step.text = change(step.text, 5000, true)
            step.part = step.part.map { change($0, 200, false) }
            step.untimed = step.untimed.map { change($0, 200, false) }
            step.ingredients = step.ingredients.map { $0.texted(change) }
            return step
        }
        return recipe
    }

    /// Without what a post may not have in it: what can't be seen, and what turns the direction of what follows.
    public var cleanedForPost: Recipe {
        texted { text, _, hasLines in PublicText.cleaned(text, hasLines: hasLines) }
    }
}

extension Ingredient {
    fileprivate func texted(_ change: (String, Int, Bool) -> String) -> Ingredient {
        var ingredient = self
        ingredient.name = change(name, 300, false)
        ingredient.note = note.map { change($0, 500, false) }
        ingredient.part = part.map { change($0, 200, false) }
        if case .other(let word)? = amount?.unit {
            ingredient.amount?.unit = Amount.Unit(named: change(word, 60, false))
        }
        return ingredient
    }
}
