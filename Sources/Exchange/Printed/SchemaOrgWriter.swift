public import Recipes

/// Writes a recipe as web pages carry it: JSON-LD with schema.org's names.
///
/// It has no place for the parts of the ingredient list, the ingredients of each step, what nobody wants
/// timed and stars; an ingredient is a line of words, which is read again. Readers of pages take what looks
/// like a tag or an entity for markup, and a line break in a step for the beginning of the next.
public enum SchemaOrgWriter {
    /// - Parameters:
    ///   - pictures: addresses, the one on the card first; `data:` is one too.
    ///   - clips: the clips of steps, by their names in the library.
    public static func json(
        _ recipe: Recipe, pictures: [String] = [], clips: [String: RecipeHTML.Picture] = [:]
    ) -> String {
        var entries: [(String, JSONValue)] = [
            ("@context", .text("https://schema.org")), ("@type", .text("Recipe")),
        ]
        func put(_ key: String, _ text: String) {
            if !text.isEmpty { entries.append((key, .text(text))) }
        }
        func put(_ key: String, list: [JSONValue]) {
            if !list.isEmpty { entries.append((key, .list(list))) }
        }
        put("name", recipe.title)
        put("description", recipe.summary)
        put("image", list: pictures.map { .text($0) })
        if !recipe.author.isEmpty { entries.append(("author", thing("Person", [("name", recipe.author)]))) }
        put("recipeYield", recipe.yield.isEmpty ? "\(recipe.servings) servings" : recipe.yield)
        if recipe.preparationMinutes > 0 { put("prepTime", WrittenMinutes.iso(recipe.preparationMinutes)) }
        if recipe.cookingMinutes > 0 { put("cookTime", WrittenMinutes.iso(recipe.cookingMinutes)) }
        if recipe.totalMinutes > 0 { put("totalTime", WrittenMinutes.iso(recipe.totalMinutes)) }
        put("recipeCategory", recipe.category)
        put("recipeCuisine", recipe.cuisine)
        put("keywords", recipe.tags.joined(separator: ", "))
        put("suitableForDiet", list: diets(recipe.diets).map { .text("https://schema.org/" + $0) })
        if let nutrition = recipe.nutrition {
            entries.append(("nutrition", thing("NutritionInformation", nutrition.written)))
        }
        put("recipeIngredient", list: recipe.ingredients.map { .text($0.typedLine) })
        put("recipeInstructions", list: instructions(recipe.steps, clips))
        put("comment", list: recipe.notes.isEmpty ? [] : [thing("Comment", [("text", recipe.notes)])])
        put("url", recipe.source?.address ?? "")
        if let name = recipe.source?.name, !name.isEmpty {
            entries.append(("publisher", thing("Organization", [("name", name)])))
        }
        return JSONValue.table(entries).line(.page)
    }

    private static func thing(_ type: String, _ texts: [(String, String)]) -> JSONValue {
        .table(
            ([("@type", type)] + texts).filter { !$0.1.isEmpty }.map { ($0.0, .text($0.1)) })
    }

    /// Steps in a row that have the same part are a section.
    private static func instructions(
        _ steps: [Step], _ clips: [String: RecipeHTML.Picture]
    ) -> [JSONValue] {
        var all: [JSONValue] = [], place = 0
        while place < steps.count {
            let part = steps[place].part ?? ""
            var end = place + 1
            while end < steps.count, (steps[end].part ?? "") == part { end += 1 }
            let own = steps[place..<end].map { written($0, clips) }
            if part.isEmpty {
                all += own
            } else {
                all.append(
                    .table([
                        ("@type", .text("HowToSection")), ("name", .text(part)),
                        ("itemListElement", .list(own)),
                    ]))
            }
            place = end
        }
        return all
    }

    private static func written(_ step: Step, _ clips: [String: RecipeHTML.Picture]) -> JSONValue {
        let words = [("@type", "HowToStep"), ("name", step.title), ("text", step.text)].filter {
            !$0.1.isEmpty
        }
        var entries = words.map { ($0.0, JSONValue.text($0.1)) }
        if let clip = step.clip.flatMap({ clips[$0] }) {
            let film = [
                ("name", step.title.isEmpty ? step.text : step.title), ("encodingFormat", clip.mediaType),
                ("contentUrl", DataAddress.text(clip.bytes, mediaType: clip.mediaType)),
            ]
            entries.append(("video", thing("VideoObject", film)))
        }
        return .table(entries)
    }

    /// Those that schema.org knows.
    private static func diets(_ diets: Set<Diet>) -> [String] {
        let names: [(Diet, String)] = [
            (.vegetarian, "VegetarianDiet"), (.vegan, "VeganDiet"), (.glutenFree, "GlutenFreeDiet"),
            (.lactoseFree, "LowLactoseDiet"),
        ]
        return names.filter { diets.contains($0.0) }.map(\.1)
    }
}
