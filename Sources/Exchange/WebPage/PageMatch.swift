/// Finds where a page shows a text that its markup has in one piece, and takes the page's own lines for it.
///
/// The lines need not be next to each other: a page may show a list of ingredients between two parts of what
/// its markup has as one text.
struct PageMatch {
    private let lines: [PageLine]
    private let letters: [Unicode.Scalar]
    /// Where each line's letters begin, in `letters`; and where the last one's end.
    private let starts: [Int]
    /// The lines that begin with the same letters, the first few of them.
    private let beginnings: [ArraySlice<Unicode.Scalar>: [Int]]

    /// Texts shorter than this stand in many places.
    private static let shortest = 60
    /// Letters of a line that tell it from others, so that it is found wherever it is.
    private static let telling = 16
    /// Lines that begin alike, and lines a text may begin with, which are tried.
    private static let most = 16

    init(_ lines: [PageLine]) {
        self.lines = lines
        var letters: [Unicode.Scalar] = []
        var starts: [Int] = []
        var beginnings: [ArraySlice<Unicode.Scalar>: [Int]] = [:]
        for (number, line) in lines.enumerated() {
            starts.append(letters.count)
            letters += PageMatch.letters(line.text)
            let own = letters[starts[number]...]
            guard own.count >= PageMatch.telling else { continue }
            let places = beginnings[own.prefix(PageMatch.telling), default: []]
            if places.count < PageMatch.most { beginnings[own.prefix(PageMatch.telling)] = places + [number] }
        }
        starts.append(letters.count)
        self.letters = letters
        self.starts = starts
        self.beginnings = beginnings
    }

    /// The lines that together have the letters of a text, and no others; nil unless there are several.
    func lines(of text: String) -> [PageLine]? {
        let wanted = PageMatch.letters(text)
        guard wanted.count >= PageMatch.shortest else { return nil }
        let firsts = lines.indices.lazy.filter { begins(wanted[...], with: $0) }.prefix(PageMatch.most)
        for first in firsts {
            guard let found = cover(wanted, from: first) else { continue }
            return found.count > 1 ? found.map { lines[$0] } : nil
        }
        return nil
    }

    /// The lines that the wanted letters are made of, of which the first is known; nil if some are nowhere.
    private func cover(_ wanted: [Unicode.Scalar], from first: Int) -> [Int]? {
        var found = [first]
        var rest = wanted.dropFirst(length(first))
        while !rest.isEmpty {
            guard let next = line(behind: found[found.count - 1], beginning: rest) else { return nil }
            found.append(next)
            rest = rest.dropFirst(length(next))
        }
        return found
    }

    /// The very next line, however short it is; or one further down that can be told from others.
    private func line(behind line: Int, beginning wanted: ArraySlice<Unicode.Scalar>) -> Int? {
        let next = lines.indices[(line + 1)...].first { length($0) > 0 }
        if let next, begins(wanted, with: next) { return next }
        let alike = beginnings[wanted.prefix(PageMatch.telling)] ?? []
        return alike.first { $0 > line && begins(wanted, with: $0) }
    }

    private func length(_ line: Int) -> Int { starts[line + 1] - starts[line] }

    private func begins(_ wanted: ArraySlice<Unicode.Scalar>, with line: Int) -> Bool {
        length(line) > 0 && wanted.starts(with: letters[starts[line]..<starts[line + 1]])
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
