public import Stage

/// The button in the corner of a card that leads to what can be done with it.
@MainActor public struct CardCorner {
    public let label: String
    public let press: @MainActor () -> Void

    public init(label: String, press: @escaping @MainActor () -> Void) {
        self.label = label
        self.press = press
    }

    public func button(_ look: Look, id: String) -> Node {
        IconButton(
            look: look, icon: "more", label: label, fill: look.colors.card.opacity(0.94), id: id, press: press
        )
        .padding(12)
        .place(.end, .start)
    }
}
