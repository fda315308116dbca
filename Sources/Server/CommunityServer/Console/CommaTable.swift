/// A table for others' programs (RFC 4180), in which nothing is worked out.
enum CommaTable {
    static func text(_ rows: [[String]]) -> String {
        rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func field(_ text: String) -> String {
        var text = text
        // A spreadsheet would work it out; a number below zero is one.
        if let first = text.first, "=+-@\t\r".contains(first), !isNumber(text) { text = "'" + text }
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static func isNumber(_ text: String) -> Bool {
        let rest = text.dropFirst(text.hasPrefix("-") ? 1 : 0)
        return !rest.isEmpty && rest.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
