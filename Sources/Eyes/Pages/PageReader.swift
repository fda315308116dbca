import Dispatch
import Labels

/// Reads a printed page in a photograph: turns it upright, makes its lines straight, and takes of two readings what each
/// is surer of.
public struct PageReader: Sendable {
    public init() {}

    /// The text of a page, as far as it can be read: a paragraph, an item of a list or a heading a line, and an empty line where
    /// there is a gap; nil if there is none. Takes some seconds, for which it keeps the
    /// thread that calls, and one more.
    /// - Parameter isCancelled: asked again and again, on any thread; if it says so, nothing was read.
    public func read(
        _ picture: GreyPicture, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> String? {
        guard let first = WordReader(languages: "eng", isCancelled) else { return nil }
        guard let (quarters, overview, seen) = upright(picture, first) else { return nil }
        let languages = PageLanguage.of(seen.map(\.text))
        let upright = picture.turned(quarters: quarters)
        let reader = languages == "eng" ? first : WordReader(languages: languages, isCancelled) ?? first
        // The page is often a third of the picture; then its lines are found on it alone.
        let (page, scale) = Self.part(
            of: upright, around: seen, scaled: Double(overview.width) / Double(upright.width))
        let level = Self.better(
            reader.readPage(page.evened(radius: Int(Self.wordHeight * 1.3)))
        ) { reader.readPage(page) }
        let straight = page.straightened(by: PageCurve(level, width: page.width, height: page.height))
        let looks = [straight.evened(radius: Int(Self.wordHeight * 1.3)), straight]
        var readings = looks.map { _ in [PrintedWord]() }
        readings.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let readings = buffer
            // Each writes where no other does.
            DispatchQueue.concurrentPerform(iterations: looks.count) { number in
                let reader =
                    WordReader(languages: languages, isCancelled) ?? WordReader(languages: "eng", isCancelled)
                readings[number] = reader?.readPage(looks[number]) ?? []
            }
        }
        let best = Self.surer(readings[0], readings[1])
        guard !isCancelled(), Self.worth(best) >= Self.least else { return nil }
        let words = FractionEye(looks[0], enlarged: scale).mended(Self.withoutNoise(best))
        return PageLayout(PageColumns.lines(of: words)).text
    }

    // MARK: Which way up

    /// Letters that are read surely on a page that is worth reading.
    private static let least = 40, enough = 300
    /// Pixels of the longer side of what is looked at first, and of what is read.
    private static let overviewSide = 2400.0, largest = 4200.0
    private static let wordHeight = 44.0

    /// How many quarters it has to be turned, what it then is like, and what was read there.
    private func upright(_ picture: GreyPicture, _ reader: WordReader) -> (Int, GreyPicture, [PrintedWord])? {
        let side = Double(max(picture.width, picture.height)), scale = min(2, Self.overviewSide / side)
        let small = picture.part(
            x: 0, y: 0, partWidth: Double(picture.width), partHeight: Double(picture.height), scale: scale)
        var best: (quarters: Int, picture: GreyPicture, words: [PrintedWord])?
        for quarters in [0, 1, 3, 2] {
            let turned = small.turned(quarters: quarters)
            // What is grainy is evened out into letters.
            let words = Self.better(reader.readPage(turned.evened(radius: 30))) { reader.readPage(turned) }
            let worth = Self.worth(words)
            if worth > best.map({ Self.worth($0.words) }) ?? 0 { best = (quarters, turned, words) }
            // A page that stands on its head gives a few words by chance.
            if worth >= Self.enough { break }
        }
        return best.flatMap { Self.worth($0.words) >= Self.least / 2 ? $0 : nil }
    }

    /// Letters of words that are read surely. Tesseract reads lines that run down the picture, too; they don't count.
    static func worth(_ words: [PrintedWord]) -> Int {
        words.reduce(0) {
            let isWord = $1.word.confidence > 0.6 && $1.letters >= 3 && $1.box.width > $1.box.height
            return $0 + (isWord ? $1.letters : 0)
        }
    }

