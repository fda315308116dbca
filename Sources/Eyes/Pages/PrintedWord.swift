public import Labels

/// A word that was read on a page, and where it stands there.
public struct PrintedWord: Sendable, Hashable {
    public var word: ReadWord
    /// The row of pixels that it stands on, at its middle.
    public var baseline: Double
    /// Which paragraph and which block it belongs to; they are numbered in the order of reading.
    public var paragraph: Int
    public var block: Int

    public init(word: ReadWord, baseline: Double, paragraph: Int, block: Int) {
        (self.word, self.baseline, self.paragraph, self.block) = (word, baseline, paragraph, block)
    }

    public var text: String { word.text }
    public var box: LabelBox { word.box }
    public var line: Int { word.line }

    var letters: Int { text.count { $0.isLetter || $0.isNumber } }
}
