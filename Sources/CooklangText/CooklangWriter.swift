import Printed
public import Recipes

/// Writes a recipe as Cooklang, its ingredients and timers marked where the steps speak of them.
///
/// Read again it is the same recipe, but for what the format has no place for: pictures, which durations
/// nobody wants timed, amounts of nothing, and the short title of a step without a timer. The ingredients of
/// a step come in the order of its words, and one that a step speaks of without listing it is listed.
public enum CooklangWriter {
    /// - Parameter mostSearched: letters of text times ingredients, up to which the text is searched for each; a long
    ///   recipe has a hundred thousand. Of a longer one the steps list what goes in behind their words.
    public static func text(_ recipe: Recipe, mostSearched: Int = 40_000_000) -> String {
        let body = body(recipe, mostSearched)
        // What the steps add up to may have another order, other parts or other remarks.
        return front(recipe, list: listed(in: body) != recipe.ingredients) + body
    }

    /// What the steps add up to.
    private static func listed(in body: String) -> [Ingredient] {
        var list = CooklangList(), part = ""
        for block in CooklangBlocks(body[...]).blocks {
            switch block {
            case .section(let name): part = name
            case .note: break
            case .step(let items): list.add(CooklangStep(items), part: part)
            }
        }
        return list.lines.map { line in
            var ingredient = line.ingredient
            if !line.part.isEmpty { ingredient.part = line.part.onOneLine }
            return ingredient
        }
    }

    private static func front(_ recipe: Recipe, list: Bool) -> String {
        var front = FrontMatterText()
        front.put("title", recipe.title)
        front.put("description", recipe.summary)
        front.put("servings", recipe.yield.isEmpty ? "\(recipe.servings)" : recipe.yield)
        if recipe.preparationMinutes > 0 {
            front.put("prep time", WrittenMinutes.text(recipe.preparationMinutes))
        }
        if recipe.cookingMinutes > 0 { front.put("cook time", WrittenMinutes.text(recipe.cookingMinutes)) }
        front.put("author", recipe.author)
        front.put(
            "source", table: [("name", recipe.source?.name ?? ""), ("url", recipe.source?.address ?? "")])
        front.put("course", recipe.category)
        front.put("cuisine", recipe.cuisine)
        front.put("diet", recipe.diets.map(\.rawValue).sorted())
        front.put("tags", recipe.tags)
        if let nutrition = recipe.nutrition { front.put("nutrition", table: nutrition.schemaOrg) }
        if recipe.stars > 0 { front.put("rating", "\(recipe.stars)") }
        if list { front.put("ingredients", self.list(recipe.ingredients)) }
        return front.text
    }

    private static func list(_ ingredients: [Ingredient]) -> [String] {
        var lines: [String] = [], part = ""
        for ingredient in ingredients {
            let next = ingredient.part ?? ""
            if next != part { lines.append(section(next)) }
            part = next
            lines.append(CooklangStepWriter.component(ingredient))
        }
        return lines
    }

    private static func section(_ part: String) -> String {
        part.isEmpty ? "=" : "= \(CooklangEscaping.text(part.onOneLine[...], startsLine: true))"
    }

    private static func body(_ recipe: Recipe, _ mostSearched: Int) -> String {
        let writer = CooklangStepWriter(recipe, mostSearched: mostSearched)
        var paragraphs: [String] = [], part = ""
        func open(_ next: String) {
            if next != part { paragraphs.append(section(next)) }
            part = next
        }
        var rest = writer.unmentioned[...]
        for (place, step) in recipe.steps.enumerated() {
            let next = step.part ?? ""
            // What no step speaks of stands before the first step of its part.
            let due = place == 0 ? rest.filter { one in !recipe.steps.contains { $0.part == one.part } } : []
            let own = rest.filter { $0.part == step.part }
            for ingredient in due {
                open(ingredient.part ?? "")
                paragraphs.append(CooklangStepWriter.component(ingredient))
            }
            rest.removeAll { one in own.contains(one) || due.contains(one) }
            open(next)
            if !own.isEmpty {
                paragraphs.append(own.map(CooklangStepWriter.component).joined(separator: ", "))
            }
            let text = writer.text(of: place)
            if !text.isEmpty { paragraphs.append(text) }
        }
        for ingredient in rest {
            open(ingredient.part ?? "")
            paragraphs.append(CooklangStepWriter.component(ingredient))
        }
        for note in recipe.notes.paragraphs {
            let lines = note.lines.map { "> " + CooklangEscaping.text($0, startsLine: false) }
            paragraphs.append(lines.joined(separator: "\\\n"))
        }
        return paragraphs.map { "\n\($0)\n" }.joined()
    }
}

extension String {
    /// What empty lines part.
    package var paragraphs: [String] {
        lines.split { $0.unicodeScalars.allSatisfy(\.isSpace) }.map { $0.joined(separator: "\n").stripped }
    }
}
