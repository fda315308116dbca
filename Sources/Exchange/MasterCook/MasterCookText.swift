import Recipes

/// Recipes as MasterCook exports them as text: `*  Exported from  MasterCook  *`, many in a file.
public enum MasterCookText: RecipeFormat {
    public static let name = "MasterCook"

    public static func recognises(_ file: SourceFile) -> Bool {
        guard file.looksLikeText, ["mxp", "txt", "text", ""].contains(file.ending) else { return false }
        return String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self).lines.contains { isHeader($0) }
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var recipes: [WrittenRecipe] = []
        var open: [Substring]?
        func close() {
            if let lines = open, let recipe = MasterCookReading(lines).recipe { recipes.append(recipe) }
            open = nil
        }
        for line in try file.text().lines {
            if isHeader(line) {
                close()
                open = []
            } else {
                open?.append(line)
            }
        }
        close()
        guard !recipes.isEmpty else { throw Refusal(.noRecipe) }
        return recipes
    }

    private static func isHeader(_ line: Substring) -> Bool {
        let words = line.prefix(200).lowercased()
        return words.contains("exported from") && words.contains("mastercook") && words.contains("*")
    }
}
