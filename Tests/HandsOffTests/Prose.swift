/// Whether a text in the code is one that a cook would read.
///
/// The house writes the names of things (ids, icons, keys) small and short, so what begins with a capital, or
/// has three words, is prose; and so is any word in a place that is shown.
enum Prose {
    static func isShown(_ literal: SourceText.Literal) -> Bool {
        let text = literal.text
        guard text.contains(where: \.isLetter), !isForTheLog(literal.before), !isID(literal.before) else {
            return false
        }
        if isShownPlace(literal.before) { return true }
        let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
        let isCapital = text.first { $0.isLetter }?.isUppercase == true && text.contains(where: \.isLowercase)
        return words.count > 2 || isCapital
    }

    /// A sentence or a heading of several words.
    static func isSentence(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count > 2, let first = words.first, first.first?.isUppercase == true else { return false }
        // SQL shouts: "SELECT", "NEW.stars".
        return first.dropFirst().first?.isLowercase == true && !text.contains("\n")
    }

    private static let shown = [
        "Text(", "label:", "title:", "text:", "placeholder:", "detail:", "tell(", "say(", "saying:", "value:",
    ]

    private static func isShownPlace(_ before: String) -> Bool {
        let code = Array(before.reversed().drop(while: \.isWhitespace).reversed())
        // A label of an argument, not the case of a switch.
        if shown.contains(where: { String(code).hasSuffix($0) }), !code.hasLabel(after: ".") { return true }
        // The state of a switch is often chosen in place; a region's second part is its label.
        let line = lastLine(before)
        return line.contains("spec.value = ")
            || line.hasSuffix(", ") && line.contains("RegionSpec(")
                && !line.contains("id: ") && line.count { $0 == "," } == 1
    }

    private static func isForTheLog(_ before: String) -> Bool {
        // What is read or changed is named for the log, too.
        lastLine(before).contains("log.")
            || ["cause: ", ".read(", ".change(", ".takeAway("].contains { lastLine(before).hasSuffix($0) }
    }

    /// The name of a region or a field, which nobody reads.
    private static func isID(_ before: String) -> Bool {
        let line = lastLine(before)
        return line.hasSuffix(" id: ") || line.contains("ID: String {")
            || line.contains("static let field = ")
    }

    private static func lastLine(_ code: String) -> Substring {
        code.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    }
}

extension [Character] {
    /// Whether it ends in a word and a colon behind a sign: ".text:".
    fileprivate func hasLabel(after sign: Character) -> Bool {
        guard last == ":" else { return false }
        return dropLast().last { !$0.isLetter } == sign
    }
}
