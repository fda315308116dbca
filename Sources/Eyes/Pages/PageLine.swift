import Labels

/// A line of type on a page.
struct PageLine {
    let words: [PrintedWord]
    let box: LabelBox
    /// How high its letters are: the middle of its words' heights.
    let height: Double
    /// The row of pixels that it stands on, on the whole.
    let baseline: Double
    /// Which part of the page it belongs to.
    let block: Int

    /// - Parameter words: at least one.
    init(_ words: [PrintedWord], block: Int = 0) {
        (self.words, self.block) = (words, block)
        let baselines = words.map(\.baseline).sorted()
        baseline = baselines[baselines.count / 2]
        box = words.dropFirst().reduce(words[0].box) { $0.union($1.box) }
        let heights = words.filter { $0.letters >= 2 }.map(\.box.height).sorted()
        height = heights.isEmpty ? box.height : heights[heights.count / 2]
    }

    var text: String { words.map(\.text).joined(separator: " ") }

    /// It begins with how much: "200 g", "½", "1/2".
    var hasAmount: Bool { text.first.map { $0.isNumber } ?? false }

    /// It begins with a bullet, or with the number of a step.
    var hasMark: Bool {
        let first = words[0].text
        if words.count > 1, ["•", "*", "-", "–", "—", "·", "»", "o", "e", "¢", "°"].contains(first) {
            return true
        }
        let figures = first.prefix { $0.isNumber }
        return !figures.isEmpty && figures.count <= 2
            && [".", ")", ":", ","].contains(String(first.dropFirst(figures.count)))
    }

    var beginsSmall: Bool { text.first?.isLowercase ?? false }

    var endsSentence: Bool { text.last.map { ".!?:".contains($0) } ?? false }

    /// It ends in the middle of a word.
    var isBroken: Bool {
        guard let last = text.last, "-‐¬".contains(last) else { return false }
        return text.dropLast().last?.isLetter ?? false
    }
}
