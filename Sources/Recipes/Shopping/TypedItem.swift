/// What a cook types onto the shopping list: "2 l milk", "eggs", "1½ kg potatoes".
public enum TypedItem {
    /// Letters that are read; a line is no longer.
    public static let longest = 200

    /// What the lines of a list name that was written elsewhere: "- 6 eggs"; its headings name nothing.
    public static func things(in lines: [String]) -> [Ingredient] {
        lines.filter { !$0.trimmingSpace.hasSuffix(":") }.compactMap { line in
            read(String(line.drop { $0.isWhitespace || "-*•–—·☐☑✓✔□▢".contains($0) }))
        }
    }

    /// The amount, if it begins with a number, and all the rest as its name. Nil if there is nothing to
    /// buy in it.
    public static func read(_ text: String) -> Ingredient? {
        guard let typed = Ingredient.read(String(text.prefix(longest))) else { return nil }
        guard let amount = typed.amount, text.contains(where: \.isNumber) else {
            return Ingredient(String(text.prefix(longest)).trimmingSpace)
        }
        return Ingredient(
            [typed.name, typed.note].compactMap(\.self).joined(separator: ", "), amount: amount)
    }
}
