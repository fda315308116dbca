/// Recipes that belong together as plain text, for a message or the clipboard (RF4): a line each, with the
/// address where it was found.
public enum CollectionText {
    public static func text(_ name: String, _ recipes: [Recipe]) -> String {
        let lines = recipes.map { recipe in
            let address = recipe.source?.address ?? ""
            return "- \(line(recipe.title))" + (address.isEmpty ? "" : " – \(address)")
        }
        return ([line(name), ""] + lines).joined(separator: "\n") + "\n"
    }

    /// A name is one line, whatever was typed.
    private static func line(_ text: String) -> String {
        text.split { $0.isNewline }.joined(separator: " ")
    }
}
