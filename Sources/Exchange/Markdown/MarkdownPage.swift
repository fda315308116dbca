import CooklangText
import Markup
import Recipes

/// A page of a site of recipes in Markdown, as on based.cooking: front matter, an introduction, then what
/// stands under "Ingredients" and "Directions", in six languages.
public enum MarkdownPage: RecipeFormat {
    public static let name = "Markdown"

    public static func recognises(_ file: SourceFile) -> Bool {
        MarkdownFile.endings.contains(file.ending) && file.looksLikeText
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        let text = try file.text()
        let front = FrontMatter(text)
        let document = try MarkdownFile.document(front.body)
        var recipe = WrittenRecipe()
        FrontMatterReading.read(front, into: &recipe)
        var reading = MarkdownReading(recipe)
        reading.read(document.blocks)
        recipe = reading.whole
        if recipe.title.isEmpty { recipe.title = file.nameWithoutEnding }
        if recipe.ingredients.isEmpty, recipe.steps.isEmpty {
            // No heading told what is what; then it is a text like any other.
            var guessed = try PlainText.recipe(
                document.blocks.map(plain).joined(separator: "\n\n"), fallbackTitle: recipe.title)
            // A site's other pages have titles and lists too.
            guard guessed.ingredients.contains(where: { WrittenNumber.prefix(of: $0.line) != nil }) else {
                throw Refusal(.noRecipe)
            }
            FrontMatterReading.read(front, into: &guessed)
            return [guessed]
        }
        return [recipe]
    }

    /// A block as a person would have typed it into a text.
    private static func plain(_ block: MarkdownBlock) -> String {
        guard case .list(let isNumbered) = block.kind else {
            return MarkdownWords.paragraphs(block, keepsLines: true).joined(separator: "\n\n")
        }
        return block.children.map { item in
            (isNumbered ? "1. " : "- ")
                + item.children.flatMap { MarkdownWords.paragraphs($0) }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}

/// What the formats in Markdown share.
enum MarkdownFile {
    static let endings: Set<String> = ["md", "markdown", "mdown", "mkd"]

    static func document(_ text: some StringProtocol) throws(Refusal) -> MarkdownDocument {
        do {
            return try MarkdownDocument(String(text))
        } catch {
            throw Refusal(.tooLarge, cause: "Markdown: \(error)")
        }
    }
}
