import Labels

/// A word that was read on a page, and where it stands there.
struct PrintedWord: Sendable, Hashable {
    var word: ReadWord
    /// The row of pixels that it stands on, at its middle.
    var baseline: Double

    var text: String { word.text }
    var box: LabelBox { word.box }
    var line: Int { word.line }

    var letters: Int { text.count { $0.isLetter || $0.isNumber } }
}
