import Exchange

/// The web as sessions know it: one site with a recipe, and nothing else.
enum PretendedWeb {
    /// Whatever is asked for under example.org is the same page; any other address is out of reach.
    static func ask(_ question: WebQuestion) throws(Refusal) -> SourceFile {
        guard !question.isPicture, question.address.hasPrefix("https://example.org/") else {
            throw Refusal(.unreachable, cause: "no such host: \(question.address)")
        }
        return SourceFile(name: "soup", address: question.address, bytes: Array(page.utf8))
    }

    private static let page = """
        <!doctype html><title>Carrot soup</title><h1>Carrot soup</h1>
        <script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe",
        "name": "Carrot soup", "recipeYield": "4 servings", "prepTime": "PT10M", "cookTime": "PT25M",
        "recipeIngredient": ["500 g carrots", "1 onion", "1 l vegetable stock"],
        "recipeInstructions": [{"@type": "HowToStep", "text": "Simmer everything for 25 minutes."},
        {"@type": "HowToStep", "text": "Blend, and season."}]}</script>
        """
}
