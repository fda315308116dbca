public import Recipes

/// Writes a recipe as web pages carry it: JSON-LD with schema.org's names.
///
/// It has no place for the parts of the ingredient list, the ingredients of each step, what nobody wants
/// timed and stars; an ingredient is a line of words, which is read again. Readers of pages take what looks
/// like a tag or an entity for markup, and a line break in a step for the beginning of the next.
public struct SchemaOrgWriter {
    private var line = JSONLine(.page)

    /// Of a recipe that people have reviewed.
    public struct Rating: Sendable, Hashable {
        /// Stars, 1…5.
        public var mean: Double
        public var count: Int

        public init(mean: Double, count: Int) { (self.mean, self.count) = (mean, count) }
    }

    /// - Parameters:
    ///   - pictures: addresses, the one on the card first; `data:` is one too.
    ///   - clips: the clips of steps, by their names in the library.
    ///   - rating: nil = nobody has reviewed it.
    public static func json(
        _ recipe: Recipe, pictures: [String] = [], clips: [String: RecipeHTML.Picture] = [:],
        rating: Rating? = nil
    ) -> String {
        var writer = SchemaOrgWriter()
        writer.write(recipe, pictures, clips, rating)
        return writer.line.text
    }

    private mutating func write(
        _ recipe: Recipe, _ pictures: [String], _ clips: [String: RecipeHTML.Picture], _ rating: Rating?
    ) {
        line.open("{")
        put("@context", "https://schema.org")
        put("@type", "Recipe")
        put("name", recipe.title)
        put("description", recipe.summary)
        put("image", list: pictures)
        if !recipe.author.isEmpty { put("author", "Person", [("name", recipe.author)]) }
        put("recipeYield", recipe.yield.isEmpty ? "\(recipe.servings) servings" : recipe.yield)
        put("prepTime", minutes: recipe.preparationMinutes)
        put("cookTime", minutes: recipe.cookingMinutes)
        put("totalTime", minutes: recipe.totalMinutes)
        put("recipeCategory", recipe.category)
        put("recipeCuisine", recipe.cuisine)
        put("keywords", recipe.tags.joined(separator: ", "))
        put("suitableForDiet", list: Self.diets(recipe.diets).map { "https://schema.org/" + $0 })
        if let nutrition = recipe.nutrition {
            put("nutrition", "NutritionInformation", nutrition.schemaOrg.map { ($0.name, $0.amount) })
        }
        if let rating { put(rating) }
        put("recipeIngredient", list: recipe.ingredients.map(\.typedLine))
        if !recipe.steps.isEmpty { put(recipe.steps, clips) }
        if !recipe.notes.isEmpty {
            line.key("comment")
            line.open("[")
            thing("Comment", [("text", recipe.notes)])
            line.close("]")
        }
        put("url", recipe.source?.address ?? "")
        if let name = recipe.source?.name, !name.isEmpty {
            put("publisher", "Organization", [("name", name)])
        }
        line.close("}")
    }

    // MARK: Pieces; what is empty isn't written

    private mutating func put(_ key: String, _ text: String) {
        guard !text.isEmpty else { return }
        line.key(key)
        line.value(text)
    }

    private mutating func put(_ key: String, list: [String]) {
        guard !list.isEmpty else { return }
        line.key(key)
        line.open("[")
        for text in list { line.value(text) }
        line.close("]")
    }

    /// As ISO 8601 has it: "PT1H20M".
    private mutating func put(_ key: String, minutes: Int) {
        guard minutes > 0 else { return }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        put(key, "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : ""))
    }

    private mutating func put(_ key: String, _ type: String, _ texts: [(String, String)]) {
        line.key(key)
        thing(type, texts)
    }

    private mutating func put(_ rating: Rating) {
        line.key("aggregateRating")
        line.open("{")
        put("@type", "AggregateRating")
        line.key("ratingValue")
        line.value((rating.mean * 10).rounded() / 10)
        line.key("ratingCount")
        line.value(Double(rating.count))
        line.close("}")
    }

    private mutating func thing(_ type: String, _ texts: [(String, String)]) {
        line.open("{")
        put("@type", type)
        for (key, text) in texts { put(key, text) }
        line.close("}")
    }

    // MARK: Steps

    /// Steps in a row that have the same part are a section.
    private mutating func put(_ steps: [Step], _ clips: [String: RecipeHTML.Picture]) {
        line.key("recipeInstructions")
        line.open("[")
        var place = 0
        while place < steps.count {
            let part = steps[place].part ?? ""
            var end = place + 1
            while end < steps.count, (steps[end].part ?? "") == part { end += 1 }
            if !part.isEmpty {
                line.open("{")
                put("@type", "HowToSection")
                put("name", part)
                line.key("itemListElement")
                line.open("[")
            }
            for step in steps[place..<end] { write(step, clips) }
            if !part.isEmpty {
                line.close("]")
                line.close("}")
            }
            place = end
        }
        line.close("]")
    }

    private mutating func write(_ step: Step, _ clips: [String: RecipeHTML.Picture]) {
        line.open("{")
        put("@type", "HowToStep")
        put("name", step.title)
        put("text", step.text)
        if let clip = step.clip.flatMap({ clips[$0] }) {
            let film = [
                ("name", step.title.isEmpty ? step.text : step.title), ("encodingFormat", clip.mediaType),
                ("contentUrl", DataAddress.text(clip.bytes, mediaType: clip.mediaType)),
            ]
            put("video", "VideoObject", film)
        }
        line.close("}")
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
