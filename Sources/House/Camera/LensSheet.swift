public import Kit
public import Stage

/// A card on which the camera is looked through, to take a picture or to hold something to it: its title, what the camera
/// sees, and what belongs under that.
public struct LensSheet: View {
    let look: Look
    let host: Host
    let key: String
    let title: String
    let finder: Node
    let under: [Node]

    /// - Parameters:
    ///   - key: tells it from other sheets.
    ///   - overlay: drawn over what the camera sees, in exactly its room.
    public init(
        look: Look, host: Host, key: String, title: String, finder: LensFinder, overlay: Node? = nil,
        @ViewBuilder under: () -> [Node]
    ) {
        (self.look, self.host, self.key, self.title) = (look, host, key, title)
        self.finder = overlay.map { finder.node.overlay($0) } ?? finder.node
        self.under = under()
    }

    public var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { host.dismiss() }
            }
            finder.grow(at: .center)
            for part in under { part }
        }
        return SheetFrame(look: look, key: key, width: 760, dismiss: { host.dismiss() }, content: content)
    }
}
