import Recipes

/// Recipes as Meal-Master wrote them since 1986: many in a file, ingredients in one or two columns of fixed
/// width, units of two letters, in the letters of DOS.
public enum MealMaster: RecipeFormat {
    public static let name = "Meal-Master"

    public static func recognises(_ file: SourceFile) -> Bool {
        guard file.looksLikeText, ["mmf", "mm", "txt", "text", ""].contains(file.ending) else { return false }
        // The first recipe's header stands near the beginning, after a note by whoever collected them.
        return String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self).lines.contains { isHeader($0) }
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var recipes: [WrittenRecipe] = []
        var open: [Substring]?
        func close() {
            if let lines = open, let recipe = MealMasterReading(lines).recipe { recipes.append(recipe) }
            open = nil
        }
        for line in try file.text().lines {
            if isHeader(line) {
                close()
                open = []
            } else if isEnd(line) {
                close()
            } else {
                open?.append(line)
            }
        }
        close()
        guard !recipes.isEmpty else { throw Refusal(.noRecipe) }
        return recipes
    }

    /// "MMMMM----- Recipe via Meal-Master (tm) v8.05", and with dashes alone.
    private static func isHeader(_ line: Substring) -> Bool {
        guard line.hasPrefix("MMMMM") || line.hasPrefix("-----") else { return false }
        let words = line.prefix(200).lowercased()
        return words.contains("meal-master") || words.contains("meal master") || words.contains("mealmaster")
    }

    private static func isEnd(_ line: Substring) -> Bool {
        let mark = line.stripped
        return mark == "MMMMM" || mark == "-----"
    }
}
