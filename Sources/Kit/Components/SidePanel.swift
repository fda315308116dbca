public import Stage

/// A panel that slides in from the left over the page; a tap beside it, Escape or a drag takes it away.
///
/// The model keeps a `Drawer` and hands on what its edge and its panel are dragged by. While it is open
/// nothing behind it can be pressed or focused.
public struct SidePanel: View {
    let look: Look
    let drawer: Drawer
    /// What the panel is called: "Menu".
    let label: String
    var width = 320.0
    /// What a tap beside it does.
    let close: @MainActor () -> Void
    let drag: @MainActor (DragMove, _ width: Double) -> Void
    let content: Node

    public init(
        look: Look, drawer: Drawer, label: String, width: Double = 320.0,
        close: @escaping @MainActor () -> Void,
        drag: @escaping @MainActor (DragMove, _ width: Double) -> Void, content: Node
    ) {
        self.look = look
        self.drawer = drawer
        self.label = label
        self.width = width
        self.close = close
        self.drag = drag
        self.content = content
    }

    /// Points at the left of the page from which it can be drawn in.
    public static let edge = 20.0

    public var body: any View {
        let part = drawer.part(look.motion)
        if part <= 0 && !drawer.isOpen { return edge }
        let layer = Layers(x: .start, y: .start) {
            Fill(look.colors.scrim.opacity(part)).region(scrim)
            panel(part)
        }
        if drawer.isOpen { return layer.modal() }
        // On its way out it is a picture already: nothing of it is pressed, and the page is back. On its way
        // in it is drawn by the edge.
        return Layers(x: .start, y: .start) {
            edge
            layer.unread()
        }
    }

    private var room: Double { min(width, look.size.width - Space.xxl) }

    private func panel(_ part: Double) -> Node {
        var spec = RegionSpec(.page, label, id: "panel")
        spec.isTinted = false
        spec.press = {}
        spec.dragAxis = .horizontal
        spec.drag = { drag($0, room) }
        return
            content
            .grow(x: true, y: true)
            .frame(width: room)
            .region(spec)
            .behind(.shadow(radius: 0, blur: 24, look.colors.shadow), .fill(radius: 0, look.colors.card))
            .shifted(x: ((part - 1) * room).rounded())
    }

    private var scrim: RegionSpec {
        var spec = RegionSpec(.page, look.words.closePanel(label), id: "panel scrim")
        spec.isTinted = false
        spec.press = close
        spec.dragAxis = .horizontal
        spec.drag = { drag($0, room) }
        return spec
    }

    /// Nothing to be seen, but a finger that comes in from the side draws the panel after it.
    private var edge: Node {
        var spec = RegionSpec(.page, look.words.panelEdge(label), id: "panel edge")
        spec.isTinted = false
        spec.dragAxis = .horizontal
        spec.drag = { drag($0, room) }
        return Spacer().frame(width: Self.edge).region(spec)
    }
}
