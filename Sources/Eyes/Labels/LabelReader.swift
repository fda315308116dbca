public import Labels

/// Reads a nutrition label in a photograph: finds it, turns it upright, and lets several readings of it vote.
public struct LabelReader: Sendable {
    public init() {}

    /// Whether there is anything to read with.
    public var isReady: Bool { WordReader(languages: "eng") != nil }

    /// The label of a photograph, as far as it can be read. Takes a second or two; works on two threads besides the one
    /// that calls and waits.
    /// - Parameter other: the same picture in another light, such as through a filter of one colour: what is faint in the
    ///   one may be plain in the other. Of the same size.
    public func read(_ picture: GreyPicture, besides other: GreyPicture? = nil) async -> LabelReading {
        guard let first = WordReader(languages: "eng") else { return LabelReading() }
        let overview = Self.overview(of: picture, side: Self.overviewSide)
        var place = find(overview, first, isTurned: false)
        if place.anchors < 5 {
            // Small print: a larger look, which takes longer.
            let closer = find(
                Self.overview(of: picture, side: Self.overviewSide * 1.8), first, isTurned: false)
            if closer.anchors > place.anchors { place = closer }
        }
        if place.anchors < 3, let turned = findTurned(overview, first), turned.anchors > place.anchors {
            place = turned
        }
        guard place.anchors > 0 else { return LabelReading() }
        let upright = picture.turned(quarters: place.quarters)
        let filtered = other.map { $0.turned(quarters: place.quarters) } ?? upright
        let scaled = Double(upright.width) / Double(place.overviewWidth)
        var vote = LabelVote()
        vote.add(place.placedWords)
        let passes = Self.passes
        for pair in stride(from: 0, to: passes.count, by: 2) {
            let two = passes[pair..<min(pair + 2, passes.count)]
            let (languages, found) = (place.languages, place)
            let readings = await withTaskGroup(of: [ReadWord].self) { group in
                for (number, pass) in two.enumerated() {
                    let shown = number == 0 ? upright : filtered
                    group.addTask {
                        guard let reader = WordReader(languages: languages) ?? WordReader(languages: "eng")
                        else {
                            return []
                        }
                        return pass.read(shown, found, scaled, reader)
                    }
                }
                return await group.reduce(into: [[ReadWord]]()) { $0.append($1) }
            }
            for reading in readings { vote.add(reading) }
            // What all agree on needs no further look.
            if vote.label.sure.count == LabelField.allCases.count { break }
        }
        return LabelReading(label: vote.label, picture: Self.shown(upright, place, scaled))
    }

    /// The longest side of the label as it is shown beside its values, in pixels.
    private static let shownSide = 900.0

    /// The label itself, out of a picture that stands upright.
    private static func shown(_ upright: GreyPicture, _ place: Place, _ scaled: Double) -> GreyPicture {
        let box = place.box
        let side = max(box.width, box.height) * scaled
        return upright.part(
            x: box.x * scaled, y: box.y * scaled, partWidth: box.width * scaled,
            partHeight: box.height * scaled, scale: min(1, shownSide / max(1, side)), slope: place.slope)
    }

    // MARK: Finding it

    /// Where the label is in the overview, and what was read there.
    struct Place: Sendable {
        var quarters = 0
        var isInverted = false
        var anchors = 0
        var words: [ReadWord] = []
        var overviewWidth = 1
        /// The label, in the overview's pixels.
        var box = LabelBox(x: 0, y: 0, width: 1, height: 1)
        /// How high its words are.
        var wordHeight = 10.0
        /// What it is written in, as Tesseract calls that; each language more takes as long again.
        var languages: String {
            let read = words.map { LabelParser.plain($0.text) }
            func says(_ names: [String]) -> Bool {
                read.contains { word in names.contains { word.hasPrefix($0) } }
            }
            if says(["kohlen", "brennwert", "eiwei", "davon", "nahrwert", "zucker"]) { return "deu" }
            return says(["glucide", "lipide", "valeur", "matiere", "proteine"]) ? "eng+fra" : "eng"
        }
        /// How far down its lines go a pixel to the right.
        var slope = 0.0
    }

    private static let overviewSide = 1300.0

    private static func overview(of picture: GreyPicture, side wanted: Double) -> GreyPicture {
        let side = Double(max(picture.width, picture.height)), scale = min(2.5, wanted / side)
        return picture.part(
            x: 0, y: 0, partWidth: Double(picture.width), partHeight: Double(picture.height), scale: scale)
    }

    private func find(_ overview: GreyPicture, _ reader: WordReader, isTurned: Bool, quarters: Int = 0)
        -> Place
    {
        let turned = overview.turned(quarters: quarters)
        var best = Place()
        best.overviewWidth = turned.width
        let evened = turned.evened(radius: 24)
        for isInverted in [false, true] {
            let words = reader.read(isInverted ? evened.inverted() : evened, .sparse)
            let anchors = LabelParser(words).anchors
            if anchors.count > best.anchors {
                best = Place(
                    quarters: quarters, isInverted: isInverted, anchors: anchors.count, words: words,
                    overviewWidth: turned.width)
                best.locate(anchors, words, turned)
            }
            // Enough of a label; or nothing in a picture that isn't dark.
            if best.anchors >= 4 || isTurned { break }
        }
        return best
    }

