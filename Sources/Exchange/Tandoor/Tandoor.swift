internal import Foundation

/// What Tandoor exports: an archive of archives, each with a `recipe.json` and a picture.
enum Tandoor: FolderFormat {
    static let name = "Tandoor"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains("recipe.json") == true }
    }

    static func isOne(_ folder: ParcelFolder) -> Bool {
        guard let bytes = try? folder.bytes("recipe.json") else { return false }
        return ProgramJSON.mentions("working_time", in: bytes, first: bytes.count)
            && ProgramJSON.mentions("steps", in: bytes, first: bytes.count)
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        take(
            Result { () throws(Refusal) in
                var recipe = try recipe(ProgramJSON.read(folder.bytes("recipe.json")))
                recipe.pictures = folder.picture(called: "image").map { [$0] } ?? []
                return recipe
            })
    }

    static func recipe(_ json: JSONValue) throws(Refusal) -> WrittenRecipe {
        var recipe = WrittenRecipe(title: json.line("name"))
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "Tandoor: no name") }
        recipe.description = json.paragraphs("description")
        recipe.keywords = json.names("keywords")
        recipe.address = ProgramText.address(json.line("source_url"))
        recipe.yield = ProgramAmount.line(json.number("servings"), json.line("servings_text"), "")
        let working = json.count("working_time") ?? 0, waiting = json.count("waiting_time") ?? 0
        recipe.prepMinutes = working > 0 ? working : nil
        recipe.cookMinutes = waiting > 0 ? waiting : nil
        recipe.nutrition = nutrition(json["nutrition"])
        let steps = json["steps"]?.elements ?? []
        for step in inOrder(steps) { add(step, isOnly: steps.count == 1, to: &recipe) }
        return recipe
    }

    /// A step of Tandoor's is a section: a name, what goes in, and as many paragraphs as it likes.
    private static func add(_ step: JSONValue, isOnly: Bool, to recipe: inout WrittenRecipe) {
        let part = step.line("name")
        var lines: [String] = []
        var heading = part
        for row in inOrder(step["ingredients"]?.elements ?? []) {
            let line = line(row)
            lines.append(line)
            if row["is_header"]?.isTrue == true {
                heading = row.line("note").isEmpty ? line : row.line("note")
            } else if !line.isEmpty {
                recipe.ingredients.append(WrittenIngredient(line, part: heading))
            }
        }
        for line in step.lines("instruction") {
            let text = named(line, lines)
            // Markdown's headings; in a recipe they are called "Notes" more often than not.
            let isHeading = text.hasPrefix("#")
            let plain = PageText.collapsed(text.drop { $0 == "#" }).replacing("**", with: "")
            if !plain.isEmpty {
                recipe.steps.append(WrittenStep(isHeading ? plain + ":" : plain, part: part))
            }
        }
    }

    private static func line(_ row: JSONValue) -> String {
        let quantity = row["no_amount"]?.isTrue == true ? nil : row.number("amount")
        let isMany = (quantity ?? 1) > 1
        func word(_ name: String) -> String {
            guard let value = row[name] else { return "" }
            let plural = value.line("plural_name")
            return isMany && !plural.isEmpty ? plural : value.line("name")
        }
        return ProgramAmount.line(quantity, word("unit"), word("food"), note: row.line("note"))
    }

    /// "Fry the {{ ingredients[0] }}" says which by its place.
    private static func named(_ text: String, _ lines: [String]) -> String {
        var whole = ""
        var rest = text[...]
        while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
            whole += rest[..<start.lowerBound]
            let digits = rest[start.upperBound..<end.lowerBound].filter { $0.isASCII && $0.isNumber }
            if let place = Int(digits), lines.indices.contains(place) { whole += lines[place] }
            rest = rest[end.upperBound...]
        }
        return whole + rest
    }

    private static func inOrder(_ rows: [JSONValue]) -> [JSONValue] {
        rows.enumerated().sorted { one, other in
            let (first, second) = (one.element.count("order") ?? 0, other.element.count("order") ?? 0)
            return first == second ? one.offset < other.offset : first < second
        }.map(\.element)
    }

    private static func nutrition(_ json: JSONValue?) -> [String: String] {
        let names = [
            "calories": "calories", "carbohydrates": "carbohydrateContent", "fats": "fatContent",
            "proteins": "proteinContent",
        ]
        var all: [String: String] = [:]
        for (theirs, ours) in names {
            guard let value = json?.number(theirs), value > 0 else { continue }
            all[ours] = ProgramAmount.plain(value) + (theirs == "calories" ? " kcal" : " g")
        }
        return all
    }
}
