import Recipes

/// A recipe as people paste it: a title, then what goes in and what is done, with headings over them in one
/// of six languages or without any. Which is which is told from how the lines look, so the recipe says that
/// it is guessed.
public enum PlainText: RecipeFormat {
    public static let name = "Text"

    public static func recognises(_ file: SourceFile) -> Bool {
        ["txt", "text", ""].contains(file.ending) && file.looksLikeText
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        [try recipe(try file.text(), fallbackTitle: file.nameWithoutEnding)]
    }

    /// - Parameter fallbackTitle: for a text that begins with its ingredients.
    public static func recipe(_ text: String, fallbackTitle: String = "") throws(Refusal) -> WrittenRecipe {
        guard text.utf8.count <= longest else {
            throw Refusal(.tooLarge, cause: "\(text.utf8.count) bytes of text")
        }
        let lines = text.replacing("\r\n", with: "\n").lines.map(PlainLine.init)
        var recipe = PlainReading(lines).recipe
        if recipe.title.isEmpty { recipe.title = fallbackTitle }
        recipe.isGuessed = true
        guard !recipe.ingredients.isEmpty || !recipe.steps.isEmpty else { throw Refusal(.noRecipe) }
        return recipe
    }

    /// Bytes; a book of recipes is no recipe.
    private static let longest = 512 << 10
}
