/// The table that My Recipe Box exports.
enum MyRecipeBox: RecipeTable {
    static let name = "My Recipe Box"
    static let columns: Set<String> = ["title", "preparationTime", "ingredients", "instructions"]

    static func recipe(_ cell: (String) -> String) throws(Refusal) -> WrittenRecipe {
        func line(_ column: String) -> String { PageText.collapsed(cell(column)) }
        var recipe = WrittenRecipe(title: line("title"))
        guard !recipe.title.isEmpty else {
            throw Refusal(.noRecipe, cause: "My Recipe Box: no title")
        }
        recipe.description = ProgramText.paragraphs(cell("description"))
        recipe.prepMinutes = ProgramText.minutes(cell("preparationTime"))
        recipe.cookMinutes = ProgramText.minutes(cell("cookingTime"))
        recipe.totalMinutes = ProgramText.minutes(cell("totalTime"))
        recipe.yield = line("quantity")
        recipe.ingredients = ProgramText.ingredients(PageText.split(cell("ingredients")))
        recipe.steps = ProgramText.steps(PageText.split(cell("instructions")))
        recipe.notes = ProgramText.joined([ProgramText.paragraphs(cell("notes")), line("video")])
        recipe.nutrition = nutrition(PageText.split(cell("nutrition")))
        recipe.stars = ProgramText.stars(Double(line("rating")))
        recipe.category = ProgramText.words(cell("categories"), at: [";"])
        recipe.keywords = ProgramText.words(cell("tags"), at: [";"])
        recipe.address = ProgramText.address(cell("source"))
        if recipe.address.isEmpty { recipe.sourceName = line("source") }
        let picture = ProgramText.address(cell("originalPicture"))
        if !picture.isEmpty { recipe.pictures = [.address(picture)] }
        return recipe
    }

    /// "saturatedFat : 1 g" is schema.org's "saturatedFatContent".
    private static func nutrition(_ lines: [String]) -> [String: String] {
        var all: [String: String] = [:]
        for line in lines {
            let sides = line.split(separator: ":", maxSplits: 1).map { PageText.collapsed($0) }
            guard sides.count == 2, !sides[1].isEmpty else { continue }
            let isContent = !["calories", "servingSize"].contains(sides[0])
            all[sides[0] + (isContent ? "Content" : "")] = sides[1]
        }
        return all
    }
}
