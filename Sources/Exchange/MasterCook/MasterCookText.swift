import Recipes

/// Recipes as MasterCook exports them as text: `*  Exported from  MasterCook  *`, many in a file.
enum MasterCookText: HeadedText {
    static let name = "MasterCook"
    static let endings: Set<String> = ["mxp"]

    static func isHead(_ line: Substring) -> Bool {
        let words = line.prefix(200).lowercased()
        return words.contains("exported from") && words.contains("mastercook") && words.contains("*")
    }

    static func recipe(_ lines: [Substring]) -> WrittenRecipe? { MasterCookReading(lines).recipe }
}
