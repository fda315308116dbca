/// The shopping list for other programs and for paper (AR19).
public enum ShoppingExport {
    /// For a message or the clipboard: headings, and a line each with a box.
    public static func text(_ groups: [ShoppingGroup], _ words: any KitchenWords) -> String {
        groups.map { group in
            ([group.title(words)]
                + group.lines.map { "\($0.isTicked ? "☑" : "☐") \(line($0, in: group, words))" })
                .joined(separator: "\n")
        }.joined(separator: "\n\n") + (groups.isEmpty ? "" : "\n")
    }

    /// Task lists as GitHub and most note programs read them.
    public static func markdown(_ groups: [ShoppingGroup], _ words: any KitchenWords) -> String {
        groups.map { group in
            let lines = group.lines.map {
                "- [\($0.isTicked ? "x" : " ")] \(escaped(line($0, in: group, words)))"
            }
            return "## \(escaped(group.title(words)))\n\n" + lines.joined(separator: "\n")
        }.joined(separator: "\n\n") + (groups.isEmpty ? "" : "\n")
    }

    /// The line, and under an aisle the recipes it is for.
    private static func line(
        _ line: ShoppingLine, in group: ShoppingGroup, _ words: any KitchenWords
    ) -> String {
        let need = line.need(words).map { " (\($0))" } ?? ""
        let text = line.text(words).split(whereSeparator: \.isNewline).joined(separator: " ") + need
        guard case .aisle = group.heading, !line.recipes.isEmpty else { return text }
        return text + " (" + line.recipes.joined(separator: ", ") + ")"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { text, letter in
            if "\\`*_[]<>#|~".contains(letter) { text.append("\\") }
            text.append(letter.isNewline ? " " : letter)
        }
    }
}
