extension ShoppingExport {
    /// The list in as few letters as it can be read by, for a code that a phone reads: what is to be bought
    /// and how much, a line each under its aisle. What recipes it is for stays at home.
    public static func note(_ groups: [ShoppingGroup], _ words: any KitchenWords) -> String {
        groups.map { group in
            let lines = group.lines.map { line in
                let text = line.text(words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return line.isTicked ? "x " + text : text
            }
            return ([group.title(words) + ":"] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
