/// Finds where a page shows a text that its markup has in one piece, and takes the page's own lines for it.
struct PageMatch {
    private var letters: [Unicode.Scalar] = []
    /// Where each line's letters begin, in `letters`.
    private var starts: [Int] = []
    private let lines: [PageLine]

    /// Texts shorter than this stand in many places.
    private static let shortest = 60

    init(_ lines: [PageLine]) {
        self.lines = lines
        for line in lines {
            starts.append(letters.count)
            letters.append(contentsOf: PageMatch.letters(line.text))
        }
    }

    /// The lines that together have the letters of a text, and no others; nil unless there are several.
    func lines(of text: String) -> [String]? {
        let wanted = PageMatch.letters(text)
        guard wanted.count >= PageMatch.shortest, let first = place(of: wanted) else { return nil }
        let end = first + wanted.count
        guard let top = line(at: first), let bottom = line(at: end - 1), bottom > top else { return nil }
        let found = lines[top...bottom].map(\.text)
        // Where the text begins or ends within a line, that line has words that aren't the text's.
        let isExact =
            starts[top] == first && (bottom + 1 == starts.count ? letters.count : starts[bottom + 1]) == end
        return isExact ? found : nil
    }

    private func line(at place: Int) -> Int? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Where the letters begin, found by Knuth, Morris and Pratt, in proportion to the page.
    private func place(of wanted: [Unicode.Scalar]) -> Int? {
        var back = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for place in wanted.indices.dropFirst() {
            while length > 0, wanted[place] != wanted[length] { length = back[length - 1] }
            if wanted[place] == wanted[length] { length += 1 }
            back[place] = length
        }
        length = 0
        for (place, letter) in letters.enumerated() {
            while length > 0, letter != wanted[length] { length = back[length - 1] }
            if letter == wanted[length] { length += 1 }
            if length == wanted.count { return place - length + 1 }
        }
        return nil
    }

    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            case 0...0x7F: false
            default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
        }
    }
}
