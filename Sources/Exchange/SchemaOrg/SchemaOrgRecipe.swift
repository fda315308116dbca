/// Recipes in schema.org's words, as web pages and many programs write them.
enum SchemaOrgRecipe {
    /// The recipes in a JSON text, those with ingredients or steps first.
    ///
    /// - Parameter address: where the text was found, to complete addresses in it that are not whole.
    static func read(_ json: [UInt8], address: String? = nil) -> [WrittenRecipe] {
        read(LenientJSON.values(json), address: address)
    }

    /// Programs that write schema.org's words without saying so have objects without a type.
    static func read(object: JSONValue, address: String? = nil) -> WrittenRecipe {
        recipe(object, in: SchemaOrgGraph([object]), address: address)
    }

    static func read(_ values: [JSONValue], address: String?) -> [WrittenRecipe] {
        let graph = SchemaOrgGraph(values)
        var all: [WrittenRecipe] = []
        var known: Set<WrittenRecipe> = []
        for value in graph.recipes.prefix(most) {
            let recipe = recipe(value, in: graph, address: address)
            if known.insert(recipe).inserted { all.append(recipe) }
        }
        // Teasers of other recipes have a title and a picture; the recipe itself has more.
        let whole = all.filter { !$0.ingredients.isEmpty || !$0.steps.isEmpty }
        return whole.isEmpty ? all : whole
    }

    /// Recipes in one file: more than a cook has in a life. A page has few, but what other programs write may
    /// hold all.
    private static let most = 50_000

    private static func recipe(
        _ value: JSONValue, in graph: SchemaOrgGraph, address: String?
    ) -> WrittenRecipe {
        let facts = SchemaOrgFacts(value: value, graph: graph, address: address)
        var recipe = WrittenRecipe(title: facts.line("name", "headline"))
        recipe.description = facts.line("description")
        recipe.author = facts.names("author", "creator")
        recipe.language = facts.line("inLanguage")
        recipe.sourceName = facts.names("publisher")
        recipe.address = facts.ownAddress
        recipe.pictures = facts.pictures("image", "thumbnailUrl")
        recipe.yield = facts.yield
        recipe.prepMinutes = facts.minutes("prepTime")
        recipe.cookMinutes = facts.minutes("cookTime", "performTime")
        recipe.totalMinutes = facts.minutes("totalTime")
        recipe.ingredients = SchemaOrgIngredients.read(
            facts.first("recipeIngredient", "ingredients", "supply"))
        var steps = SchemaOrgSteps(graph: graph, address: address)
        recipe.steps = steps.read(facts.first("recipeInstructions", "step", "steps", "instructions"))
        recipe.isInOnePiece = steps.isInOnePiece
        recipe.category = facts.words("recipeCategory")
        recipe.cuisine = facts.words("recipeCuisine")
        recipe.keywords = facts.words("keywords")
        recipe.diets = facts.diets
        recipe.nutrition = facts.nutrition
        return recipe
    }
}