    /// What of a picture is written on, as large as Tesseract reads best, and fractions can be told.
    /// - Parameter scaled: how large the picture was when these words were read.
    private static func part(of picture: GreyPicture, around words: [PrintedWord], scaled: Double)
        -> (GreyPicture, scale: Double)
    {
        let sure = words.filter { $0.word.confidence > 0.3 && $0.letters >= 2 }
        let heights = sure.filter { $0.word.confidence > 0.6 }.map(\.box.height).sorted()
        let height = (heights.isEmpty ? 14 : heights[heights.count / 2]) / scaled
        func ends(_ places: [Double], _ least: Bool) -> Double {
            let sorted = places.sorted()
            if sorted.isEmpty { return 0 }
            // A word or two are seen where there is only wood.
            return least ? sorted[sorted.count / 200] : sorted[sorted.count - 1 - sorted.count / 200]
        }
        let margin = 6 * height
        let left = max(0, ends(sure.map(\.box.x), true) / scaled - margin)
        let top = max(0, ends(sure.map(\.box.y), true) / scaled - margin)
        let right = min(Double(picture.width), ends(sure.map(\.box.right), false) / scaled + margin)
        let bottom = min(Double(picture.height), ends(sure.map(\.box.bottom), false) / scaled + margin)
        let width = max(1, right - left), depth = max(1, bottom - top)
        let scale = min(largest / max(width, depth), 5, max(0.25, wordHeight / height))
        let part = picture.part(x: left, y: top, partWidth: width, partHeight: depth, scale: scale)
        let slope = part.skew()
        if abs(slope) < 0.003 { return (part, scale) }
        let level = picture.part(
            x: left, y: top, partWidth: width, partHeight: depth, scale: scale, slope: slope)
        return (level, scale)
    }

    /// Grain of wood and the page's edge are read as letters, too.
    private static func withoutNoise(_ words: [PrintedWord]) -> [PrintedWord] {
        lines(words).filter { line in
            let letters = line.reduce(0) { $0 + $1.letters }
            return letters > 0 && (letters > 4 ? sureness(line) > 0.35 : sureness(line) > 0.6)
        }.flatMap(\.self)
    }

    /// The first of two readings, or the second if the first says little.
    private static func better(_ one: [PrintedWord], _ other: () -> [PrintedWord]) -> [PrintedWord] {
        if worth(one) >= enough { return one }
        let other = other()
        return worth(other) > worth(one) ? other : one
    }

    // MARK: Two readings

    /// The reading that says more, and of each of its lines what the other is surer of.
    static func surer(_ one: [PrintedWord], _ other: [PrintedWord]) -> [PrintedWord] {
        let (main, second) = worth(one) >= worth(other) ? (one, other) : (other, one)
        let others = lines(second)
        return lines(main).flatMap { line -> [PrintedWord] in
            guard let rival = others.first(where: { isSame($0, line) }),
                sureness(rival) > sureness(line) + 0.03
            else { return line }
            // It takes the place of the line, and stands where that did.
            let here = line[0]
            return rival.map { word in
                var word = word
                word.word.line = here.line
                return word
            }
        }
    }

    private static func lines(_ words: [PrintedWord]) -> [[PrintedWord]] {
        var lines: [[PrintedWord]] = []
        for word in words {
            if lines.last?.last?.line == word.line {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines
    }

    private static func span(_ line: [PrintedWord]) -> LabelBox {
        line.dropFirst().reduce(line[0].box) { $0.union($1.box) }
    }

    private static func isSame(_ one: [PrintedWord], _ other: [PrintedWord]) -> Bool {
        let (a, b) = (span(one), span(other)), slack = max(a.height, b.height)
        return a.stands(beside: b) > 0.6 && abs(a.x - b.x) < slack && abs(a.right - b.right) < slack
    }

    /// How sure its letters are, 0...1.
    private static func sureness(_ line: [PrintedWord]) -> Double {
        let letters = line.reduce(0) { $0 + max(1, $1.letters) }
        return line.reduce(0) { $0 + $1.word.confidence * Double(max(1, $1.letters)) } / Double(letters)
    }
}
