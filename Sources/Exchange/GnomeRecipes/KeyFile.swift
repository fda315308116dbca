/// A text of groups in brackets, with `Name=value` below each, as GLib writes it.
struct KeyFile {
    /// The groups, in their order.
    private(set) var groups: [(name: String, values: [String: String])] = []

    init(_ text: String) {
        for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
            if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
                groups.append((String(line[line.index(after: line.startIndex)..<end]), [:]))
            } else if !line.hasPrefix("#"), !groups.isEmpty, let sign = line.firstIndex(of: "=") {
                let name = PageText.collapsed(line[..<sign])
                groups[groups.count - 1].values[name] = KeyFile.plain(
                    line[line.index(after: sign)...].withinRecipe)
            }
        }
    }

    /// "\n", "\t", "\s", "\r" and "\\" stand for letters that a line can't hold.
    private static func plain(_ text: String) -> String {
        var plain = ""
        var isEscaped = false
        for letter in text {
            if isEscaped {
                plain.append(["n": "\n", "t": "\t", "s": " ", "r": "\r"][letter] ?? letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else {
                plain.append(letter)
            }
        }
        return plain
    }
}
