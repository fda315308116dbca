import Labels

/// Puts what was read into the order in which it is read: columns one after the other, wherever a gutter runs between them,
/// and what stands above and below them as wide as the page where it stands.
enum PageColumns {
    /// The lines of a page; those of one column, or of one part of the page, have the same block.
    static func lines(of words: [PrintedWord]) -> [PageLine] {
        let pieces = pieces(of: words)
        if pieces.isEmpty { return [] }
        var block = 0, lines: [PageLine] = []
        read(rows(of: pieces), into: &lines, &block)
        return lines
    }

    /// Lines as they were read, cut where there is a gap as wide as between columns.
    private static func pieces(of words: [PrintedWord]) -> [PageLine] {
        var pieces: [[PrintedWord]] = []
        for (place, word) in words.enumerated()
        where !isSpeck(word, isFirst: place == 0 || words[place - 1].line != word.line) {
            if let before = pieces.last?.last, before.line == word.line,
                word.box.x - before.box.right < 1.1 * max(before.box.height, word.box.height)
            {
                pieces[pieces.count - 1].append(word)
            } else {
                pieces.append([word])
            }
        }
        return pieces.map { PageLine($0) }
    }

    /// A spot of the paper or the rest of a rule; bullets and dashes are none.
    private static func isSpeck(_ word: PrintedWord, isFirst: Bool) -> Bool {
        if word.letters > 0 || word.text.contains("?") { return false }
        return !(isFirst ? ["•", "*", "-", "–", "—", "·"] : ["-", "–", "—", "+", "&"]).contains(word.text)
    }

    /// Pieces that stand beside each other, from above.
    private static func rows(of pieces: [PageLine]) -> [[PageLine]] {
        var rows: [[PageLine]] = []
        for piece in pieces.sorted(by: { $0.baseline < $1.baseline }) {
            if let row = rows.last, let first = row.first,
                piece.baseline - first.baseline < 0.45 * max(piece.height, first.height),
                !row.contains(where: { $0.box.x < piece.box.right && piece.box.x < $0.box.right })
            {
                rows[rows.count - 1].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows.map { $0.sorted { $0.box.x < $1.box.x } }
    }

    private static func read(_ rows: [[PageLine]], into lines: inout [PageLine], _ block: inout Int) {
        guard let (range, gutter) = gutter(in: rows) else {
            if rows.isEmpty { return }
            block += 1
            lines += rows.map { row in PageLine(row.flatMap(\.words), block: block) }
            return
        }
        read(Array(rows[..<range.lowerBound]), into: &lines, &block)
        let inner = rows[range]
        read(Self.rows(of: inner.flatMap { $0.filter { $0.box.x < gutter } }), into: &lines, &block)
        read(Self.rows(of: inner.flatMap { $0.filter { $0.box.x >= gutter } }), into: &lines, &block)
        read(Array(rows[range.upperBound...]), into: &lines, &block)
    }

    /// The longest run of rows that a gutter runs through; nil = they are one column.
    private static func gutter(in rows: [[PageLine]]) -> (Range<Int>, Double)? {
        var best: (range: Range<Int>, place: Double)?
        let places = Set(rows.flatMap { $0.map { ($0.box.x - 0.3 * $0.height).rounded() } })
        for place in places {
            var start = 0
            for end in 0...rows.count {
                if end < rows.count, !rows[end].contains(where: { $0.box.x < place && $0.box.right > place })
                {
                    continue
                }
                let run = rows[start..<end]
                if run.count > best?.range.count ?? 3, parts(Array(run), at: place) {
                    best = (withoutTitle(rows, start..<end), place)
                }
                start = end + 1
            }
        }
        return best
    }

    /// Whether there are columns on both sides of a place, beside each other, and not amounts beside what is meant.
    private static func parts(_ rows: [[PageLine]], at place: Double) -> Bool {
        let left = rows.compactMap { row in row.last { $0.box.x < place } }
        let right = rows.compactMap { row in row.first { $0.box.x >= place } }
        guard left.count >= 3, right.count >= 3 else { return false }
        let leftEnd = left.map(\.box.bottom).max() ?? 0, leftStart = left.map(\.box.y).min() ?? 0
        let rightEnd = right.map(\.box.bottom).max() ?? 0, rightStart = right.map(\.box.y).min() ?? 0
        let shared = min(leftEnd, rightEnd) - max(leftStart, rightStart)
        guard shared > 3 * left[0].height else { return false }
        let amounts = left.count { $0.words.count <= 2 && $0.hasAmount }
        return 2 * amounts < left.count
    }

    /// Without the rows that begin it and are a title over the columns.
    private static func withoutTitle(_ rows: [[PageLine]], _ range: Range<Int>) -> Range<Int> {
        var range = range
        let usual = rows[range].flatMap { $0 }.map(\.height).sorted()
        let height = usual[usual.count / 2]
        while let first = rows[range].first, range.count > 4, first.count == 1, first[0].height > 1.4 * height
        {
            range = range.lowerBound + 1..<range.upperBound
        }
        return range
    }
}
