import Gestures
import Kit
import Stage

/// What each measurement added to a movement's score, against the most that it can add.
@MainActor struct MarkCard {
    static let width = 431.0
    private static let rowHeight = 19.0
    private static let labelWidth = 226.0

    let number: Int
    let mark: Explanation.Mark
    let seen: Explanation.Seen
    let threshold: Double
    let origin: Point

    /// - Returns: its height.
    func draw(on sketch: inout Sketch) -> Double {
        let rows = seen.stretch.measurements
        let height = Space.m + 66 + Double(rows.count) * Self.rowHeight + Space.m
        let card = Rect(origin.x, origin.y, Self.width, height)
        sketch.fill(card, sketch.colors.card, radius: Space.smallRadius)
        sketch.add(.border(radius: Space.smallRadius, width: 1, sketch.colors.line), card)
        drawHead(on: &sketch)
        let most = rows.map(\.most).max() ?? 1
        let wanting = isWeighed ? rows.max { $0.most - $0.worth < $1.most - $1.worth } : nil
        for (index, row) in rows.enumerated() {
            draw(row, isWanting: row == wanting, most: max(most, 0.1), index, on: &sketch)
        }
        return height
    }

    /// Whether one of the measurements listed below fell short, and not the speed, the way, or the moment.
    private var isWeighed: Bool {
        guard case .nearly(_, let shortfall) = mark.verdict else { return false }
        return [.tooFaint, .tooSteep, .tooMuch, .fromOutside].contains(shortfall)
            || shortfall == .tooShort && seen.stretch.score < threshold - 0.2
    }

    private func drawHead(on sketch: inout Sketch) {
        let (colors, left, width) = (sketch.colors, origin.x + Space.m, Self.width - 2 * Space.m)
        mark.badge(number, at: Point(left, origin.y + Space.m), on: &sketch)
        let title = Point(left + 28, origin.y + Space.m)
        sketch.write(
            mark.words, sketch.type.bodyStrong, mark.color(colors), at: title, width: width - 28, maxLines: 1)
        let stretch = seen.stretch
        func short(_ value: Double) -> String { Explanation.number(value, places: 2) }
        let missing = threshold - stretch.score
        let figures = [
            missing > 0 ? "\(short(missing)) short of counting" : "\(short(-missing)) to spare",
            "\(short(stretch.travel)) widths in \(short(stretch.end - stretch.start)) s: "
                + "\(short(stretch.speed)) a second",
        ].joined(separator: "  ·  ")
        sketch.write(
            figures, sketch.type.text(13), colors.softInk, at: Point(left, origin.y + Space.m + 30),
            width: width,
            maxLines: 1)
    }

    private func draw(
        _ row: Stretch.Measurement, isWanting: Bool, most: Double, _ index: Int, on sketch: inout Sketch
    ) {
        let colors = sketch.colors
        let y = origin.y + Space.m + 62 + Double(index) * Self.rowHeight
        let style = isWanting ? sketch.type.text(13, .semibold) : sketch.type.text(13)
        sketch.write(
            row.words, style, isWanting ? colors.tomato : colors.ink,
            at: Point(origin.x + Self.labelWidth, y),
            .trailing)
        let left = origin.x + Self.labelWidth + Space.s
        let scale = (Self.width - Self.labelWidth - Space.s - Space.m) / most
        let track = Rect(left, y + 4, row.most * scale, 9)
        sketch.fill(track, isWanting ? colors.blush : colors.sunken, radius: 2)
        let share = row.most > 0 ? row.worth / row.most : 1
        let color = isWanting ? colors.tomato : share >= 0.5 ? colors.sage : colors.saffron
        sketch.fill(Rect(left, y + 4, row.worth * scale, 9), color, radius: 2)
    }
}
