import Recipes

/// The parts that several recipes of a Chowdown site share: a dough, a sauce.
struct ChowdownComponents {
    /// In the order of the folder, and what of it can't be read.
    private(set) var all: [Result<WrittenRecipe, Refusal>] = []
    private var byTitle: [String: WrittenRecipe] = [:]

    /// More are left out: nobody has so many doughs, and they are held at once.
    private static let most = 2000

    init(_ folder: ParcelFolder) {
        for name in folder.files.filter({ $0.hasSuffix(".md") }).prefix(Self.most) {
            let component = Result { () throws(Refusal) in
                try Chowdown.page(SourceFile(name: name, bytes: try folder.bytes(name))).recipe
            }
            all.append(component)
            if case .success(let recipe) = component { byTitle[Self.key(recipe.title)] = recipe }
        }
    }

    /// Recipes name them by their titles.
    static func key(_ title: String) -> String { title.onOneLine.lowercased() }

    /// The recipe with its components' ingredients and steps under their titles, made before its own. One that isn't
    /// there stays a line to buy.
    func joined(_ recipe: WrittenRecipe, _ titles: [String]) -> WrittenRecipe {
        var recipe = recipe
        var steps: [WrittenStep] = []
        for title in titles {
            guard let component = byTitle[Self.key(title)] else {
                recipe.ingredients.append(WrittenIngredient(title))
                continue
            }
            for var ingredient in component.ingredients {
                ingredient.part = component.title
                recipe.ingredients.append(ingredient)
            }
            for var step in component.steps {
                step.part = component.title
                steps.append(step)
            }
        }
        recipe.steps = steps + recipe.steps
        return recipe
    }
}
