import Recipes

/// Recipes as sentences with the ingredients marked in them: `Add @flour{500%g}.` See cooklang.org.
///
/// Besides what the specification says, amounts may be ranges (`{2-3}`) or hold their unit (`{3 tsp}`), and a
/// paragraph, or a line after a break, that is nothing but ingredients lists them without being read aloud.
public enum Cooklang: RecipeFormat {
    public static let name = "Cooklang"

    public static func recognises(_ file: SourceFile) -> Bool { file.ending == "cook" && file.looksLikeText }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        let text = try file.text()
        guard text.utf8.count <= longest else {
            throw Refusal(.tooLarge, cause: "\(text.utf8.count) bytes of text")
        }
        let document = CooklangDocument(text)
        var recipe = CooklangReading(document).recipe
        if recipe.title.isEmpty { recipe.title = file.nameWithoutEnding }
        guard !recipe.steps.isEmpty || !recipe.ingredients.isEmpty else { throw Refusal(.noRecipe) }
        return [recipe]
    }

    /// Bytes: what the text of one recipe may have.
    private static let longest = WrittenRecipe.mostText
}

extension SourceFile {
    /// "Soup" of "Soup.cook": what a file is called whose text has no title.
    var nameWithoutEnding: String {
        let length = ending.isEmpty ? 0 : ending.unicodeScalars.count + 1
        return String(String.UnicodeScalarView(name.unicodeScalars.dropLast(length))).stripped
    }
}
