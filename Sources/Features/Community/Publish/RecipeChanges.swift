import Recipes

/// In what a recipe differs from what was published of it.
struct RecipeChanges: Sendable, Hashable {
    /// Those that are new or otherwise, and those that are no more.
    let ingredients: Int, steps: Int, pictures: Int
    /// Its title, times, servings, notes, whatever else.
    let hasOthers: Bool

    /// - Parameters:
    ///   - recipe: as it would be sent.
    ///   - published: as it is on the server, where it has got a name of its own.
    init(from published: Recipe, to recipe: Recipe) {
        let media = [published, recipe].map { Set($0.media) }
        ingredients = Self.count(published.ingredients, recipe.ingredients)
        // A picture counts as a picture, and not as a step.
        steps = Self.count(published.steps.map(\.withoutMedia), recipe.steps.map(\.withoutMedia))
        pictures = media[0].symmetricDifference(media[1]).count
        var (one, other) = (published, recipe)
        (one.id, other.id) = ("", "")
        (one.ingredients, other.ingredients, one.steps, other.steps) = ([], [], [], [])
        hasOthers =
            (one.withoutMedia != other.withoutMedia)
            || (ingredients + steps + pictures == 0 && !Self.isSame(published, recipe))
    }

    var isEmpty: Bool { ingredients + steps + pictures == 0 && !hasOthers }

    private static func isSame(_ one: Recipe, _ other: Recipe) -> Bool {
        var other = other
        other.id = one.id
        return one == other
    }

    private static func count<Part: Hashable>(_ before: [Part], _ after: [Part]) -> Int {
        let difference = after.difference(from: before).inferringMoves()
        return max(difference.insertions.count, difference.removals.count)
    }
}

extension Step {
    fileprivate var withoutMedia: Step {
        var step = self
        (step.picture, step.clip) = (nil, nil)
        return step
    }
}

extension Recipe {
    fileprivate var withoutMedia: Recipe { withMedia { _ in nil } }
}
