public import Stage

/// The round mark on what can be picked: empty, or ticked.
public struct PickMark: View {
    let look: Look
    let isPicked: Bool
    /// Whether it can't be dropped.
    var isFixed = false

    public init(look: Look, isPicked: Bool, isFixed: Bool = false) {
        self.look = look
        self.isPicked = isPicked
        self.isFixed = isFixed
    }

    public var body: any View {
        let fill = isFixed ? look.colors.sage : look.colors.tomato
        return Layers {
            if isPicked { Icon("check", size: 20, isFixed ? look.colors.card : look.colors.onTomato) }
        }
        .frame(width: 32, height: 32)
        .behind(
            .fill(radius: 16, isPicked ? fill : look.colors.card.opacity(0.9)),
            .border(radius: 16, width: 2, isPicked ? fill : look.colors.softInk))
    }
}
