import Kit
import Stage

/// A stretch of the clip with time running down: the motion across the picture, the score beside it, and what
/// was decided.
@MainActor struct Strip {
    static let axisWidth = 44.0
    static let imageWidth = 240.0
    static let scoreWidth = 120.0
    static let wordsWidth = 210.0
    static let width = axisWidth + imageWidth + Space.m + scoreWidth + Space.m + wordsWidth + Space.l
    private static let headHeight = 24.0

    private let explanation: Explanation
    private let span: ClosedRange<Double>
    private let strongest: Float
    private let origin: Point
    private let height: Double
    /// Scores from the left to the right of their panel.
    private let scores: ClosedRange<Double>

    /// - Parameters:
    ///   - scale: points to a second.
    ///   - strongest: the strength that is painted as brightest.
    init(
        _ explanation: Explanation, span: ClosedRange<Double>, scale: Double, strongest: Float, origin: Point
    ) {
        (self.explanation, self.span, self.strongest, self.origin) = (explanation, span, strongest, origin)
        height = ((span.upperBound - span.lowerBound) * scale).rounded()
        scores = explanation.threshold - 6...explanation.threshold + 4
    }

    var bottom: Double { top + height }
    private var top: Double { origin.y + Self.headHeight }
    private var image: Rect { Rect(origin.x + Self.axisWidth, top, Self.imageWidth, height) }
    private var panel: Rect { Rect(image.maxX + Space.m, top, Self.scoreWidth, height) }

    mutating func draw(on sketch: inout Sketch) {
        drawHeads(on: &sketch)
        drawAxis(on: &sketch)
        let motion = MotionImage(explanation, span: span, size: image.size, strongest: strongest)
        sketch.add(.bitmap(motion.bitmap, radius: 0), image)
        drawShakes(on: &sketch)
        drawScores(on: &sketch)
        drawMarks(on: &sketch)
    }

    private func y(of time: Double) -> Double {
        top + (time - span.lowerBound) / (span.upperBound - span.lowerBound) * height
    }

    private func x(of score: Double) -> Double {
        let share = (score - scores.lowerBound) / (scores.upperBound - scores.lowerBound)
        return panel.minX + min(max(share, 0), 1) * panel.width
    }

    private func drawHeads(on sketch: inout Sketch) {
        let (style, color) = (sketch.type.small, sketch.colors.softInk)
        let y = origin.y
        sketch.write("left", style, color, at: Point(image.minX, y))
        sketch.write("of the picture", style, color, at: Point(image.middle.x, y), .center)
        sketch.write("right", style, color, at: Point(image.maxX, y), .trailing)
        sketch.write("counts", style, color, at: Point(x(of: explanation.threshold), y), .center)
    }

    private func drawAxis(on sketch: inout Sketch) {
        let seconds = span.upperBound - span.lowerBound
        let step = [0.1, 0.2, 0.5, 1, 2, 5].first { $0 / seconds * height >= 36 } ?? 10
        var tick = (span.lowerBound / step).rounded(.up) * step
        while tick <= span.upperBound - step * 0.1 {
            let y = y(of: tick)
            let words = Explanation.number(tick, places: 1) + " s"
            sketch.fill(Rect(image.minX - 5, y, 5, 1), sketch.colors.softInk)
            sketch.write(
                words, sketch.type.small, sketch.colors.softInk, at: Point(image.minX - 9, y - 9), .trailing)
            tick += step
        }
    }

    private func drawShakes(on sketch: inout Sketch) {
        for frame in explanation.frames
        where frame.isShaken && frame.time > span.lowerBound && frame.time <= span.upperBound {
            sketch.fill(Rect(image.maxX + 3, y(of: frame.time).rounded() - 2, 4, 2), sketch.colors.tomato)
        }
    }

    private func drawScores(on sketch: inout Sketch) {
        let colors = sketch.colors
        sketch.fill(panel, colors.sunken)
        let frames = explanation.frames
        for (index, frame) in frames.enumerated()
        where frame.time > span.lowerBound && frame.time <= span.upperBound {
            let before = index > 0 ? max(frames[index - 1].time, frame.time - 0.3) : frame.time - 0.033
            let from = y(of: max(before, span.lowerBound))
            guard let score = frame.best?.stretch.score else { continue }
            let color =
                score >= explanation.threshold
                ? colors.sage
                : score >= explanation.nearly ? colors.saffron : colors.softInk.opacity(0.35)
            let end = max(x(of: score), panel.minX + 1)
            // Whole rows, so that neighbours neither overlap nor leave a line between them.
            let rows = (from.rounded(), y(of: frame.time).rounded())
            sketch.fill(Rect(panel.minX, rows.0, end - panel.minX, max(1, rows.1 - rows.0)), color)
        }
        sketch.fill(Rect(x(of: explanation.threshold), top - 4, 1.5, height + 4), colors.ink)
    }

    /// A number and words for each decision, pushed down where they would lie on one another.
    private func drawMarks(on sketch: inout Sketch) {
        let left = panel.maxX + Space.m
        var free = top
        for (index, mark) in explanation.marks.enumerated()
        where mark.from > span.lowerBound && mark.from <= span.upperBound {
            let exact = y(of: mark.from)
            let middle = max(exact, free + 10)
            let color = mark.color(sketch.colors)
            sketch.fill(Rect(image.minX, exact, image.width, 1), mark.color(.dark).opacity(0.55))
            sketch.fill(Rect(panel.minX, exact, panel.width + 6, 1), color)
            sketch.fill(Rect(panel.maxX + 6, min(exact, middle), 1, abs(middle - exact) + 1), color)
            sketch.fill(Rect(panel.maxX + 6, middle, Space.s, 1), color)
            mark.badge(index + 1, at: Point(left, middle - 10), on: &sketch)
            let words = Point(left + 28, middle - 9)
            let size = sketch.write(
                mark.words, sketch.type.smallStrong, color, at: words, width: Self.wordsWidth - 28)
            free = middle - 9 + size.height + 6
        }
    }
}

extension Explanation.Mark {
    @MainActor func color(_ colors: Palette) -> Color {
        switch verdict {
        case .counted: colors.sage
        case .nearly: colors.tomato
        case .wholePicture: colors.saffron
        }
    }

    /// The number by which the strips and the cards know one another.
    @MainActor func badge(_ number: Int, at origin: Point, on sketch: inout Sketch) {
        sketch.fill(Rect(origin.x, origin.y, 20, 20), color(sketch.colors), radius: 10)
        sketch.write(
            "\(number)", sketch.type.text(12, .bold), sketch.colors.card,
            at: Point(origin.x + 10, origin.y + 2.5),
            .center)
    }
}
