import Stage

/// The round mark on what can be picked: empty, or ticked.
struct PickMark: View {
    let look: Look
    let isPicked: Bool

    var body: any View {
        Layers {
            if isPicked { Icon("check", size: 20, look.colors.onTomato) }
        }
        .frame(width: 32, height: 32)
        .behind(
            .fill(radius: 16, isPicked ? look.colors.tomato : look.colors.card.opacity(0.9)),
            .border(radius: 16, width: 2, isPicked ? look.colors.tomato : look.colors.softInk))
    }
}
