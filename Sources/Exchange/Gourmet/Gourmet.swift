internal import Markup

/// The XML of Gourmet Recipe Manager and Gourmand, and of Tournant.
enum Gourmet: RecipeXML {
    static let name = "Gourmet"
    static let element = "recipe"

    static func recognises(_ file: SourceFile) -> Bool {
        file.begins(with: "<gourmetDoc", within: 1024)
    }

    static func recipe(_ element: MarkupElement) throws(Refusal) -> WrittenRecipe {
        var recipe = WrittenRecipe(title: element.line("title"))
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "Gourmet: no title") }
        // Every cook's first recipe is number 1.
        recipe.identity = element.attribute("id").map { "\($0) \(recipe.title)" } ?? ""
        recipe.category = ProgramText.words(element.line("category"))
        recipe.cuisine = ProgramText.words(element.line("cuisine"))
        recipe.sourceName = element.line("source")
        recipe.address = ProgramText.address(element.line("link"))
        recipe.stars = stars(element.line("rating"))
        recipe.prepMinutes = ProgramText.minutes(element.line("preptime"))
        recipe.cookMinutes = ProgramText.minutes(element.line("cooktime"))
        let yields = [element.line("yields"), element.line("servings")]
        recipe.yield = yields.first { !$0.isEmpty } ?? ""
        if let list = element.child("ingredient-list") { add(list, part: "", to: &recipe.ingredients) }
        recipe.steps = ProgramText.steps(element.lines("instructions"))
        recipe.notes = element.lines("modifications").joined(separator: "\n\n")
        recipe.pictures = element.child("image").flatMap { Base64.picture($0.text) }.map { [$0] } ?? []
        return recipe
    }

    private static func add(_ list: MarkupElement, part: String, to all: inout [WrittenIngredient]) {
        for element in list.children {
            switch element.name {
            case "inggroup": add(element, part: element.line("groupname"), to: &all)
            case "ingredient":
                var words = ["amount", "unit", "item"].map { element.line($0) }.filter { !$0.isEmpty }
                if element.attribute("optional") == "yes" { words.append("(optional)") }
                if !words.isEmpty { all.append(WrittenIngredient(words.joined(separator: " "), part: part)) }
            // Another recipe that goes into this one.
            case "ingref":
                let line = [element.attribute("amount") ?? "", PageText.collapsed(element.text)]
                    .filter { !$0.isEmpty }.joined(separator: " ")
                if !line.isEmpty { all.append(WrittenIngredient(line, part: part)) }
            default: break
            }
        }
    }

    /// "4/5 stars", "8/10", "4".
    private static func stars(_ text: String) -> Int {
        let words = text.split(separator: " ").first ?? ""
        let sides = words.split(separator: "/").map { Double($0.replacing(",", with: ".")) }
        guard let value = sides.first else { return 0 }
        return ProgramText.stars(value, of: sides.count == 2 ? sides[1] ?? 5 : 5)
    }
}
