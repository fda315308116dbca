public import Recipes

/// What is asked of Edamam's Recipe Search API, version 2 (developer.edamam.com/edamam-docs-recipe-api).
public struct EdamamQuestion: Sendable, Hashable {
    public enum Wish: Sendable, Hashable {
        /// Recipes that fit what was typed.
        case words(String)
        /// Some main courses by chance, for the deck.
        case surprise
        /// Whether the key is good, and nothing else.
        case check
    }

    public let wish: Wish
    /// What the cook eats and can't eat; Edamam leaves out what doesn't fit, as far as it knows.
    public let diets: Set<Diet>
    public let without: Set<Allergen>
    /// Where an earlier answer goes on: ``EdamamAnswer/next``.
    public let page: String?

    /// Characters of what was typed that are asked for.
    static let longest = 120
    public static let host = "api.edamam.com"
    static let path = "/api/recipes/v2"

    public init(
        _ wish: Wish, diets: Set<Diet> = [], without: Set<Allergen> = [], page: String? = nil
    ) {
        (self.wish, self.diets, self.without, self.page) = (wish, diets, without, page)
    }

    /// The same, from where an answer goes on.
    public func goingOn(at page: String) -> EdamamQuestion {
        EdamamQuestion(wish, diets: diets, without: without, page: page)
    }

    /// Where it is asked. The key stands in it, so it is shown and logged nowhere.
    public func address(_ key: EdamamKey) -> String {
        var parts = [("type", "public")]
        switch wish {
        case .words(let words): parts.append(("q", EdamamText.line(words, longest: Self.longest)))
        case .surprise: parts += [("dishType", "Main course"), ("random", "true")]
        case .check: parts.append(("q", "soup"))
        }
        parts += [("app_id", key.id), ("app_key", key.key)]
        let health = Set(diets.flatMap(\.edamamNames) + without.map(\.edamamName))
        // In an order, so that the same question is the same address.
        parts += health.sorted().map { ("health", $0) }
        parts += (wish == .check ? ["uri"] : Self.fields).map { ("field", $0) }
        if let page { parts.append(("_cont", page)) }
        return "https://\(Self.host)\(Self.path)?"
            + parts.map { "\($0)=\(EdamamText.escaped($1))" }.joined(separator: "&")
    }

    /// What is wanted of each recipe: the rest of an answer would be ten times as long.
    private static let fields = [
        "uri", "label", "image", "images", "source", "url", "yield", "dietLabels", "healthLabels",
        "ingredientLines", "calories", "totalTime", "cuisineType", "dishType", "totalNutrients",
    ]
}
