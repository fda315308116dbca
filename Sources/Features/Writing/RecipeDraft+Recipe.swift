import Kit
import Recipes

/// From the library into the editor, and back.
extension RecipeDraft {
    init(_ recipe: Recipe) {
        self.init(recipeID: recipe.id)
        self[.title] = recipe.title
        self[.summary] = recipe.summary
        self[.servings] = "\(recipe.servings)"
        self[.yield] = recipe.yield
        if recipe.preparationMinutes > 0 { self[.preparation] = TypedMinutes.text(recipe.preparationMinutes) }
        if recipe.cookingMinutes > 0 { self[.cooking] = TypedMinutes.text(recipe.cookingMinutes) }
        if let nutrition = recipe.nutrition { write(nutrition) }
        self[.tags] = recipe.tags.joined(separator: ", ")
        self[.cuisine] = recipe.cuisine
        self[.category] = recipe.category
        self[.author] = recipe.author
        self[.sourceName] = recipe.source?.name ?? ""
        self[.sourceAddress] = recipe.source?.address ?? ""
        self[.notes] = recipe.notes
        if !recipe.ingredients.isEmpty { write(recipe.ingredients) }
        if !recipe.steps.isEmpty {
            steps = recipe.steps.map {
                Step(
                    id: newID(), title: $0.title, text: $0.text,
                    foods: $0.ingredients.map(\.typedLine).joined(separator: "\n"), known: $0.ingredients,
                    untimed: $0.untimed, picture: $0.picture, clip: $0.clip, part: $0.part)
            }
        }
        pictures = recipe.pictures
        stars = recipe.stars
        areDietsWorkedOut = recipe.inferredDiets != nil
        let found = DietFinding(of: recipe.ingredients).diets
        for diet in Diet.allCases where found.contains(diet) != recipe.diets.contains(diet) {
            corrections[diet] = recipe.diets.contains(diet)
        }
    }

    /// What it comes to; what is no number counts as not said. Fit to be saved if it has no flaws.
    var recipe: Recipe {
        let name = self[.sourceName].trimmed, address = self[.sourceAddress].trimmed
        return Recipe(
            id: recipeID, title: self[.title].trimmed, summary: self[.summary].trimmed,
            picture: pictures.first, diets: diets,
            preparationMinutes: TypedMinutes.read(self[.preparation]) ?? 0,
            cookingMinutes: TypedMinutes.read(self[.cooking]) ?? 0, servings: servings ?? 2,
            yield: self[.yield].trimmed, ingredients: ingredients,
            steps: steps.filter { !$0.isBlank }.map(\.step),
            nutrition: nutrition, tags: tags, cuisine: self[.cuisine].trimmed,
            category: self[.category].trimmed, author: self[.author].trimmed,
            source: name.isEmpty && address.isEmpty
                ? nil : Recipe.Source(name: name, address: address.isEmpty ? nil : address),
            notes: self[.notes].trimmed, morePictures: Array(pictures.dropFirst()), stars: stars,
            inferredDiets: areDietsWorkedOut == true ? diets.filter { corrections[$0] == nil } : nil)
    }

    /// Each for the part of the dish that the heading above it names; an empty heading, ":", ends a part.
    var ingredients: [Ingredient] {
        var part: String?
        return lines.compactMap { line in
            if let heading = line.heading { part = heading.isEmpty ? nil : heading }
            var ingredient = line.ingredient
            ingredient?.part = part
            return ingredient
        }
    }

    private mutating func write(_ ingredients: [Ingredient]) {
        lines = []
        var part: String?
        for ingredient in ingredients {
            if ingredient.part != part {
                lines.append(Line(id: newID(), text: (ingredient.part ?? "") + ":"))
                part = ingredient.part
            }
            lines.append(Line(id: newID(), text: ingredient.typedLine, known: ingredient))
        }
    }

    /// Nil if it is no such number; nothing typed is the usual 2.
    var servings: Int? {
        let text = self[.servings].trimmed
        if text.isEmpty { return 2 }
        return Int(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }

    var tags: [String] {
        var seen: Set<String> = []
        return self[.tags].split { ",;\n".contains($0) }.map { String($0).trimmed }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }

    // MARK: Nutrition

    static let nutrients: [Field] = [.kilocalories, .protein, .carbohydrate, .fat]

    /// Nil if nothing is said of it.
    private var nutrition: Nutrition? {
        let values = Self.nutrients.map { Self.number(self[$0]) }
        if Self.nutrients.allSatisfy({ self[$0].trimmed.isEmpty }) { return nil }
        return Nutrition(
            kilocalories: values[0], protein: values[1], carbohydrate: values[2], fat: values[3])
    }

    mutating func write(_ nutrition: Nutrition) {
        let values = [nutrition.kilocalories, nutrition.protein, nutrition.carbohydrate, nutrition.fat]
        for (field, value) in zip(Self.nutrients, values) {
            guard let value else { continue }
            self[field] = value == value.rounded() ? "\(Int(whole: value))" : "\(value)"
        }
    }

    /// "12", "12.5", "12,5"; nil if it is no number that anything could contain.
    static func number(_ text: String) -> Double? {
        let text = text.trimmed.replacing(",", with: ".")
        return Double(text).flatMap { $0.isFinite && (0...100_000).contains($0) ? $0 : nil }
    }
}
