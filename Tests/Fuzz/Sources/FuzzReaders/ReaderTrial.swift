import Exchange
import Recipes

/// What becomes of a recipe that was read.
func keep(_ found: Result<WrittenRecipe, Refusal>) -> Bool {
    guard case .success(let written) = found else { return true }
    guard let recipe = try? written.recipe(id: written.key) else { return true }
    let scaled = recipe.scaled(toServings: 7).shown(in: .us).shown(in: .metric)
    for step in scaled.steps {
        _ = step.durations
        _ = step.mentioned(of: scaled.ingredients)
    }
    // What we write, we read.
    for text in [CooklangWriter.text(recipe), RecipeMDWriter.text(recipe), SchemaOrgWriter.json(recipe)] {
        _ = KnownFormats.read(SourceFile(name: "", bytes: Array(text.utf8))) { _ in true }
    }
    return true
}

/// Lines and steps by themselves.
func readText(_ text: String) {
    for line in text.split(separator: "\n").prefix(50) {
        _ = IngredientReader.read(String(line))
        _ = Ingredient.read(String(line))
        _ = DurationFinder.find(in: String(line))
        _ = TypedMinutes.read(String(line))
    }
}
