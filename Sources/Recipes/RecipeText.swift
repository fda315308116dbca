/// A recipe as plain text, for a message or the clipboard.
public enum RecipeText {
    /// In English around the author's own words.
    public static func text(_ recipe: Recipe) -> String {
        var parts = [recipe.title]
        if !recipe.summary.isEmpty { parts.append(recipe.summary) }
        parts.append(facts(recipe))
        if !recipe.ingredients.isEmpty {
            parts.append("Ingredients\n" + recipe.ingredients.map { "- \($0.line)" }.joined(separator: "\n"))
        }
        if !recipe.steps.isEmpty {
            let steps = recipe.steps.enumerated().map { "\($0 + 1). \($1.text)" }
            parts.append("Method\n" + steps.joined(separator: "\n"))
        }
        if !recipe.notes.isEmpty { parts.append("Notes\n" + recipe.notes) }
        if let source = origin(recipe) { parts.append(source) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func facts(_ recipe: Recipe) -> String {
        var facts = ["Serves \(recipe.servings)"]
        if recipe.preparationMinutes > 0 { facts.append("Preparation \(recipe.preparationMinutes) min") }
        if recipe.cookingMinutes > 0 { facts.append("Cooking \(recipe.cookingMinutes) min") }
        return facts.joined(separator: " · ")
    }

    private static func origin(_ recipe: Recipe) -> String? {
        let words = [recipe.author, recipe.source?.name ?? "", recipe.source?.address ?? ""]
        let said = words.filter { !$0.isEmpty }
        return said.isEmpty ? nil : "From: " + said.joined(separator: ", ")
    }
}
