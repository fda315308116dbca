import Commands
import Kit
import Listening
import Screen
import Stage

/// The page of `hands-off listen --explain`: how loud a recording is, in rows of some seconds, and below that what was
/// heard where, how surely, and what became of it.
@MainActor struct HearingPage {
    /// What a recording was, to be drawn.
    struct Story {
        let name: String
        let seconds: Double
        /// Decibels of full scale, fifty a second.
        let levels: [Double]
        let sayings: [HeardSaying]
    }

    private static let margin = 40.0
    private static let secondsInRow = 12.0
    private static let second = 90.0
    private static let rowHeight = 150.0
    private static let barsHeight = 74.0
    /// Decibels from the top of a row to its foot.
    private static let range = 60.0

    private(set) var size: Size
    private var sketch: Sketch
    var commands: [DrawCommand] { sketch.commands }

    init(_ story: Story, colors: Palette, measure: any TextMeasuring) {
        sketch = Sketch(colors: colors, measure: measure)
        let rows = max(1, Int((story.seconds / Self.secondsInRow).rounded(.up)))
        size = Size(
            2 * Self.margin + Self.secondsInRow * Self.second, 140 + Double(rows) * Self.rowHeight)
        sketch.write(story.name, sketch.type.title, colors.ink, at: Point(Self.margin, Self.margin))
        sketch.write(
            "Grey: how loud it is between 200 and 1000 Hz. Green counted, orange was a command that did not, and why.",
            sketch.type.label, colors.softInk, at: Point(Self.margin, Self.margin + 42))
        for row in 0..<rows { draw(story, row, top: 130 + Double(row) * Self.rowHeight) }
    }

    private mutating func draw(_ story: Story, _ row: Int, top: Double) {
        let from = Double(row) * Self.secondsInRow
        let foot = top + Self.barsHeight
        for second in 0...Int(Self.secondsInRow) {
            let x = Self.margin + Double(second) * Self.second
            sketch.fill(Rect(x, top, 1, Self.barsHeight), sketch.colors.line)
            if second < Int(Self.secondsInRow) {
                sketch.write(
                    "\(Int(from) + second) s", sketch.type.small, sketch.colors.softInk,
                    at: Point(x + 4, top - 18))
            }
        }
        let first = Int(from * 50), last = min(story.levels.count, Int((from + Self.secondsInRow) * 50))
        for at in first..<max(first, last) {
            let height = Self.barsHeight * max(0, min(1, 1 + story.levels[at] / Self.range))
            sketch.fill(
                Rect(Self.margin + Double(at - first) * Self.second / 50, foot - height, 1.5, height),
                sketch.colors.softInk)
        }
        for saying in story.sayings where saying.to > from && saying.from < from + Self.secondsInRow {
            draw(saying, from, foot)
        }
    }

    private mutating func draw(_ saying: HeardSaying, _ from: Double, _ foot: Double) {
        let left = max(0, saying.from - from), right = min(Self.secondsInRow, saying.to - from)
        let color: Color =
            switch saying.fate {
            case .obeyed, .attends: sketch.colors.sage
            case .unsure, .unwoken, .overlaid: sketch.colors.saffron
            case .nothing: sketch.colors.line
            }
        let x = Self.margin + left * Self.second
        sketch.fill(Rect(x, foot + 4, max(3, (right - left) * Self.second), 6), color, radius: 3)
        if saying.words.isEmpty || saying.from < from { return }
        sketch.write(
            saying.text, sketch.type.label, sketch.colors.ink, at: Point(x, foot + 12),
            width: max(150, (right - left) * Self.second), maxLines: 1)
        let figure = "\(Int(saying.sureness.rounded()))"
        let end = saying.command.map { "→ \($0.label)" } ?? saying.fate.name
        sketch.write("\(figure) \(end)", sketch.type.small, sketch.colors.softInk, at: Point(x, foot + 32))
    }
}
