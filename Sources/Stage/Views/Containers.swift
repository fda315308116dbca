/// Children beside each other, start to end; growing children share what the others leave.
@MainActor public func Row(
    spacing: Double = 0, align: Node.Place = .center, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.stack(.horizontal, spacing: spacing, align, children()))
}

/// Children below each other.
@MainActor public func Column(
    spacing: Double = 0, align: Node.Place = .start, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.stack(.vertical, spacing: spacing, align, children()))
}

/// Children on top of each other, the last in front.
@MainActor public func Layers(
    x: Node.Place = .center, y: Node.Place = .center, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.layers(x, y, children()))
}

/// Children in lines like words in a paragraph.
@MainActor public func Wrap(
    spacing: Double, lineSpacing: Double? = nil, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.wrap(spacing: spacing, lineSpacing: lineSpacing ?? spacing, children()))
}

/// Children in columns of equal width; a row is as high as its highest child.
@MainActor public func Grid(
    columns: Int, spacing: Double, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.grid(columns: max(1, columns), spacing: spacing, children()))
}

/// A window on a longer content, moved by wheel, finger and focus; the offset is kept under `id`.
@MainActor public func Scroll(
    _ axis: Node.Axis = .vertical, id: String, indicator: Color, @ViewBuilder _ children: () -> [Node]
) -> Node {
    Node(.scroll(axis, id: id, indicator: indicator, Node(.stack(axis, spacing: 0, .start, children()))))
}

/// A child that is as high as it likes, and scrolls only where there is less room than that.
@MainActor public func ScrollIfHigh(id: String, indicator: Color, _ child: any View) -> Node {
    Node(.scrollIfHigh(id: id, indicator: indicator, child.node))
}

/// A child that depends on the room there is.
@MainActor public func Sized(_ child: @escaping @MainActor (Size) -> any View) -> Node {
    Node(.sized { child($0).node })
}

/// Empty room that grows, or of a fixed size along both axes.
@MainActor public func Spacer(_ length: Double? = nil) -> Node {
    let empty = Node(.empty)
    return length.map { empty.frame(width: $0, height: $0) }
        ?? Node(.grow(x: true, y: true, .start, .start, empty))
}
