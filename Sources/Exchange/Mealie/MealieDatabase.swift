/// The tables of a Mealie, put together by their numbers.
struct MealieDatabase {
    let recipes: [JSONValue]
    let isOne: Bool
    private let tables: JSONValue
    private let ingredients: [String: [JSONValue]]
    private let instructions: [String: [JSONValue]]
    private let notes: [String: [JSONValue]]
    private let nutrition: [String: [JSONValue]]
    private let ratings: [String: [JSONValue]]
    private let categories: [String: [String]]
    private let tags: [String: [String]]
    private let foods: [String: JSONValue]
    private let units: [String: JSONValue]

    init(_ tables: JSONValue) {
        self.tables = tables
        isOne = tables["recipes"] != nil && tables.first("recipes_ingredients", "recipe_instructions") != nil
        recipes = tables["recipes"]?.elements ?? []
        func table(_ name: String) -> [String: [JSONValue]] {
            let rows = tables[name]?.elements ?? []
            return Dictionary(grouping: rows) { Self.id($0["recipe_id"]) }
                .mapValues { $0.sorted { $0.count("position") ?? 0 < $1.count("position") ?? 0 } }
        }
        func named(_ name: String) -> [String: JSONValue] {
            Dictionary((tables[name]?.elements ?? []).map { (Self.id($0["id"]), $0) }) { first, _ in first }
        }
        func words(_ links: String, _ names: String, _ key: String) -> [String: [String]] {
            let words = named(names).mapValues { $0.line("name") }
            return table(links).mapValues { $0.compactMap { words[Self.id($0[key])] }.filter { !$0.isEmpty } }
        }
        ingredients = table("recipes_ingredients")
        instructions = table("recipe_instructions")
        notes = table("notes")
        nutrition = table("recipe_nutrition")
        ratings = table("users_to_recipes")
        categories = words("recipes_to_categories", "categories", "category_id")
        tags = words("recipes_to_tags", "tags", "tag_id")
        foods = named("ingredient_foods")
        units = named("ingredient_units")
    }

    /// A number of a row, however it is written.
    static func id(_ value: JSONValue?) -> String { (value?.string ?? "").lowercased().filter { $0 != "-" } }

    /// Nil if it has no name.
    func recipe(_ row: JSONValue, _ id: String) -> WrittenRecipe? {
        guard var recipe = MealieRecipe.facts(row) else { return nil }
        recipe.identity = id
        var part = ""
        for row in ingredients[id] ?? [] {
            if !row.line("title").isEmpty { part = row.line("title") }
            let food = foods[Self.id(row["food_id"])], unit = units[Self.id(row["unit_id"])]
            let line = MealieRecipe.line(row, food: food, unit: unit)
            if !line.isEmpty { recipe.ingredients.append(WrittenIngredient(line, part: part)) }
        }
        recipe.steps = MealieRecipe.steps(instructions[id] ?? [])
        recipe.notes = MealieRecipe.notes(notes[id] ?? [])
        recipe.category = categories[id] ?? []
        recipe.keywords = tags[id] ?? []
        if let row = nutrition[id]?.first { recipe.nutrition = MealieRecipe.nutrition(row) }
        let stars = (ratings[id] ?? []).compactMap { $0.number("rating") }.max()
        if recipe.stars == 0 { recipe.stars = ProgramText.stars(stars) }
        return recipe
    }
}
