import Stage

/// Type of fixed widths: every character is half as wide as the type is high, every line exactly that high.
@MainActor final class Ruler: TextMeasuring {
    private(set) var measured = 0

    func measure(_ run: TextRun, width: Double) -> TextExtent {
        measured += 1
        let glyph = run.style.size / 2
        let lines = lines(run, width).map { line in
            // A space at the end of a line that wraps takes no room.
            line.wraps ? line.text.reversed().drop { $0 == " " }.count : line.text.count
        }
        let shown = run.maxLines > 0 ? Array(lines.prefix(run.maxLines)) : lines
        let size = Size(Double(shown.max() ?? 0) * glyph, Double(shown.count) * run.style.size)
        return TextExtent(
            size: size, baseline: run.style.size * 0.8, lines: shown.count,
            isTruncated: shown.count < lines.count)
    }

    func caret(at offset: Int, in run: TextRun, width: Double) -> Rect {
        let lines = lines(run, width)
        let row = lines.lastIndex { $0.start <= offset } ?? 0
        let before = run.text.utf8.prefix(offset).dropFirst(lines[row].start)
        let column = String(decoding: Array(before), as: UTF8.self).count
        return Rect(Double(column) * run.style.size / 2, Double(row) * run.style.size, 0, run.style.size)
    }

    func offset(at point: Point, in run: TextRun, width: Double) -> Int {
        let lines = lines(run, width)
        let line = lines[min(max(0, Int((point.y / run.style.size).rounded(.down))), lines.count - 1)]
        let most = line.wraps ? line.text.count - 1 : line.text.count
        let column = min(max(0, Int((point.x / run.style.size * 2).rounded())), most)
        return line.start + String(line.text.prefix(column)).utf8.count
    }

    func step(_ way: RegionSpec.Direction, from offset: Int, in run: TextRun, width: Double) -> Int? {
        let text = run.text
        let at = text.utf8.index(text.startIndex, offsetBy: offset)
        if way == .left {
            return at == text.startIndex
                ? nil : text.utf8.distance(from: text.startIndex, to: text.index(before: at))
        }
        return at == text.endIndex
            ? nil : text.utf8.distance(from: text.startIndex, to: text.index(after: at))
    }

    func line(around offset: Int, in run: TextRun, width: Double) -> Range<Int> {
        let lines = lines(run, width)
        let line = lines.last { $0.start <= offset } ?? lines[0]
        return line.start..<line.start + (line.wraps ? line.text.dropLast() : line.text[...]).utf8.count
    }

    func places(of range: Range<Int>, in run: TextRun, width: Double) -> [Rect] {
        lines(run, width).enumerated().compactMap { row, line in
            let part = range.clamped(to: line.start..<line.start + line.text.utf8.count)
            if part.isEmpty { return nil }
            let x = caret(at: part.lowerBound, in: run, width: width).minX
            let text = String(decoding: Array(run.text.utf8)[part], as: UTF8.self)
            let size = Size(Double(text.count) * run.style.size / 2, run.style.size)
            return Rect(Point(x, Double(row) * run.style.size), size)
        }
    }

    private struct Line {
        var start: Int
        var text: String
        /// Whether it goes on in the next line.
        var wraps = false
    }

    private func lines(_ run: TextRun, _ width: Double) -> [Line] {
        let perLine = width.isFinite ? max(1, Int(width / run.style.size * 2)) : Int.max
        var lines: [Line] = []
        var start = 0
        for paragraph in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = Line(start: start, text: "")
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                if !line.text.isEmpty, line.text.count + word.count > perLine {
                    line.wraps = true
                    lines.append(line)
                    line = Line(start: line.start + line.text.utf8.count, text: "")
                }
                line.text += word + " "
            }
            line.text.removeLast()
            lines.append(line)
            start += paragraph.utf8.count + 1
        }
        return lines
    }
}

@MainActor func makeStage(_ width: Double = 400, _ height: Double = 300) -> Stage {
    Stage(
        measure: Ruler(), size: Size(width, height),
        style: .init(focusRing: Color(0xFF0000), pressTint: Color(0, opacity: 0.1)))
}

let plain = TextStyle(size: 20)
let black = Color(0)

/// A pressable block.
@MainActor func block(
    _ label: String, _ width: Double = 80, _ height: Double = 50, press: @escaping @MainActor () -> Void = {}
) -> Node {
    var spec = RegionSpec(.button, label)
    spec.press = press
    return Fill(black).frame(width: width, height: height).region(spec)
}

extension Stage {
    /// Builds a page at a time and gives back where its regions lie.
    @discardableResult func show(at now: Double = 0, _ root: @escaping () -> any View) -> [String: Rect] {
        _ = rebuild(at: now, root)
        return Dictionary(scene.regions.map { ($0.spec.label, $0.frame) }) { first, _ in first }
    }
}
