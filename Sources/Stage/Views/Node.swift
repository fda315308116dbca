/// The primitive view: one kind of arrangement or ink, and its children.
@MainActor public struct Node: View {
    public enum Axis: Sendable { case horizontal, vertical }
    /// Where a child lies in a space larger than itself.
    public enum Place: Sendable { case start, center, end }

    /// Limits on a child's size; nil = no limit.
    struct Limits {
        var minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?
    }

    indirect enum Kind {
        case empty
        case text(TextRun, Color, emphasis: Color, isHeading: Bool)
        /// Text that takes the largest size of a range at which it fits the space offered.
        case fittedText(TextRun, sizes: ClosedRange<Double>, Color, emphasis: Color)
        /// Ink that takes whatever room it is offered.
        case ink(DrawCommand.Ink)
        case stack(Axis, spacing: Double, Place, [Node])
        case layers(Place, Place, [Node])
        case wrap(spacing: Double, lineSpacing: Double, [Node])
        case grid(columns: Int, spacing: Double, [Node])
        case padding(Edges, Node)
        case limits(Limits, Node)
        case ratio(Double, Node)
        case grow(x: Bool, y: Bool, Place, Place, Node)
        /// `front` takes the size of the child and lies over or under it.
        case decorated(Node, [Node], inFront: Bool)
        /// Very many cards, built as far as they are seen.
        case shelf(Shelf)
        /// Very many rows of different heights, built as far as they are seen.
        case lazyRows(LazyRows)
        /// Rows that can be put in another order.
        case reorder(ReorderSpec)
        case scroll(Axis, id: String, indicator: Color, Node)
        /// As high as its content, and a scroll where that is higher than the room.
        case scrollIfHigh(id: String, indicator: Color, Node)
        /// The text of a field, with its caret.
        case field(FieldSpec)
        case region(RegionSpec, Node)
        case opacity(Double, Node)
        case shifted(Point, Node)
        /// Painted in another place than where it is pressed and read.
        case posed(Pose, Node)
        case clipped(Node)
        /// Seen, but neither read nor pressed: a page on its way out, a decoration.
        case unread(Node)
        /// Everything before it on the page can be seen and read, but not pressed.
        case modal(Node)
        /// Something is done whenever it has come to lie on the page.
        case whenShown(@MainActor () -> Void, Node)
        /// A child made to measure for the space offered.
        case sized(@MainActor (Size) -> Node)
    }

    let kind: Kind
    /// Whether it takes all the room that is left, along each axis.
    let growsX: Bool
    let growsY: Bool

    public var body: any View { self }

    init(_ kind: Kind) {
        self.kind = kind
        switch kind {
        case .empty, .text: (growsX, growsY) = (false, false)
        case .fittedText, .ink, .sized: (growsX, growsY) = (true, true)
        case .stack(_, _, _, let children), .layers(_, _, let children):
            growsX = children.contains { $0.growsX }
            growsY = children.contains { $0.growsY }
        case .wrap, .grid, .field, .reorder, .lazyRows: (growsX, growsY) = (true, false)
        case .shelf(let shelf): (growsX, growsY) = (shelf.axis == .vertical, false)
        case .padding(_, let child), .decorated(let child, _, _), .region(_, let child),
            .opacity(_, let child),
            .shifted(_, let child), .posed(_, let child), .clipped(let child), .unread(let child),
            .modal(let child), .whenShown(_, let child):
            (growsX, growsY) = (child.growsX, child.growsY)
        case .limits(let limits, let child):
            growsX = child.growsX && !(limits.minWidth != nil && limits.minWidth == limits.maxWidth)
            growsY = child.growsY && !(limits.minHeight != nil && limits.minHeight == limits.maxHeight)
        case .ratio: (growsX, growsY) = (true, false)
        case .grow(let x, let y, _, _, let child): (growsX, growsY) = (x || child.growsX, y || child.growsY)
        // What the others leave is its room; it takes no more of it than it needs.
        case .scrollIfHigh(_, _, let child): (growsX, growsY) = (child.growsX, true)
        case .scroll(let axis, _, _, let child):
            growsX = axis == .horizontal || child.growsX
            growsY = axis == .vertical || child.growsY
        }
    }
}
