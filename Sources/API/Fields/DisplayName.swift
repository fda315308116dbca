/// What an account is called where people see it: 1 to 50 characters of any script, without what can't be
/// seen or turns the direction of what follows.
public enum DisplayName {
    public static let length = 1...50

    public static func fault(in text: String) -> FieldFault? {
        if text.allSatisfy(\.isWhitespace) { return .missing }
        if text.count > length.upperBound || text.utf8.count > 400 { return .tooLong }
        return text.unicodeScalars.allSatisfy(\.isShown) ? nil : .characters
    }

    /// A name of somebody else's making as it can be shown: without what can't be seen, its blanks one each, and no
    /// longer than a name is. Empty if nothing is left.
    public static func shown(_ text: String) -> String {
        let visible = text.unicodeScalars.prefix(400).filter { $0.properties.isWhitespace || $0.isShown }
        let words = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
        let shown = words.joined(separator: " ").prefix(length.upperBound)
        return String(shown.last == " " ? shown.dropLast() : shown)
    }
}
