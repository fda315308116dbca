/// Text that Markdown takes for nothing but text.
enum MarkdownEscaping {
    /// - Parameter indent: what the lines after the first begin with, so that they stay in their list.
    static func text(_ text: String, indent: String = "") -> String {
        text.paragraphs.map { paragraph in
            paragraph.lines.map { line($0) }.joined(separator: "\\\n" + indent)
        }.joined(separator: "\n\n" + indent)
    }

    static func line(_ text: some StringProtocol) -> String {
        var escaped = ""
        var startsLine = true, digits = 0
        for scalar in text.unicodeScalars {
            if startsLine, scalar.isSpace {
                escaped += "&#\(scalar.value);"
                continue
            }
            let isMark = "\\`*_[]<>#&!~|".unicodeScalars.contains(scalar)
            let begins = startsLine && "+-=".unicodeScalars.contains(scalar)
            // "1." at a line's beginning would be a list.
            let isNumbering = digits > 0 && (scalar == "." || scalar == ")")
            if isMark || begins || isNumbering { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
            digits = scalar.isDigit && (startsLine || digits > 0) ? digits + 1 : 0
            startsLine = false
        }
        return escaped
    }
}
