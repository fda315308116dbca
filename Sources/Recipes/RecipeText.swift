/// A recipe as plain text, for a message or the clipboard.
public enum RecipeText {
    public static func text(_ recipe: Recipe, _ words: any KitchenWords) -> String {
        var parts = [recipe.title]
        if !recipe.summary.isEmpty { parts.append(recipe.summary) }
        parts.append(facts(recipe, words))
        if !recipe.ingredients.isEmpty {
            parts.append(
                words.ingredientsTitle + "\n"
                    + lines(recipe.ingredients.map { ($0.part, "- \($0.line(words))") }))
        }
        if !recipe.steps.isEmpty {
            let steps = recipe.steps.enumerated().map { ($1.part, "\($0 + 1). \($1.text)") }
            parts.append(words.methodTitle + "\n" + lines(steps))
        }
        if !recipe.notes.isEmpty { parts.append(words.notesTitle + "\n" + recipe.notes) }
        if let source = origin(recipe, words) { parts.append(source) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// With a heading wherever another part of the dish begins.
    private static func lines(_ lines: [(part: String?, text: String)]) -> String {
        var all: [String] = []
        var part: String?
        for line in lines {
            if line.part != part, let heading = line.part { all.append("\(heading):") }
            part = line.part
            all.append(line.text)
        }
        return all.joined(separator: "\n")
    }

    private static func facts(_ recipe: Recipe, _ words: any KitchenWords) -> String {
        var facts = [words.serves(recipe.servings)]
        if !recipe.yield.isEmpty { facts.append(words.makes(recipe.yield)) }
        if recipe.preparationMinutes > 0 {
            facts.append(words.preparation(minutes: recipe.preparationMinutes))
        }
        if recipe.cookingMinutes > 0 { facts.append(words.cooking(minutes: recipe.cookingMinutes)) }
        return facts.joined(separator: " · ")
    }

    private static func origin(_ recipe: Recipe, _ words: any KitchenWords) -> String? {
        let known = [recipe.author, recipe.source?.name ?? "", recipe.source?.address ?? ""]
        let said = known.filter { !$0.isEmpty }
        return said.isEmpty ? nil : words.from(said.joined(separator: ", "))
    }
}
