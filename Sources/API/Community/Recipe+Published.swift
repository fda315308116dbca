public import Recipes

/// What a text of a published recipe may be.
public struct PublishedText: Sendable, Hashable {
    /// The field of a ``PostDraft``'s recipe that it stands in.
    public var field: String
    /// Characters.
    public var length: ClosedRange<Int>
    public var hasLines: Bool

    fileprivate init(_ field: String, _ length: ClosedRange<Int>, hasLines: Bool = false) {
        (self.field, self.length, self.hasLines) = (field, length, hasLines)
    }
}

extension Recipe {
    /// With every text of it that others read changed.
    public func texted(_ change: (_ text: String, _ place: PublishedText) -> String) -> Recipe {
        var recipe = self
        recipe.title = change(title, .init("title", 1...200))
        recipe.summary = change(summary, .init("summary", 0...2000, hasLines: true))
        recipe.yield = change(yield, .init("yield", 0...200))
        recipe.notes = change(notes, .init("notes", 0...10_000, hasLines: true))
        recipe.cuisine = change(cuisine, .init("cuisine", 0...100))
        recipe.category = change(category, .init("category", 0...100))
        recipe.author = change(author, .init("author", 0...200))
        recipe.source = source.map { source in
            Source(
                name: change(source.name, .init("source", 0...300)),
                address: source.address.map { change($0, .init("source", 0...2000)) })
        }
        recipe.tags = tags.map { change($0, .init("tags", 1...100)) }
        recipe.ingredients = ingredients.map { $0.texted("ingredients", change) }
        recipe.steps = steps.map { step in
            var step = step
            step.title = change(step.title, .init("steps", 0...200))
            step.text = change(step.text, .init("steps", 1...5000, hasLines: true))
            step.part = step.part.map { change($0, .init("steps", 0...200)) }
            step.untimed = step.untimed.map { change($0, .init("steps", 1...200)) }
            step.ingredients = step.ingredients.map { $0.texted("steps", change) }
            return step
        }
        return recipe
    }

    /// Without what a post may not have in it: what can't be seen, and what turns the direction of what follows.
    public var cleanedForPost: Recipe {
        var recipe = texted { text, place in PublicText.cleaned(text, hasLines: place.hasLines) }
        recipe.tags.removeAll(where: \.isEmpty)
        return recipe
    }
}

extension Ingredient {
    fileprivate func texted(
        _ field: String, _ change: (_ text: String, _ place: PublishedText) -> String
    ) -> Ingredient {
        var ingredient = self
        ingredient.name = change(name, .init(field, 1...300))
        ingredient.note = note.map { change($0, .init(field, 0...500)) }
        ingredient.part = part.map { change($0, .init(field, 0...200)) }
        // Those of ours are what they are.
        if case .other(let word)? = amount?.unit {
            ingredient.amount?.unit = Amount.Unit(named: change(word, .init(field, 0...60)))
        }
        return ingredient
    }
}
