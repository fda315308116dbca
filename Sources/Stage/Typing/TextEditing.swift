/// The rules of editing a text: where the caret is, what is selected, what typing and erasing do to it.
///
/// A plain value: it knows no page, no keys and no clock. Places are UTF-8 offsets between characters as a
/// person sees them (grapheme clusters): a caret never stands inside an emoji or between a letter and its
/// accent.
public struct TextEditing: Sendable, Hashable {
    /// No text is longer, in UTF-8 bytes: what one paragraph may have on the screen.
    public static let longest = 16_000

    public internal(set) var text: String
    /// Where selecting began; the same as `caret` if nothing is selected.
    public internal(set) var anchor: Int
    /// Where the next letter goes.
    public internal(set) var caret: Int
    /// The most characters that typing may lead to.
    public var limit: Int
    /// Whether a text may have several lines; otherwise line breaks become spaces.
    public var takesLines: Bool
    /// Whether nobody may read along: dots stand for its characters, and nothing of it is copied.
    public var isSecret = false
    /// What an input method is still putting together; not part of `text` yet.
    public internal(set) var composition: Composition?
    var history = History()

    /// The caret stands at the end.
    public init(_ text: String = "", limit: Int = .max, takesLines: Bool = false) {
        self.text = text
        self.limit = limit
        self.takesLines = takesLines
        (anchor, caret) = (text.utf8.count, text.utf8.count)
    }

    public var selected: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
    public var selectedText: String { String(text[range(selected)]) }
    public var end: Int { text.utf8.count }

    /// Takes over a text that came from elsewhere; what was typed before can't be brought back into it.
    public mutating func adopt(_ other: String) {
        if other == text { return }
        text = other
        (history, composition) = (History(), nil)
        select(anchor, caret)
    }

    // MARK: Changing

    /// Puts a text in the place of what is selected, as typing and pasting do; cut to what there is room for.
    public mutating func insert(_ new: String) {
        composition = nil
        let clean = cleaned(Self.start(of: new, bytes: 4 * Self.longest))
        let fitting = fitted(clean)
        if fitting.isEmpty && (selected.isEmpty || !clean.isEmpty) { return }
        let isLetter = fitting.count == 1 && selected.isEmpty
        note(isLetter ? .typing : .other, breaks: beginsWord(fitting))
        replace(selected, with: fitting)
    }

    /// What would stand on each line if a text took the place of what is selected, and each of its lines
    /// became a text of its own. Line breaks at the end of what is pasted make no further line.
    public func lines(with new: String) -> [String] {
        var pasted = Substring(new.replacing("\r\n", with: "\n"))
        while pasted.contains(where: { !$0.isNewline }), pasted.last?.isNewline == true {
            pasted.removeLast()
        }
        var lines = pasted.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
        let kept = range(selected)
        lines[0] = text[..<kept.lowerBound] + lines[0]
        lines[lines.count - 1] += text[kept.upperBound...]
        return lines
    }

    /// Lines of a list that are made of one text at most, and its bytes: no list of a recipe is longer, and
    /// every line is a field of its own.
    static let mostLines = 400, longestLines = 64_000

    /// The same for a text that may be of any length: no more lines than a list can show, and none longer
    /// than its field.
    /// - Returns: also whether something of the text is missing.
    func someLines(with new: String) -> (lines: [String], isCut: Bool) {
        let all = lines(with: Self.start(of: new, bytes: Self.longestLines))
        var lines = Array(all.prefix(Self.mostLines))
        for place in lines.indices { lines[place] = Self.start(of: lines[place], limit: limit) }
        return (lines, new.utf8.count > Self.longestLines || lines != all)
    }

    /// Whether all of a text can take the place of what is selected.
    func hasRoom(for new: String) -> Bool {
        // So long that it needs no counting.
        if new.utf8.count > 4 * Self.longest { return false }
        let clean = cleaned(new)
        return fitted(clean).utf8.count == clean.utf8.count
    }

    /// Takes away what is selected, or from the caret to a place.
    public mutating func erase(to place: Int? = nil) {
        composition = nil
        let range = selected.isEmpty ? span(caret, snapped(place ?? caret)) : selected
        if range.isEmpty { return }
        note(selected.isEmpty && text[self.range(range)].count == 1 ? .erasing : .other, breaks: false)
        replace(range, with: "")
    }

    /// Takes everything away.
    public mutating func clear() {
        selectAll()
        erase()
    }

    /// An input method shows what it is putting together; it takes the place of what is selected.
    /// - Parameter caret: characters into it.
    public mutating func compose(_ text: String, caret: Int) {
        if !text.isEmpty, composition == nil, !selected.isEmpty { erase() }
        composition = text.isEmpty ? nil : Composition(text: cleaned(text), caret: caret)
    }

    // MARK: Selecting

    /// Puts the caret somewhere; selecting, what lies between becomes selected.
    public mutating func move(to place: Int, selecting: Bool = false) {
        history.run = nil
        caret = snapped(place)
        if !selecting { anchor = caret }
    }

    public mutating func select(_ from: Int, _ to: Int) {
        history.run = nil
        (anchor, caret) = (snapped(from), snapped(to))
    }

    public mutating func selectAll() { select(0, end) }

    // MARK: Below

    mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(self.range(range), with: new)
        // What was put in may have joined with what follows, as an accent does with a letter.
        caret = snappedUp(range.lowerBound + new.utf8.count)
        anchor = caret
    }

    /// Without what a field can't hold: control characters, and line breaks where there is one line only.
    private func cleaned(_ new: String) -> String {
        var lines = new.replacing("\r\n", with: "\n")
        if !takesLines {
            while lines.last?.isNewline == true { lines.removeLast() }
        }
        return String(
            String.UnicodeScalarView(
                lines.unicodeScalars.compactMap { scalar in
                    switch scalar.value {
                    case 10, 13, 0x85, 0x2028, 0x2029: takesLines ? "\n" : " "
                    case 9: " "
                    case 0..<32, 127..<160: nil
                    default: scalar
                    }
                }))
    }

    /// As much of a text as there is room for.
    private func fitted(_ new: String) -> String {
        let kept = selectedText
        let letters = limit == .max ? Int.max : max(0, limit - (text.count - kept.count))
        var fitting = new.prefix(letters)
        let room = max(0, Self.longest - (text.utf8.count - kept.utf8.count))
        while fitting.utf8.count > room { fitting.removeLast() }
        return String(fitting)
    }

    /// The beginning of a text that fits in a number of bytes, to a whole character as Unicode counts them.
    private static func start(of text: String, bytes: Int) -> String {
        if text.utf8.count <= bytes { return text }
        var end = text.utf8.index(text.utf8.startIndex, offsetBy: bytes)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end])
    }

    /// The same in so many characters, and in what a field can show.
    private static func start(of text: String, limit: Int) -> String {
        let start = start(of: text, bytes: longest)
        return start.count > limit ? String(start.prefix(limit)) : start
    }

    private func beginsWord(_ new: String) -> Bool {
        guard let first = new.first, !first.isWhitespace else { return false }
        return caret == 0 || text[..<index(caret)].last?.isWhitespace == true
    }
}
