/// What a field shows: the text, with what an input method is putting together at the caret.
extension TextEditing {
    public var shownText: String {
        guard let composition else { return text }
        let at = index(caret)
        return text[..<at] + composition.text + text[at...]
    }

    /// Where the caret stands in `shownText`.
    public var shownCaret: Int {
        guard let composition else { return caret }
        return caret + composition.text.prefix(max(0, composition.caret)).utf8.count
    }

    /// What is underlined in `shownText`.
    public var shownComposition: Range<Int> { caret..<caret + (composition?.text.utf8.count ?? 0) }
}

extension String {
    /// Whether its first letter belongs to a script that runs from right to left.
    public var runsRightToLeft: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default:
                if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
