public import Kit
public import Stage

/// The scaffold of a page: header on top, the content scrolling below it.
public struct PageFrame: View {
    let look: Look
    let host: Host
    let id: String
    var goesBack = true
    /// What stays where it is above the content, such as a search field.
    var top: Node?
    /// What stays where it is beside the content, in a wide window.
    var side: Node?
    /// What floats at the foot of the page, such as what can be done with what is picked.
    var bar: (any View)?
    let content: Node

    public init(
        look: Look, host: Host, id: String, goesBack: Bool = true, top: Node? = nil, side: Node? = nil,
        bar: (any View)? = nil, content: Node
    ) {
        self.look = look
        self.host = host
        self.id = id
        self.goesBack = goesBack
        self.top = top
        self.side = side
        self.bar = bar
        self.content = content
    }

    public var body: any View {
        Layers(x: .start, y: .start) {
            Column {
                Header(look: look, host: host, goesBack: goesBack)
                if let top { top.padding(Edges(left: look.margin, bottom: Space.m, right: look.margin)) }
                Row(align: .start) {
                    if let side { side }
                    Scroll(id: id, indicator: look.colors.softInk.opacity(0.35)) {
                        content
                        // The last row can be moved out from under the bar.
                        if bar != nil { Spacer().frame(height: 88) }
                    }
                    .grow(x: true, y: true)
                }
                .grow(x: true, y: true)
            }
            if let bar { bar }
        }
    }
}
