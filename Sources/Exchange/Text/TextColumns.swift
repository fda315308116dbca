/// A line of a file that is written in columns, by its letters.
struct TextColumns {
    private let letters: [Character]

    init(_ line: some StringProtocol) {
        // Tabulators stand every eight letters.
        var letters: [Character] = []
        for letter in line.prefix(400) {
            if letter == "\t" {
                repeat { letters.append(" ") } while letters.count % 8 != 0
            } else {
                letters.append(letter)
            }
        }
        self.letters = letters
    }

    var count: Int { letters.count }

    /// What stands between two places, without the spaces around it.
    subscript(range: Range<Int>) -> String { raw(range).stripped }

    func raw(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<letters.count)
        return String(letters[range])
    }

    func isBlank(_ range: Range<Int>) -> Bool {
        letters[range.clamped(to: 0..<letters.count)].allSatisfy(\.isWhitespace)
    }
}
