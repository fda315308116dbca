import Recipes

/// Recipes as Meal-Master wrote them since 1986: many in a file, ingredients in one or two columns of fixed
/// width, units of two letters, in the letters of DOS.
enum MealMaster: HeadedText {
    static let name = "Meal-Master"
    static let endings: Set<String> = ["mmf", "mm"]

    /// "MMMMM----- Recipe via Meal-Master (tm) v8.05", and with dashes alone.
    static func isHead(_ line: Substring) -> Bool {
        guard line.hasPrefix("MMMMM") || line.hasPrefix("-----") else { return false }
        let words = line.prefix(200).lowercased()
        return words.contains("meal-master") || words.contains("meal master") || words.contains("mealmaster")
    }

    static func isFoot(_ line: Substring) -> Bool {
        let mark = line.stripped
        return mark == "MMMMM" || mark == "-----"
    }

    static func recipe(_ lines: [Substring]) -> WrittenRecipe? { MealMasterReading(lines).recipe }
}
