/// Writes front matter: what is empty is left out.
struct FrontMatterText {
    private var lines: [String] = []

    mutating func put(_ key: String, _ text: String) {
        if !text.isEmpty { lines.append("\(key): \(Self.scalar(text))") }
    }

    mutating func put(_ key: String, _ list: [String]) {
        if !list.isEmpty { lines += ["\(key):"] + list.map { "  - \(Self.scalar($0))" } }
    }

    /// A table under a key.
    mutating func put(_ key: String, table: [(String, String)]) {
        let known = table.filter { !$0.1.isEmpty }
        if !known.isEmpty { lines += ["\(key):"] + known.map { "  \($0.0): \(Self.scalar($0.1))" } }
    }

    /// With its two fences; always there, so that a body that begins with dashes isn't taken for one.
    var text: String { (["---"] + lines + ["---"]).map { $0 + "\n" }.joined() }

    /// In quotation marks unless it is plainly words.
    static func scalar(_ text: String) -> String {
        var isPlain = text.unicodeScalars.first?.properties.isAlphabetic ?? false
        var before: Unicode.Scalar = "a"
        for scalar in text.unicodeScalars {
            let isWord = scalar.properties.isAlphabetic || scalar.isDigit || scalar == "-" || scalar == "."
            isPlain = isPlain && (isWord || scalar == " " && before != " ")
            before = scalar
        }
        let taken: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        if isPlain, before != " ", !taken.contains(text.lowercased()) { return text }
        if UInt(text) != nil, text.first != "0" { return text }
        // "10 minutes", but no date and no time of day.
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        if words.count == 2, UInt(words[0]) != nil, !words[1].isEmpty,
            words[1].unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        {
            return text
        }
        return quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        var before: Unicode.Scalar = ":"
        for scalar in text.unicodeScalars {
            defer { before = scalar }
            switch scalar.value {
            // What might be taken for an anchor or an alias, by this house's own reader above all.
            case 0x26 where " [{,-:\t".unicodeScalars.contains(before),
                0x2A where " [{,-:\t".unicodeScalars.contains(before):
                quoted += scalar == "&" ? "\\x26" : "\\x2A"
            case 0x22: quoted += "\\\""
            case 0x5C: quoted += "\\\\"
            case 0x0A: quoted += "\\n"
            case 0x09: quoted += "\\t"
            case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
