import Stage

/// Type of fixed widths: every character is half as wide as the type is high, every line exactly that high.
@MainActor final class Ruler: TextMeasuring {
    private(set) var measured = 0

    func measure(_ run: TextRun, width: Double) -> TextExtent {
        measured += 1
        let glyph = run.style.size / 2
        let perLine = width.isFinite ? max(1, Int(width / glyph)) : Int.max
        var lines: [Int] = []
        for paragraph in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var used = 0
            for word in paragraph.split(separator: " ") {
                if used > 0, used + 1 + word.count > perLine { lines.append(used); used = 0 }
                used += (used > 0 ? 1 : 0) + word.count
            }
            lines.append(used)
        }
        let shown = run.maxLines > 0 ? Array(lines.prefix(run.maxLines)) : lines
        let size = Size(Double(shown.max() ?? 0) * glyph, Double(shown.count) * run.style.size)
        return TextExtent(
            size: size, baseline: run.style.size * 0.8, lines: shown.count,
            isTruncated: shown.count < lines.count)
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
        return Dictionary(page.regions.map { ($0.spec.label, $0.frame) }) { first, _ in first }
    }
}
