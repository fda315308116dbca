extension View {
    public func padding(_ edges: Edges) -> Node { Node(.padding(edges, node)) }
    public func padding(_ all: Double) -> Node { padding(Edges(all)) }
    public func padding(x: Double = 0, y: Double = 0) -> Node { padding(Edges(horizontal: x, vertical: y)) }

    /// A size of its own, whatever is offered; nil leaves that side to the child.
    public func frame(width: Double? = nil, height: Double? = nil) -> Node {
        Node(.limits(.init(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height), node))
    }
    public func limit(
        minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil
    ) -> Node {
        Node(
            .limits(
                .init(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight),
                node))
    }

    /// As wide as it may be, and `ratio` = width / height.
    public func ratio(_ ratio: Double) -> Node { Node(.ratio(ratio, node)) }

    /// Takes the room that is left, and lies in it as said.
    public func grow(x: Bool = true, y: Bool = false, at px: Node.Place = .start, _ py: Node.Place = .start)
        -> Node
    {
        Node(.grow(x: x, y: y, px, py, node))
    }
    /// Takes all the room and lies in it as said.
    public func place(_ x: Node.Place, _ y: Node.Place) -> Node { grow(x: true, y: true, at: x, y) }

    public func behind(_ inks: DrawCommand.Ink...) -> Node {
        Node(.decorated(node, inks.map { Node(.ink($0)) }, inFront: false))
    }
    public func inFront(_ inks: DrawCommand.Ink...) -> Node {
        Node(.decorated(node, inks.map { Node(.ink($0)) }, inFront: true))
    }
    /// Another view laid over this one, in exactly its room.
    public func overlay(_ view: any View) -> Node { Node(.decorated(node, [view.node], inFront: true)) }

    public func opacity(_ opacity: Double) -> Node { opacity >= 1 ? node : Node(.opacity(opacity, node)) }
    public func shifted(x: Double = 0, y: Double = 0) -> Node {
        x == 0 && y == 0 ? node : Node(.shifted(Point(x, y), node))
    }
    /// Painted moved, turned or enlarged, but pressed and read where it belongs. Nothing in it may be
    /// clipped.
    public func posed(_ pose: Pose) -> Node { pose == .straight ? node : Node(.posed(pose, node)) }
    public func clipped() -> Node { Node(.clipped(node)) }
    public func unread(_ isUnread: Bool = true) -> Node { isUnread ? Node(.unread(node)) : node }
    public func modal() -> Node { Node(.modal(node)) }
    /// Does something whenever this lies on the page that was built, in sight or just beyond it: the place to
    /// ask for what a view needs and has not got.
    public func whenShown(_ deed: @escaping @MainActor () -> Void) -> Node { Node(.whenShown(deed, node)) }
    public func region(_ spec: RegionSpec) -> Node { Node(.region(spec, node)) }
}
