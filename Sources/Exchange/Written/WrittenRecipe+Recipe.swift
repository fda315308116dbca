public import Recipes

extension WrittenRecipe {
    /// Ingredients, steps, ingredients that are marked in the steps, and bytes of all text, that a recipe has
    /// at most; a larger one is refused whole.
    static let mostLines = 1000, mostText = 1 << 20

    /// The recipe as the library keeps it, its lines read.
    ///
    /// Pictures are left out: what they are called is known only once they have been fetched. What acts
    /// unseen is left out of all words, for this is where strangers' words become the cook's.
    /// - Parameter id: what the library is to call it.
    public func recipe(id: String) throws(Refusal) -> Recipe {
        let title = title.withoutUnseen.onOneLine
        if title.isEmpty || ingredients.isEmpty && steps.isEmpty { throw Refusal(.noRecipe, cause: title) }
        let text =
            ingredients.reduce(0) { $0 + $1.line.utf8.count } + steps.reduce(0) { $0 + $1.text.utf8.count }
        let marked = steps.reduce(0) { $0 + ($1.ingredients?.count ?? 0) }
        guard ingredients.count <= Self.mostLines, steps.count <= Self.mostLines, marked <= Self.mostLines,
            text <= Self.mostText,
            title.utf8.count + description.utf8.count + notes.utf8.count <= Self.mostText
        else { throw Refusal(.tooLarge, cause: String(title.prefix(80))) }
        let yield = WrittenYield(yield)
        let nutrition = WrittenNutrition(nutrition)
        let rest = nutrition.rest.joined(separator: " · ")
        return Recipe(
            id: id, title: title, summary: description.stripped, diets: diets,
            preparationMinutes: Self.sane(prepMinutes) ?? 0, cookingMinutes: unattendedMinutes,
            servings: yield.servings, yield: yield.words,
            ingredients: ingredients.compactMap(\.ingredient), steps: steps.compactMap(\.step),
            nutrition: nutrition.nutrition, tags: Self.tags(keywords),
            cuisine: Self.tags(cuisine).joined(separator: ", "),
            category: Self.tags(category).joined(separator: ", "), author: author.onOneLine, source: source,
            notes: [notes.stripped, rest].filter { !$0.isEmpty }.joined(separator: "\n\n"), stars: stars
        ).withoutUnseen
    }

    private var source: Recipe.Source? {
        let name = sourceName.onOneLine, address = address.stripped
        if name.isEmpty && address.isEmpty { return nil }
        return Recipe.Source(name: name, address: address.isEmpty ? nil : address)
    }

    /// All that isn't preparation: what the author calls cooking, or what the whole takes longer than that,
    /// as where dough rests.
    private var unattendedMinutes: Int {
        let preparation = Self.sane(prepMinutes) ?? 0
        let whole = Self.sane(totalMinutes).map { max(0, $0 - preparation) } ?? 0
        return max(Self.sane(cookMinutes) ?? 0, whole)
    }

    private static func sane(_ minutes: Int?) -> Int? {
        minutes.flatMap { (0...TypedMinutes.most).contains($0) ? $0 : nil }
    }

    /// Each once, in any case, and no more of them than anybody reads.
    private static func tags(_ all: [String]) -> [String] {
        var seen: Set<String> = []
        return Array(
            all.map(\.onOneLine).filter {
                !$0.isEmpty && $0.utf8.count <= 200 && seen.insert($0.lowercased()).inserted
            }
            .prefix(60))
    }
}

extension WrittenIngredient {
    /// Nil if nothing is written.
    var ingredient: Ingredient? {
        guard var ingredient = read ?? Ingredient.read(IngredientLine.withoutPoint(line.withoutUnseen)) else {
            return nil
        }
        let part = part.onOneLine
        if !part.isEmpty { ingredient.part = part }
        return ingredient
    }
}

extension WrittenStep {
    /// Nil if nothing is to be done.
    var step: Step? {
        let text = text.withoutUnseen.stripped, title = title.withoutUnseen.onOneLine
        let part = part.onOneLine
        if text.isEmpty && title.isEmpty { return nil }
        return Step(
            title: text.isEmpty ? "" : title, text: text.isEmpty ? title : text,
            ingredients: ingredients ?? [], part: part.isEmpty ? nil : part)
    }
}
