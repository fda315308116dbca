import Recipes

/// The parts that several recipes of a Chowdown site share: a dough, a sauce.
struct ChowdownComponents {
    /// In the order of the folder, and what of it can't be read.
    private var held: [Result<WrittenRecipe, Refusal>] = []
    private var byTitle: [String: WrittenRecipe] = [:]

    /// Files of those that are too many to be held at once: nobody has so many doughs, so no recipe is put
    /// together from them.
    private let rest: ArraySlice<String>
    private let folder: ParcelFolder

    private static let most = 2000

    init(_ folder: ParcelFolder) {
        let names = folder.files.filter { $0.hasSuffix(".md") }
        (self.folder, rest) = (folder, names.dropFirst(Self.most))
        for name in names.prefix(Self.most) {
            let component = read(name)
            held.append(component)
            if case .success(let recipe) = component { byTitle[Self.key(recipe.title)] = recipe }
        }
    }

    /// Hands over those that no recipe has, and what can't be read; false if `take` had enough.
    func each(besides used: Set<String>, take: (Result<WrittenRecipe, Refusal>) -> Bool) -> Bool {
        let left = held.filter { component in
            if case .success(let recipe) = component { !used.contains(Self.key(recipe.title)) } else { true }
        }
        return left.allSatisfy(take) && rest.allSatisfy { take(read($0)) }
    }

    private func read(_ name: String) -> Result<WrittenRecipe, Refusal> {
        Result { () throws(Refusal) in
            try Chowdown.page(SourceFile(name: name, bytes: try folder.bytes(name))).recipe
        }
    }

    /// Recipes name them by their titles.
    static func key(_ title: String) -> String { title.onOneLine.lowercased() }

    /// The recipe with its components' ingredients and steps under their titles, made before its own, each
    /// once. One that isn't there stays a line to buy.
    func joined(_ recipe: WrittenRecipe, _ titles: [String]) -> WrittenRecipe {
        var recipe = recipe
        var steps: [WrittenStep] = []
        var joined: Set<String> = []
        for title in titles where joined.insert(Self.key(title)).inserted {
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
