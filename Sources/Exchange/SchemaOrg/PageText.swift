internal import Markup

/// Texts as pages and other programs hold them, with tags and references in them, as a reader sees them.
enum PageText {
    /// On one line, with single blanks.
    static func line(_ text: String) -> String { collapsed(plain(text)) }

    /// A line for each paragraph, list item and line break; empty ones are left out.
    static func lines(_ text: String) -> [String] { split(plain(text).withinRecipe) }

    /// The lines of text without tags.
    static func split(_ text: String) -> [String] {
        let mayBreak = text.utf8.contains { $0 == 10 || $0 == 13 || $0 == 0xC2 || $0 == 0xE2 }
        guard mayBreak, text.unicodeScalars.contains(where: { isBreak($0) }) else {
            return [collapsed(text)].filter { !$0.isEmpty }
        }
        return text.unicodeScalars.split(whereSeparator: { isBreak($0) })
            .map { collapsed($0) }.filter { !$0.isEmpty }
    }

    /// Without tags and references, also where they were escaped twice or three times.
    static func plain(_ text: String) -> String {
        var text = text
        for _ in 0..<3 {
            guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
                break
            }
            let before = text
            if hasTags(text) {
                text = MarkupDocument.readableText(ofPiece: text) ?? text
            } else {
                text = MarkupReferences.resolved(text)
            }
            if text == before { break }
        }
        return text
    }

    /// Without blanks around it, and with a single one wherever there are some; what can't be seen is left
    /// out.
    static func collapsed(_ text: some StringProtocol) -> String {
        var text = String(text)
        return text.withUTF8 { TidyBytes.isTidy($0) ? nil : TidyBytes.collapsed($0) } ?? text
    }

    static func collapsed(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        collapsed(String(String.UnicodeScalarView(scalars)))
    }

    private static func hasTags(_ text: String) -> Bool {
        var isOpen = false
        for byte in text.utf8 {
            if isOpen,
                byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || (65...90).contains(byte)
                    || (97...122).contains(byte)
            {
                return true
            }
            isOpen = byte == UInt8(ascii: "<")
        }
        return false
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\u{85}"
    }

    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
