import Recipes

/// Recipes in a text file, one after the other, each under a line that a program wrote at its head.
protocol HeadedText: RecipeFormat {
    /// What the names of such files end in, beside those of any text.
    static var endings: Set<String> { get }
    static func isHead(_ line: Substring) -> Bool
    /// Whether the recipe ends there; the next head ends it anyway.
    static func isFoot(_ line: Substring) -> Bool
    /// The recipe of the lines under a head; nil if there is none in them.
    static func recipe(_ lines: [Substring]) -> WrittenRecipe?
}

extension HeadedText {
    static func recognises(_ file: SourceFile) -> Bool {
        guard file.looksLikeText, endings.union(["txt", "text", ""]).contains(file.ending) else {
            return false
        }
        // The first head stands near the beginning, after a note by whoever collected them.
        return String(decoding: file.bytes.prefix(64 << 10), as: UTF8.self).lines.contains { isHead($0) }
    }

    static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        var recipes: [WrittenRecipe] = []
        var open: [Substring]?
        func close() {
            if let lines = open, let recipe = recipe(lines) { recipes.append(recipe) }
            open = nil
        }
        for line in try file.text().lines {
            if isHead(line) {
                close()
                open = []
            } else if isFoot(line) {
                close()
            } else {
                open?.append(line)
            }
        }
        close()
        guard !recipes.isEmpty else { throw Refusal(.noRecipe) }
        return recipes
    }

    static func isFoot(_ line: Substring) -> Bool { false }
}
