/// What was read on a page.
public struct ReadPage: Sendable {
    /// In the order of reading: a paragraph, an item of a list or a heading a line, and an empty line where there is a gap.
    public let text: String
    /// How sure its letters are, 0...1.
    public let sureness: Double

    init(words: [PrintedWord]) {
        text = PageLayout(PageColumns.lines(of: words)).text
        let letters = words.reduce(0) { $0 + $1.letters }
        sureness =
            letters == 0
            ? 0 : words.reduce(0) { $0 + $1.word.confidence * Double($1.letters) } / Double(letters)
    }
}
