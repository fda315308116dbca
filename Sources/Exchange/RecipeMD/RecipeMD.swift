import CooklangText
import Markup
import Recipes

/// Recipes in Markdown with rules: a title, a line across, ingredients as a list with emphasised amounts, a
/// line across, and the instructions as they please. See recipemd.org.
public enum RecipeMD: RecipeFormat {
    public static let name = "RecipeMD"

    /// The format's rules tell it from other Markdown, so that it is all read.
    public static func recognises(_ file: SourceFile) -> Bool {
        guard MarkdownFile.endings.contains(file.ending), file.looksLikeText, let text = try? file.text(),
            let document = try? RecipeMDDocument(text)
        else { return false }
        // A page with a line across at its end isn't one yet.
        return !document.descriptionBlocks.contains { RecipeSection(heading: $0.text) != nil }
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        let document = try RecipeMDDocument(try file.text())
        var recipe = WrittenRecipe(title: document.title)
        recipe.keywords = document.tags
        if let yield = document.yields.first {
            recipe.yield = [yield.factor, yield.unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        }
        var description = MarkdownReading(recipe)
        description.read(document.descriptionBlocks)
        var instructions = MarkdownReading(description.whole, section: .steps)
        instructions.read(document.instructionBlocks)
        recipe = instructions.whole
        recipe.ingredients =
            document.ingredients.map { line($0, part: "") } + lines(document.groups, under: "")
        return [recipe]
    }

    private static func lines(_ groups: [RecipeMDDocument.Group], under above: String) -> [WrittenIngredient]
    {
        groups.flatMap { group in
            let part = [above, group.title].filter { !$0.isEmpty }.joined(separator: " · ")
            return group.ingredients.map { line($0, part: part) } + lines(group.groups, under: part)
        }
    }

    private static func line(_ ingredient: RecipeMDDocument.Ingredient, part: String) -> WrittenIngredient {
        let name = MarkdownWords.plain(ingredient.name)
        guard let amount = ingredient.amount else { return WrittenIngredient(name, part: part) }
        let words = [amount.factor, amount.unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        // "2-3 cups": to the format the range's end belongs to the unit.
        let range = amount.unit?.first == "-" ? amount.factor + (amount.unit ?? "") : amount.factor
        let unit = amount.unit?.first == "-" ? "" : amount.unit ?? ""
        let parts = name.split(separator: ", ", maxSplits: 1).map(\.stripped)
        var read = Ingredient(name, amount: WrittenAmount.read(number: range, unit: unit))
        if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
            (read.name, read.note) = (parts[0], parts[1])
        }
        return WrittenIngredient("\(words) \(name)", part: part, read: read.amount == nil ? nil : read)
    }
}
