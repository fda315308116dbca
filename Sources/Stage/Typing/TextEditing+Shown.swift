/// What a field shows: the text, with what an input method is putting together at the caret.
extension TextEditing {
    public var shownText: String {
        isSecret ? String(repeating: Self.dot, count: wholeText.count) : wholeText
    }

    /// Where the caret stands in `shownText`.
    public var shownCaret: Int {
        guard let composition else { return shown(caret) }
        return shown(caret + composition.text.prefix(max(0, composition.caret)).utf8.count)
    }

    /// What is underlined in `shownText`.
    public var shownComposition: Range<Int> {
        shown(caret)..<shown(caret + (composition?.text.utf8.count ?? 0))
    }

    /// What is selected, as places in `shownText`.
    var shownSelected: Range<Int> { shown(selected.lowerBound)..<shown(selected.upperBound) }

    /// The place in the text that is nearest to one in `shownText`.
    func place(ofShown place: Int) -> Int {
        guard isSecret else { return place }
        let count = (place + Self.dot.utf8.count / 2) / Self.dot.utf8.count
        return text.prefix(max(0, count)).utf8.count
    }

    private static let dot: Character = "\u{2022}"

    private var wholeText: String {
        guard let composition else { return text }
        let at = index(caret)
        return text[..<at] + composition.text + text[at...]
    }

    private func shown(_ place: Int) -> Int {
        guard isSecret else { return place }
        let whole = wholeText
        let end = whole.utf8.index(whole.startIndex, offsetBy: min(max(0, place), whole.utf8.count))
        return whole[..<end].count * Self.dot.utf8.count
    }
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
