import Language
import Recipes

extension RecipeAspect {
    /// What the cook would see change if one took the other's place.
    static func differing(_ a: Recipe, _ b: Recipe) -> [RecipeAspect] {
        allCases.filter { aspect in
            switch aspect {
            case .title: a.title != b.title
            case .summary: a.summary != b.summary
            case .figures:
                (a.servings, a.yield, a.preparationMinutes, a.cookingMinutes)
                    != (b.servings, b.yield, b.preparationMinutes, b.cookingMinutes)
                    || a.nutrition != b.nutrition
            case .ingredients: a.ingredients != b.ingredients
            case .steps: a.steps.map(\.said) != b.steps.map(\.said)
            case .notes: a.notes != b.notes
            case .origin:
                (a.author, a.cuisine, a.category) != (b.author, b.cuisine, b.category) || a.tags != b.tags
                    || a.source != b.source
            }
        }
    }
}

extension Step {
    /// Without its picture and its clip.
    fileprivate var said: Step {
        var step = self
        (step.picture, step.clip) = (nil, nil)
        return step
    }
}
