import Recipes

/// JSON, written from pieces that are JSON already.
enum JSONText {
    static func string(_ text: some StringProtocol) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: json += "\\\""
            case 0x5C: json += "\\\\"
            case 0x0A: json += "\\n"
            case 0x0D: json += "\\r"
            case 0x09: json += "\\t"
            // Not "</", so that no text ends the script it may stand in.
            case 0x3C: json += "\\u003c"
            default:
                if let escaped = scalar.escapedInJSON {
                    json += escaped
                } else {
                    json.unicodeScalars.append(scalar)
                }
            }
        }
        return json + "\""
    }

    /// What is no finite number is null.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

    static func table(_ entries: [(String, String)]) -> String {
        "{" + entries.map { string($0.0) + ": " + $0.1 }.joined(separator: ", ") + "}"
    }
}
