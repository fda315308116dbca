import Stage

/// The button in the corner of a card that leads to what can be done with it.
@MainActor struct CardCorner {
    let label: String
    let press: @MainActor () -> Void

    func button(_ look: Look, id: String) -> Node {
        IconButton(
            look: look, icon: "more", label: label, fill: look.colors.card.opacity(0.94), id: id, press: press
        )
        .padding(12)
        .place(.end, .start)
    }
}
