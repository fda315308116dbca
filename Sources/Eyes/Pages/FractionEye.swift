import Labels

/// Finds vulgar fractions among the words of a page and puts them where Tesseract read something else: "1% tsp" was
/// "1½ tsp". An amount that can't be told is a question mark, never a guess.
struct FractionEye {
    let page: GreyPicture
    /// How many times as large the page is as the camera saw it.
    let enlarged: Double
    private let templates = GlyphTemplates.shared

    /// - Parameter page: evened out, in whose pixels the words' boxes are.
    init(_ page: GreyPicture, enlarged: Double) { (self.page, self.enlarged) = (page, enlarged) }

    func mended(_ words: [PrintedWord]) -> [PrintedWord] {
        var line = -1, place = 0, before = ""
        return words.map { word in
            defer { before = word.text }
            place = word.line == line ? place + 1 : 0
            line = word.line
            if Self.isShare(word.text, behind: place == 0 ? "" : before) { return word }
            // An amount stands where a line begins; elsewhere only what looks odd is looked at.
            let isOdd = Self.isOdd(word.text)
            guard place < 2 || isOdd || word.text.contains("%") else { return word }
            var mended = word
            if let text = text(of: word) {
                mended.word.text = text
            } else if isOdd {
                mended.word.text = "?"
            }
            return mended
        }
    }

    /// "70 %" and "70%"; but "1%" may be "1½".
    static func isShare(_ text: String, behind before: String) -> Bool {
        guard text.hasSuffix("%") else { return false }
        let figures = text.dropLast()
        return figures.isEmpty
            ? before.last?.isWholeNumber ?? false : figures.count >= 2 && figures.allSatisfy(\.isWholeNumber)
    }

    /// What Tesseract makes of fractions, and of nothing else.
    static func isOdd(_ text: String) -> Bool {
        if text.contains("¥") { return true }
        // "5%" may be fat; it is told by its looks, or stays.
        return ["%", "Y%", "Ya", "Yz", "Y2", "Y4", "Vs", "V2", "V4", "Va", "Vz", "¼%", "YZ"].contains(text)
    }

    /// The word with the fraction that stands in it; nil = there is none.
    private func text(of word: PrintedWord) -> String? {
        let glyphs = glyphs(of: word.box)
        guard glyphs.count <= 9 else { return nil }
        for (place, glyph) in glyphs.enumerated().prefix(3) where glyph.isTall {
            let before = word.text.prefix(place), after = word.text.suffix(glyphs.count - 1 - place)
            let amount: String
            switch templates.fraction(glyph.picture, enlarged: enlarged) {
            case .none: continue
            // Of an amount that isn't known, what is known of it isn't one either.
            case .some: amount = "?"
            case .sure(let fraction): amount = before + String(fraction)
            }
            guard before.allSatisfy(\.isWholeNumber) else { return nil }
            let needsSpace = !after.isEmpty && glyph.gapAfter > 0.22 * word.box.height
            return amount + (needsSpace ? " " : "") + after
        }
        return nil
    }

    private struct Glyph {
        let picture: GreyPicture
        /// It is as high as figures are.
        let isTall: Bool
        /// Pixels to the next.
        let gapAfter: Double
    }

    /// The glyphs that stand in a box, from the left: what is parted by a column without ink.
    private func glyphs(of box: LabelBox) -> [Glyph] {
        let left = max(0, Int(box.x) - 2), right = min(page.width, Int(box.right) + 3)
        let top = max(0, Int(box.y) - 2), bottom = min(page.height, Int(box.bottom) + 3)
        guard right - left >= 4, bottom - top >= 6 else { return [] }
        let part = page.cut(x: left, y: top, width: right - left, height: bottom - top)
        var runs: [Range<Int>] = [], start: Int?
        for x in 0...part.width {
            let hasInk =
                x < part.width && (0..<part.height).contains { part.pixels[$0 * part.width + x] < Self.ink }
            if hasInk, start == nil { start = x }
            if !hasInk, let from = start {
                runs.append(from..<x)
                start = nil
            }
        }
        let glyphs = runs.compactMap { run in
            part.cut(x: run.lowerBound, y: 0, width: run.count, height: part.height).inked(
                darkerThan: Self.ink)
        }
        guard glyphs.count == runs.count else { return [] }
        let tallest = glyphs.map(\.height).max() ?? 0
        return glyphs.enumerated().map { place, glyph in
            let next = place + 1 < runs.count ? runs[place + 1].lowerBound : part.width
            return Glyph(
                picture: glyph, isTall: Double(glyph.height) > 0.6 * Double(tallest),
                gapAfter: Double(next - runs[place].upperBound))
        }
    }

    private static let ink: UInt8 = 110
}
