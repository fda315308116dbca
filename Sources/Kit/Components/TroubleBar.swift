public import Stage

/// Stays at the foot of the page until what it tells of is over, or the cook has put it away.
public struct TroubleBar: View {
    let look: Look
    let id: String
    let text: String
    /// Points of the window's width from which on sentence and buttons stand beside each other.
    let breadth: Double
    /// What may help against it.
    let deed: WordButton
    let close: @MainActor () -> Void

    public init(
        look: Look, id: String, text: String, breadth: Double, deed: WordButton,
        close: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.id = id
        self.text = text
        self.breadth = breadth
        self.deed = deed
        self.close = close
    }

    public var body: any View {
        let come = look.motion.entrance(id, over: 0.2)
        var spec = RegionSpec(.status, text, id: id)
        spec.isTinted = false
        let sentence = Row(spacing: Space.m) {
            Icon("warning", size: 26, look.colors.saffron)
            Text(text, look.type.label.leading(1.2), look.colors.ink).padding(y: 13).grow()
        }
        let isNarrow = look.size.width < breadth * look.type.factor
        let content =
            isNarrow
            ? Column(align: .end) {
                sentence
                buttons
            }
            : Row(spacing: Space.m) {
                sentence.grow()
                buttons
            }
        return
            content
            .padding(x: look.margin, y: 2)
            .behind(.fill(radius: 0, look.colors.saffronTint))
            .region(spec)
            .opacity(come)
    }

    private var buttons: Node {
        Row(spacing: Space.s) {
            deed
            IconButton(look: look, icon: "close", label: look.words.close, id: "\(id) close", press: close)
        }
    }
}