    private func findTurned(_ overview: GreyPicture, _ reader: WordReader) -> Place? {
        [1, 3, 2].map { find(overview, reader, isTurned: true, quarters: $0) }.max { $0.anchors < $1.anchors }
    }

    // MARK: Reading it

    /// A look at the label in one of several ways.
    struct Pass: Sendable {
        enum Preparation: Sendable { case evened, thresholded, plain }

        var preparation: Preparation
        var layout: WordReader.Layout
        /// Pixels that a word is high.
        var wordHeight: Double

        func read(_ picture: GreyPicture, _ place: Place, _ scaled: Double, _ reader: WordReader)
            -> [ReadWord]
        {
            let box = place.box
            let scale = min(3.5, max(0.25, wordHeight / (place.wordHeight * scaled)))
            // No larger than a page.
            let most = 2600 / max(box.width * scaled, box.height * scaled)
            var part = picture.part(
                x: box.x * scaled, y: box.y * scaled, partWidth: box.width * scaled,
                partHeight: box.height * scaled,
                scale: min(scale, most), slope: place.slope)
            if place.isInverted { part = part.inverted() }
            let radius = Int(wordHeight * 1.1)
            switch preparation {
            case .plain: break
            case .evened: part = part.evened(radius: radius)
            case .thresholded: part = part.thresholded(radius: radius)
            }
            return reader.read(part, layout).map {
                $0.placed(onLabel: Double(part.width), Double(part.height))
            }
        }
    }

    private static let passes = [
        Pass(preparation: .evened, layout: .block, wordHeight: 30),
        Pass(preparation: .thresholded, layout: .column, wordHeight: 34),
        Pass(preparation: .plain, layout: .block, wordHeight: 36),
        Pass(preparation: .evened, layout: .sparse, wordHeight: 26),
        Pass(preparation: .thresholded, layout: .block, wordHeight: 26),
        Pass(preparation: .evened, layout: .block, wordHeight: 42),
    ]
}

/// What was read of a label, and where.
public struct LabelReading: Sendable {
    public var label = NutritionLabel()
    /// The label itself, straight, to be looked at beside its values; nil = none was found.
    public var picture: GreyPicture?
}

extension LabelReader.Place {
    /// What was read in the overview, with where it stands once the label is upright.
    fileprivate var placedWords: [ReadWord] {
        let length = (1 + slope * slope).squareRoot(), cosine = 1 / length, sine = slope / length
        return words.map { word in
            let right = word.box.x + word.box.width / 2 - box.x - box.width / 2
            let down = word.box.y + word.box.height / 2 - box.y - box.height / 2
            var upright = word
            upright.box.x = right * cosine + down * sine + (box.width - word.box.width) / 2
            upright.box.y = down * cosine - right * sine + (box.height - word.box.height) / 2
            var placed = word
            placed.place = upright.placed(onLabel: box.width, box.height).place
            return placed
        }
    }

    /// Where the words lie that name a label's rows, with room for what stands around them.
    mutating func locate(_ anchors: [ReadWord], _ words: [ReadWord], _ overview: GreyPicture) {
        let heights = anchors.map(\.box.height).sorted()
        wordHeight = max(6, heights[heights.count / 2])
        // Anchors far from the others are of another text, such as the ingredients.
        let rows = anchors.map { $0.box.y + $0.box.height / 2 }.sorted(), middle = rows[rows.count / 2]
        let columns = anchors.map(\.box.x).sorted(), left = columns[columns.count / 2]
        let near = anchors.filter {
            abs($0.box.y - middle) < wordHeight * 24 && abs($0.box.x - left) < wordHeight * 26
        }
        var (x, y, right, bottom) = (Double.infinity, Double.infinity, 0.0, 0.0)
        for box in (near.isEmpty ? anchors : near).map(\.box) {
            (x, y) = (min(x, box.x), min(y, box.y))
            (right, bottom) = (max(right, box.x + box.width), max(bottom, box.y + box.height))
        }
        let margin = wordHeight
        let width = Double(overview.width), height = Double(overview.height)
        x = max(0, x - margin * 5)
        // The values may stand far to the right of what they are.
        for word in words where word.text.contains(where: \.isNumber) {
            let box = word.box
            let isBeside = near.contains { anchor in
                box.x > anchor.box.x && box.x - anchor.box.x < wordHeight * 45
                    && abs(box.y + box.height / 2 - anchor.box.y - anchor.box.height / 2) < wordHeight * 1.5
            }
            if isBeside { right = max(right, box.x + box.width) }
        }
        right = min(width, right + margin * 8)
        y = max(0, y - margin * 5)
        bottom = min(height, bottom + margin * 5)
        box = LabelBox(x: x, y: y, width: right - x, height: bottom - y)
        let part = overview.part(x: x, y: y, partWidth: right - x, partHeight: bottom - y, scale: 1)
        slope = (isInverted ? part.inverted() : part).skew()
    }
}
