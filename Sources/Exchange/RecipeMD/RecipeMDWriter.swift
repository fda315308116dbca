import CooklangText
public import Recipes

/// Writes a recipe as RecipeMD, which every reader of Markdown shows well.
///
/// Read again it is the same recipe, but for what the format has no place for: pictures, diets, nutrition,
/// stars, the ingredients of each step and which durations nobody wants timed. A comma in a tag splits it,
/// one in an ingredient's name begins its remark, and more than one empty line in a text is one.
public enum RecipeMDWriter {
    public static func text(_ recipe: Recipe) -> String {
        var blocks = ["# " + MarkdownEscaping.line(recipe.title.onOneLine)]
        blocks.append(MarkdownEscaping.text(recipe.summary))
        let yield = recipe.yield.isEmpty ? "\(recipe.servings) servings" : recipe.yield
        let isPlainYield = yieldReads(yield)
        blocks.append(facts(recipe, yield: isPlainYield ? "" : yield))
        blocks.append(emphasised("*", recipe.tags.joined(separator: ", ")))
        if isPlainYield { blocks.append(emphasised("**", yield)) }
        blocks.append("---")
        blocks += ingredients(recipe.ingredients)
        let steps = steps(recipe.steps), notes = MarkdownEscaping.text(recipe.notes)
        if !steps.isEmpty || !notes.isEmpty { blocks.append("---") }
        blocks += steps
        if !notes.isEmpty { blocks += ["## Notes", notes] }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func emphasised(_ mark: String, _ text: String) -> String {
        let text = text.onOneLine
        return text.isEmpty ? "" : mark + MarkdownEscaping.line(text) + mark
    }

    /// Whether number and unit, as the format splits them, are the same words again.
    private static func yieldReads(_ yield: String) -> Bool {
        guard let amount = RecipeMDAmount.read(yield), !yield.contains(",") else { return false }
        return [amount.factor, amount.unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ") == yield
    }

    /// What has no place of its own, as a list that people read too.
    private static func facts(_ recipe: Recipe, yield: String) -> String {
        var facts: [(String, String)] = [("Servings", yield)]
        if recipe.preparationMinutes > 0 {
            facts.append(("Prep time", WrittenMinutes.text(recipe.preparationMinutes)))
        }
        if recipe.cookingMinutes > 0 {
            facts.append(("Cook time", WrittenMinutes.text(recipe.cookingMinutes)))
        }
        facts += [("Category", recipe.category), ("Cuisine", recipe.cuisine), ("Author", recipe.author)]
        facts += [("Source", recipe.source?.name ?? ""), ("Source", recipe.source?.address ?? "")]
        return facts.filter { !$0.1.isEmpty }.map { "- \($0.0): \(MarkdownEscaping.line($0.1.onOneLine))" }
            .joined(separator: "\n")
    }

    private static func ingredients(_ ingredients: [Ingredient]) -> [String] {
        var blocks: [String] = [], part = ""
        for ingredient in ingredients {
            let next = ingredient.part ?? ""
            let line = line(ingredient)
            if next != part {
                blocks += [heading(next), line]
            } else if let last = blocks.last {
                blocks[blocks.count - 1] = last + "\n" + line
            } else {
                blocks.append(line)
            }
            part = next
        }
        return blocks
    }

    private static func heading(_ text: String) -> String {
        text.isEmpty ? "##" : "## " + MarkdownEscaping.line(text.onOneLine)
    }

    private static func line(_ ingredient: Ingredient) -> String {
        var words: [String] = []
        if let amount = ingredient.amount, let number = WrittenAmount.number(amount) {
            let unit = WrittenUnit.text(amount)
            words.append("*" + MarkdownEscaping.line(unit.isEmpty ? number : "\(number) \(unit)") + "*")
        }
        let note = ingredient.note ?? ""
        words.append(MarkdownEscaping.line((ingredient.name + (note.isEmpty ? "" : ", " + note)).onOneLine))
        return "- " + words.joined(separator: " ")
    }

    private static func steps(_ steps: [Step]) -> [String] {
        var blocks: [String] = [], part = "", number = 0
        for step in steps {
            let next = step.part ?? ""
            if next != part {
                blocks.append(heading(next))
                number = 0
            }
            part = next
            number += 1
            let mark = "\(number). ", indent = String(repeating: " ", count: mark.count)
            let title = step.title.onOneLine
            let head = title.isEmpty ? "" : "**" + MarkdownEscaping.line(title) + "**\\\n" + indent
            blocks.append(mark + head + MarkdownEscaping.text(step.text, indent: indent))
        }
        return blocks
    }
}
