import Kit
import Screen
import Stage

/// Draw commands gathered one by one, for a page that is laid out by hand.
@MainActor struct Sketch {
    let colors: Palette
    let type: TypeScale
    let measure: any TextMeasuring
    private(set) var commands: [DrawCommand] = []

    init(colors: Palette, measure: any TextMeasuring) {
        (self.colors, self.measure) = (colors, measure)
        type = TypeScale(factor: 1)
    }

    mutating func add(_ ink: DrawCommand.Ink, _ frame: Rect, opacity: Double = 1) {
        commands.append(DrawCommand(ink, frame: frame, clip: frame.grown(by: 40), opacity: opacity))
    }

    mutating func fill(_ frame: Rect, _ color: Color, radius: Double = 0) {
        if !frame.isEmpty { add(.fill(radius: radius, color), frame) }
    }

    /// Writes a text, as wide as it takes or wrapped at `width`.
    ///
    /// - Parameter alignment: which side of it `origin` is on; a text that ends there must fit before it.
    /// - Returns: its size.
    @discardableResult mutating func write(
        _ text: String, _ style: TextStyle, _ color: Color, at origin: Point, width: Double? = nil,
        _ alignment: TextStyle.Alignment = .leading, maxLines: Int = 0
    ) -> Size {
        let run = TextRun(text, style, maxLines: maxLines)
        let size = measure.measure(run, width: width ?? .infinity).size
        let left =
            switch alignment {
            case .leading: origin.x
            case .center: origin.x - size.width / 2
            case .trailing: origin.x - size.width
            }
        // A little wider than measured, or the last word wraps for a rounding.
        let frame = Rect(left, origin.y, width ?? size.width + 1, size.height)
        add(.text(run, color, emphasis: color), frame)
        return size
    }
}
