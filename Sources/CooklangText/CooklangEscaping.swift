/// Text that Cooklang takes for nothing but text.
enum CooklangEscaping {
    /// A name, a unit or a remark; on one line, and safe between braces or brackets.
    static func word(_ text: String) -> String {
        var escaped = ""
        var isFirst = true
        for scalar in text.onOneLine.unicodeScalars {
            let isMark = #"\@#~{}%()|[]-"#.unicodeScalars.contains(scalar)
            // At the beginning these say something about the name.
            if isMark || isFirst && "&?+=.".unicodeScalars.contains(scalar) { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
            isFirst = false
        }
        return escaped
    }

    /// A piece of a step or a note.
    ///
    /// - Parameters:
    ///   - startsLine: nothing stands before it in its line.
    ///   - followsComponent: it stands right after a closing brace.
    static func text(_ text: Substring, startsLine: Bool, followsComponent: Bool = false) -> String {
        var escaped = ""
        var startsLine = startsLine, isFirst = true
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                escaped += "\\\n"
                startsLine = true
            } else {
                let isMark = #"\@#~"#.unicodeScalars.contains(scalar)
                let begins = startsLine && "> =".unicodeScalars.contains(scalar)
                // Dashes may be comments, and so may brackets with one.
                let isDash = scalar == "-" || scalar == "["
                if isMark || begins || isDash || isFirst && followsComponent && scalar == "(" {
                    escaped += "\\"
                }
                escaped.unicodeScalars.append(scalar)
                startsLine = false
            }
            isFirst = false
        }
        return escaped
    }
}
