internal import Foundation

/// What Mealie calls things, in its tables, its exports and its web service alike.
enum MealieRecipe {
    /// All that doesn't stand in tables of its own; nil if it has no name.
    static func facts(_ row: JSONValue) -> WrittenRecipe? {
        var recipe = WrittenRecipe(title: row.line("name"))
        guard !recipe.title.isEmpty else { return nil }
        recipe.description = row.paragraphs("description")
        recipe.address = ProgramText.address(row.line("org_url", "orgURL"))
        recipe.yield = yield(row)
        recipe.prepMinutes = ProgramText.minutes(row.line("prep_time", "prepTime"))
        let cooking = row.line("perform_time", "performTime")
        recipe.cookMinutes = ProgramText.minutes(
            cooking.isEmpty ? row.line("cook_time", "cookTime") : cooking)
        recipe.totalMinutes = ProgramText.minutes(row.line("total_time", "totalTime"))
        recipe.stars = ProgramText.stars(row.number("rating"))
        return recipe
    }

    /// A recipe with all that belongs to it, as it is exported one by one.
    static func whole(_ json: JSONValue) throws(Refusal) -> WrittenRecipe {
        guard var recipe = facts(json) else { throw Refusal(.noRecipe, cause: "Mealie: no name") }
        recipe.identity = MealieDatabase.id(json["id"])
        var part = ""
        for row in json.first("recipe_ingredient", "recipeIngredient")?.elements ?? [] {
            if !row.line("title").isEmpty { part = row.line("title") }
            let line =
                row.string.map { PageText.collapsed($0) } ?? line(row, food: row["food"], unit: row["unit"])
            if !line.isEmpty { recipe.ingredients.append(WrittenIngredient(line, part: part)) }
        }
        recipe.steps = steps(json.first("recipe_instructions", "recipeInstructions")?.elements ?? [])
        recipe.notes = notes(json["notes"]?.elements ?? [])
        recipe.category = json.names("recipe_category", "recipeCategory")
        recipe.keywords = json.names("tags")
        recipe.nutrition = json["nutrition"].map(nutrition) ?? [:]
        return recipe
    }

    /// Food and unit are objects, or texts in old exports; a line nobody took apart is a note.
    static func line(_ row: JSONValue, food: JSONValue?, unit: JSONValue?) -> String {
        let quantity = row.number("quantity")
        let note = row.line("note")
        let isMany = (quantity ?? 1) > 1
        let food = word(food, isMany: isMany)
        let unit =
            unit?["use_abbreviation"]?.isTrue == true && unit?.line("abbreviation").isEmpty == false
            ? unit?.line("abbreviation") ?? "" : word(unit, isMany: isMany)
        guard food.isEmpty else { return ProgramAmount.line(quantity, unit, food, note: note) }
        if note.isEmpty { return row.line("original_text", "originalText", "display") }
        // Mealie counts 1 of whatever it doesn't know.
        return unit.isEmpty && quantity ?? 1 == 1 ? note : ProgramAmount.line(quantity, unit, note)
    }

    static func steps(_ rows: [JSONValue]) -> [WrittenStep] {
        var part = ""
        var steps: [WrittenStep] = []
        for row in rows {
            if !row.line("title").isEmpty { part = row.line("title") }
            let lines = row.string.map { PageText.split($0) } ?? row.lines("text")
            let text = lines.joined(separator: "\n")
            if !text.isEmpty { steps.append(WrittenStep(text, title: row.line("summary"), part: part)) }
        }
        return steps
    }

    static func notes(_ rows: [JSONValue]) -> String {
        ProgramText.joined(
            rows.map { row in
                let title = row.line("title")
                let text = row.paragraphs("text")
                return title.isEmpty || text.isEmpty ? title + text : title + "\n" + text
            })
    }

    /// "carbohydrate_content" is schema.org's "carbohydrateContent".
    static func nutrition(_ row: JSONValue) -> [String: String] {
        var all: [String: String] = [:]
        for member in row.members
        where member.name == "calories" || member.name.lowercased().hasSuffix("content") {
            let words = member.name.split(separator: "_")
            let name = words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }
            let text = PageText.collapsed(member.value.string ?? "")
            if !text.isEmpty { all[name.joined()] = text }
        }
        return all
    }

    /// Newer ones keep the number apart from the words.
    private static func yield(_ row: JSONValue) -> String {
        let words = row.line("recipe_yield", "recipeYield")
        let made = row.number("recipe_yield_quantity", "recipeYieldQuantity") ?? 0
        if made > 0, !words.contains(where: \.isNumber) { return ProgramAmount.line(made, words, "") }
        if !words.isEmpty { return words }
        let served = row.number("recipe_servings", "recipeServings") ?? 0
        return served > 0 ? ProgramAmount.text(served) : ""
    }

    private static func word(_ value: JSONValue?, isMany: Bool) -> String {
        guard let value else { return "" }
        if let text = value.string { return PageText.collapsed(text) }
        let plural = value.line("plural_name", "pluralName")
        return isMany && !plural.isEmpty ? plural : value.line("name")
    }
}
