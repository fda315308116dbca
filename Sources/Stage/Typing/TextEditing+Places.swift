/// Places in a text: from offsets to indices and to the next character, word, line.
extension TextEditing {
    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count))
    }

    func range(_ range: Range<Int>) -> Range<String.Index> {
        index(range.lowerBound)..<index(range.upperBound)
    }

    private func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    func span(_ a: Int, _ b: Int) -> Range<Int> { min(a, b)..<max(a, b) }

    /// The nearest place between two characters that isn't after an offset.
    func snapped(_ place: Int) -> Int {
        let at = index(place)
        if at == text.endIndex { return text.utf8.count }
        // Stepping from the middle of a character is stepping from its beginning.
        return offset(text.index(before: text.index(after: at)))
    }

    /// The nearest one that isn't before it.
    func snappedUp(_ place: Int) -> Int {
        let down = snapped(place)
        return down < place ? next(down) : down
    }

    /// After the next character.
    public func next(_ place: Int) -> Int {
        let at = index(place)
        return at == text.endIndex ? end : offset(text.index(after: at))
    }

    /// Before the previous character.
    public func previous(_ place: Int) -> Int {
        let at = index(place)
        return at == text.startIndex ? 0 : offset(text.index(before: at))
    }

    private enum Kind { case space, word, mark }

    private func kind(_ character: Character) -> Kind {
        if character.isWhitespace { return .space }
        return character.isLetter || character.isNumber || character == "_" ? .word : .mark
    }

    /// The end of the word that the place is in or before; a secret shows nothing of its words.
    public func wordEnd(after place: Int) -> Int {
        if isSecret { return end }
        var at = index(place)
        while at < text.endIndex, kind(text[at]) != .word { at = text.index(after: at) }
        while at < text.endIndex, kind(text[at]) == .word { at = text.index(after: at) }
        return offset(at)
    }

    /// The beginning of the word that the place is in or after.
    public func wordStart(before place: Int) -> Int {
        if isSecret { return 0 }
        var at = index(place)
        func before() -> Kind? { at > text.startIndex ? kind(text[text.index(before: at)]) : nil }
        while let kind = before(), kind != .word { at = text.index(before: at) }
        while before() == .word { at = text.index(before: at) }
        return offset(at)
    }

    /// The word, or the gap between words, that lies after a place; at the end of a line, before it.
    public func word(at place: Int) -> Range<Int> {
        if isSecret { return 0..<end }
        let line = paragraph(at: place)
        if line.isEmpty { return line }
        let inside = index(place < line.upperBound ? place : previous(place))
        let wanted = kind(text[inside])
        let bounds = range(line)
        var (start, end) = (inside, text.index(after: inside))
        while start > bounds.lowerBound, kind(text[text.index(before: start)]) == wanted {
            start = text.index(before: start)
        }
        while end < bounds.upperBound, kind(text[end]) == wanted { end = text.index(after: end) }
        return offset(start)..<offset(end)
    }

    /// From one line break to the next, without them.
    public func paragraph(at place: Int) -> Range<Int> {
        let at = index(snapped(place))
        let start = text[..<at].lastIndex { $0.isNewline }.map { text.index(after: $0) } ?? text.startIndex
        let end = text[at...].firstIndex { $0.isNewline } ?? text.endIndex
        return offset(start)..<offset(end)
    }
}
