import Kit
import Screen
import Stage

/// The page of `hands-off gestures --explain`: a title and a legend, the clip in strips with time running
/// down, and a card for each decision with what spoke for it and what did not.
@MainActor struct ExplanationPage {
    static let margin = 40.0
    /// Cards shown, at most: the first ones tell the story, and the strips tell of all.
    static let mostCards = 24
    private static let tallestStrip = 900.0

    let explanation: Explanation
    private(set) var size = Size.zero
    private var sketch: Sketch
    private let strongest: Float

    var commands: [DrawCommand] { sketch.commands }

    init(_ explanation: Explanation, colors: Palette, measure: any TextMeasuring) {
        self.explanation = explanation
        sketch = Sketch(colors: colors, measure: measure)
        strongest = MotionImage.strongest(in: explanation)
        let margin = Self.margin
        let top = drawTitle(at: Point(margin, margin))
        let strips = drawStrips(at: Point(margin, top + Space.l))
        drawCards(beside: strips)
        size.width += margin
        size.height += margin
    }

    private mutating func grow(to point: Point) {
        size = Size(max(size.width, point.x), max(size.height, point.y))
    }

    // MARK: Title and legend

    /// - Returns: where it ends.
    private mutating func drawTitle(at origin: Point) -> Double {
        let (type, colors) = (sketch.type, sketch.colors)
        var y = origin.y
        y += sketch.write(explanation.name, type.title, colors.ink, at: origin).height + Space.xs
        let line = sketch.write(explanation.summary, type.label, colors.softInk, at: Point(origin.x, y))
        y += line.height + Space.xs
        grow(to: Point(max(origin.x + line.width, origin.x + 1200), y))
        if explanation.isCut {
            let limit = "The clip is longer; this is its first minute."
            y += sketch.write(limit, type.label, colors.tomato, at: Point(origin.x, y)).height + Space.xs
        }
        return drawLegend(at: Point(origin.x, y + Space.s))
    }

    private mutating func drawLegend(at origin: Point) -> Double {
        let colors = sketch.colors
        var x = origin.x
        for step in 0..<48 {
            let color = MotionImage.color(Float(step) / 47)
            sketch.fill(Rect(x + Double(step), origin.y + 3, 1, 12), color)
        }
        x = caption("motion: none to strong", from: x + 48, origin.y)
        let entries: [(Color, Double, String)] = [
            (Palette.dark.sage, 4, "a line that counted"), (Palette.dark.tomato, 4, "nearly"),
            (Palette.dark.saffron, 2, "came near besides"),
            (Palette.dark.saffronTint, 12, "whole picture changed"), (colors.tomato, 12, "camera shaken"),
            (colors.sage, 12, "score: enough"), (colors.saffron, 12, "nearly"),
            (colors.softInk.opacity(0.35), 12, "less"),
        ]
        for (color, height, words) in entries {
            let width = words == "camera shaken" ? 4.0 : 22
            sketch.fill(Rect(x, origin.y + 9 - height / 2, width, height), color, radius: 1)
            x = caption(words, from: x + width, origin.y)
        }
        grow(to: Point(x - Space.l, origin.y))
        let second =
            "Time runs down. The score says how much speaks for a sweep in the best stretch of each frame; a "
            + "movement counts once, so the hand's way on and its way back may score high and not count again."
        let place = Point(origin.x, origin.y + 26)
        return place.y + sketch.write(second, sketch.type.small, colors.softInk, at: place).height
    }

    private mutating func caption(_ words: String, from x: Double, _ y: Double) -> Double {
        x + Space.s
            + sketch.write(words, sketch.type.small, sketch.colors.ink, at: Point(x + Space.s, y)).width
            + Space.l
    }

    // MARK: Strips

    private mutating func drawStrips(at origin: Point) -> Rect {
        let duration = max(explanation.end, 0.5)
        let count = (duration / 18).rounded(.up)
        let seconds = duration / count
        // Whole points a frame make even rows; a short clip is drawn larger, but not a giant.
        let scale = min(max(Self.tallestStrip / seconds, 50), 240)
        var x = origin.x
        var bottom = origin.y
        for index in 0..<Int(count) {
            let from = Double(index) * seconds
            var strip = Strip(
                explanation, span: from...(from + seconds), scale: scale, strongest: strongest,
                origin: Point(x, origin.y))
            strip.draw(on: &sketch)
            x += Strip.width
            bottom = max(bottom, strip.bottom)
        }
        grow(to: Point(x - Space.l, bottom))
        return Rect(origin.x, origin.y, x - origin.x, bottom - origin.y)
    }

    // MARK: Cards

    private mutating func drawNothing(at origin: Point) {
        let words =
            "Nothing counted, and nothing came near. Where a waved hand leaves no slanted streak in the motion, it was "
            + "too far away, too dark, or as bright as what is behind it."
        let written = sketch.write(
            words, sketch.type.body, sketch.colors.ink, at: origin, width: MarkCard.width * 1.5)
        grow(to: Point(origin.x + MarkCard.width * 1.5, origin.y + written.height))
    }

    /// To the right of a single strip, below several.
    private mutating func drawCards(beside strips: Rect) {
        let all = explanation.marks.enumerated().filter { $0.element.seen != nil }
        let isBeside = strips.width <= Strip.width
        let left = isBeside ? strips.maxX : strips.minX
        let top = isBeside ? strips.minY : strips.maxY + Space.xl
        if all.isEmpty { return drawNothing(at: Point(left, top)) }
        let fitting = Int((size.width - left + Space.m) / (MarkCard.width + Space.m))
        let columns = isBeside ? (all.count <= 2 ? 1 : all.count <= 6 ? 2 : 3) : max(1, fitting)
        var y = top
        for row in stride(from: 0, to: min(all.count, Self.mostCards), by: columns) {
            var tallest = 0.0
            for (column, entry) in all[row..<min(row + columns, min(all.count, Self.mostCards))].enumerated()
            {
                guard let seen = entry.element.seen else { continue }
                let x = left + Double(column) * (MarkCard.width + Space.m)
                let card = MarkCard(
                    number: entry.offset + 1, mark: entry.element, seen: seen,
                    threshold: explanation.threshold,
                    origin: Point(x, y))
                tallest = max(tallest, card.draw(on: &sketch))
                grow(to: Point(x + MarkCard.width, y + tallest))
            }
            y += tallest + Space.m
        }
        if all.count > Self.mostCards {
            let words = "And \(all.count - Self.mostCards) more, in the strips only."
            y += sketch.write(words, sketch.type.label, sketch.colors.softInk, at: Point(left, y)).height
            grow(to: Point(left, y))
        }
    }
}
