/// A laid-out node: how large it came out, and where its parts lie in it.
@MainActor struct Box {
    struct Scrolling {
        var axis: Node.Axis
        var id: String
        var content: Size
        var indicator: Color
    }

    /// Indirect, because boxes are copied from hand to hand while they are laid out: a box is a few words
    /// then.
    indirect enum Content {
        case none
        case ink(DrawCommand.Ink)
        /// Text is read as well as drawn.
        case text(DrawCommand.Ink, RegionSpec)
        case region(RegionSpec)
        case field(FieldBox)
        case opacity(Double)
        case posed(Pose)
        case clip
        case unread
        case modal
        case whenShown(@MainActor () -> Void)
        case scroll(Scrolling)
        case shelf(ShelfBox)
        case lazyRows(LazyRowsBox)
        case reorder(String, ReorderPlace)
        case row(Cell, id: String)
    }

    var size: Size
    var content: Content = .none
    var children: [(at: Point, box: Box)] = []

    static let empty = Box(size: .zero)
}
