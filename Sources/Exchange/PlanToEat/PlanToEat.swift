/// The table that Plan to Eat exports.
enum PlanToEat: RecipeTable {
    static let name = "Plan to Eat"
    static let columns: Set<String> = ["Title", "Ingredients", "Directions", "Url Host"]

    static func recipe(_ cell: (String) -> String) throws(Refusal) -> WrittenRecipe {
        func line(_ column: String) -> String { PageText.collapsed(cell(column)) }
        var recipe = WrittenRecipe(title: line("Title"))
        guard !recipe.title.isEmpty else {
            throw Refusal(.noRecipe, cause: "Plan to Eat: no title")
        }
        recipe.description = ProgramText.paragraphs(cell("Description"))
        recipe.sourceName = line("Source")
        recipe.address = ProgramText.address(cell("Url"))
        recipe.identity = line("Public Url")
        recipe.prepMinutes = ProgramText.minutes(cell("Prep Time"))
        recipe.cookMinutes = ProgramText.minutes(cell("Cook Time"))
        recipe.totalMinutes = ProgramText.minutes(cell("Total Time"))
        recipe.yield = line("Yield").isEmpty ? line("Servings") : line("Yield")
        recipe.ingredients = ingredients(PageText.split(cell("Ingredients")))
        recipe.steps = ProgramText.steps(PageText.split(cell("Directions")))
        recipe.category = [line("Course")].filter { !$0.isEmpty }
        recipe.cuisine = [line("Cuisine")].filter { !$0.isEmpty }
        recipe.keywords = ProgramText.words(cell("Tags")) + [line("Main Ingredient")].filter { !$0.isEmpty }
        recipe.stars = ProgramText.stars(Double(line("Rating")))
        let picture = ProgramText.address(cell("Photo Url"))
        if !picture.isEmpty { recipe.pictures = [.address(picture)] }
        for (column, name) in nutrition where !line(column).isEmpty { recipe.nutrition[name] = line(column) }
        return recipe
    }

    /// A heading is a line that has nothing before its comma; "itm" is a unit that means none.
    private static func ingredients(_ lines: [String]) -> [WrittenIngredient] {
        var part = ""
        var all: [WrittenIngredient] = []
        for line in lines {
            if line.hasPrefix(",") {
                part = PageText.collapsed(line.dropFirst())
                continue
            }
            var words = line.split(separator: " ")
            if words.count > 2, words[1] == "itm" { words.remove(at: 1) }
            all.append(WrittenIngredient(words.joined(separator: " "), part: part))
        }
        return all
    }

    private static let nutrition = [
        "Calories": "calories", "Fat": "fatContent", "Saturated Fat": "saturatedFatContent",
        "Cholesterol": "cholesterolContent", "Sodium": "sodiumContent", "Sugar": "sugarContent",
        "Carbohydrate": "carbohydrateContent", "Fiber": "fiberContent", "Protein": "proteinContent",
    ]
}
