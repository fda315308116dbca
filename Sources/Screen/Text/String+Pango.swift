extension String {
    /// No paragraph is longer, in bytes: some pages of a book. Pango takes half a second for four times as
    /// much.
    static let longestParagraph = 16_000
    /// No word is longer, in letters: breaking one over lines costs Pango the square of its length (2,000:
    /// 0.7 s).
    static let longestWord = 120

    /// The text as Pango can take it: no NUL, which would end it, no endless paragraph, no endless word.
    /// What is left stands at the same offset as before.
    var forPango: String {
        var text = self
        if text.utf8.count > Self.longestParagraph {
            var end = text.utf8.index(text.startIndex, offsetBy: Self.longestParagraph)
            while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
            text = String(text[..<end])
        }
        let flaws = text.utf8.flaws
        if flaws.isEmpty { return text }
        var bytes = Array(text.utf8)
        for flaw in flaws { bytes[flaw] = 32 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String.UTF8View {
    /// Offsets of the bytes to be replaced by spaces: NULs, and a letter now and then in a word without end.
    /// Only Latin words count; other scripts break anywhere, or have letters of several bytes.
    fileprivate var flaws: [Int] {
        var flaws: [Int] = []
        var word = 0
        for (offset, byte) in enumerated() {
            word = byte > 32 && byte < 128 ? word + 1 : 0
            if byte == 0 || word > String.longestWord {
                flaws.append(offset)
                word = 0
            }
        }
        return flaws
    }
}
