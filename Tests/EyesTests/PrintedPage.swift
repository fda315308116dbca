import Labels

@testable import Eyes

/// A page as it might have been read: lines of words, each at its place.
struct PrintedPage {
    private(set) var words: [PrintedWord] = []
    private var line = 0

    /// Adds a line whose letters are ten pixels wide.
    mutating func add(_ text: String, x: Double = 100, y: Double, height: Double = 20) {
        line += 1
        var place = x
        for word in text.split(separator: " ") {
            let width = Double(word.count) * height / 2
            words.append(
                PrintedWord(
                    word: ReadWord(
                        String(word), LabelBox(x: place, y: y - height, width: width, height: height),
                        confidence: 0.9, line: line),
                    baseline: y))
            place += width + height / 2
        }
    }

    var text: String { PageLayout(PageColumns.lines(of: words)).text }
}
