/// A paragraph in one colour. Read as it stands.
@MainActor public func Text(
    _ text: String, _ style: TextStyle, _ color: Color, maxLines: Int = 0, emphasis: [Range<Int>] = [],
    emphasisColor: Color? = nil, marks: [TextMark] = [], isHeading: Bool = false
) -> Node {
    let run = TextRun(text, style, maxLines: maxLines, emphasis: emphasis).marked(marks)
    return Node(.text(run, color, emphasis: emphasisColor ?? color, isHeading: isHeading))
}

/// A paragraph as large as the space allows, between two sizes in points.
@MainActor public func FittedText(
    _ text: String, _ style: TextStyle, sizes: ClosedRange<Double>, _ color: Color,
    emphasis: [Range<Int>] = [],
    emphasisColor: Color? = nil
) -> Node {
    let run = TextRun(text, style, emphasis: emphasis)
    return Node(.fittedText(run, sizes: sizes, color, emphasis: emphasisColor ?? color))
}

/// A symbol of `size` points in one colour. Mute: what it means is said by the region around it.
@MainActor public func Icon(_ name: String, size: Double, _ color: Color) -> Node {
    Node(.ink(.icon(name, color))).frame(width: size, height: size)
}

/// A picture by name that fills the room it gets.
@MainActor public func Picture(_ name: String, radius: Double = 0, fills: Bool = true) -> Node {
    Node(.ink(.picture(name, fills: fills, radius: radius)))
}

/// Paint over the whole room it gets.
@MainActor public func Paint(_ ink: DrawCommand.Ink) -> Node { Node(.ink(ink)) }

/// A rule of one point, or a block of colour when given room.
@MainActor public func Fill(_ color: Color, radius: Double = 0) -> Node {
    Node(.ink(.fill(radius: radius, color)))
}
