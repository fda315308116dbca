internal import Markup

/// Reads a recipe of MasterCook's from element to element, whatever lies in what: a parser that forgives
/// nests elements that close themselves.
struct MasterCookXMLReading {
    private var recipe = WrittenRecipe()
    private var part = ""
    private var lines: [Line] = []
    private var notes: [String] = []

    /// Bytes of a text; the longest directions have ten thousand.
    private static let longest = 64 << 10

    private struct Line {
        var text: String
        var preparation = ""
        var part: String
    }

    static func recipe(_ top: MarkupElement) throws(Refusal) -> WrittenRecipe {
        var reading = MasterCookXMLReading()
        reading.take(top)
        for element in top.descendants { reading.take(element) }
        return try reading.whole()
    }

    private mutating func take(_ element: MarkupElement) {
        func attribute(_ name: String) -> String { PageText.collapsed(element.attribute(name) ?? "") }
        // Elements that lie in each other would say all that is in them over and over.
        lazy var text = PageText.line(element.text(atMost: Self.longest))
        switch element.name.lowercased() {
        case "rcpe":
            recipe.title = attribute("name")
            recipe.author = attribute("author")
            addPicture(attribute("img"))
        case "serv": if recipe.yield.isEmpty { recipe.yield = attribute("qty") }
        case "yield":
            let yield = [attribute("qty"), attribute("unit")].filter { !$0.isEmpty }.joined(separator: " ")
            if yield.contains(where: \.isNumber), yield != "0" { recipe.yield = yield }
        case "prpt": recipe.prepMinutes = ProgramText.minutes(attribute("elapsed"))
        case "ttim": recipe.totalMinutes = ProgramText.minutes(attribute("elapsed"))
        case "altt":
            if attribute("label").lowercased().contains("cook") {
                recipe.cookMinutes = ProgramText.minutes(attribute("elapsed"))
            }
        case "catt": if !text.isEmpty { recipe.category.append(text) }
        case "natn": recipe.cuisine = ProgramText.words(text)
        case "desc": recipe.description = text
        case "srce": recipe.sourceName = text
        case "alts":
            let address = ProgramText.address(attribute("source"))
            if recipe.address.isEmpty { recipe.address = address }
        case "ingr": addIngredient(element, attribute)
        case "iprp": if !lines.isEmpty { lines[lines.count - 1].preparation = text }
        case "dirt":
            if !text.isEmpty {
                let picture = attribute("img")
                recipe.steps.append(WrittenStep(text, picture: picture.isEmpty ? nil : .path(picture)))
            }
        case "note", "srvi", "wine", "cpyr", "nutr": if !text.isEmpty { notes.append(text) }
        case "rate":
            // From 0 to 10, for taste, difficulty and whatever else; taste is what stars are for.
            if recipe.stars == 0 || attribute("name").lowercased() == "taste" {
                recipe.stars = ProgramText.stars(Double(attribute("value")), of: 10)
            }
        default: break
        }
    }

    private mutating func addIngredient(_ element: MarkupElement, _ attribute: (String) -> String) {
        let name = attribute("name")
        if attribute("code").uppercased() == "S" {
            part = IngredientLine.heading(name) ?? name
            return
        }
        let words = [attribute("qty"), attribute("unit"), name].filter { !$0.isEmpty }
        if !words.isEmpty { lines.append(Line(text: words.joined(separator: " "), part: part)) }
    }

    private mutating func addPicture(_ name: String) {
        if !name.isEmpty { recipe.pictures = [.path(name)] }
    }

    private func whole() throws(Refusal) -> WrittenRecipe {
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "MasterCook: no name") }
        var recipe = recipe
        recipe.ingredients = lines.map { line in
            let text = line.preparation.isEmpty ? line.text : line.text + ", " + line.preparation
            return WrittenIngredient(text, part: line.part)
        }
        recipe.notes = ProgramText.joined(notes)
        return recipe
    }
}
