public import Stage

/// A button with words: filled for the one thing to do, quiet for the others.
public struct WordButton: View {
    /// How loud it is: filled for the one thing to do, the others quieter.
    public enum Emphasis { case filled, outlined, plain }

    let look: Look
    let label: String
    var icon: String?
    /// A symbol after the words, for what leads on.
    var trailingIcon: String?
    var emphasis = Emphasis.outlined
    var height = Space.touch
    var id: String?
    var isEnabled = true
    /// Can be pressed, but leads nowhere now: it refuses with a cue.
    var isFaint = false
    let press: @MainActor () -> Void

    public init(
        look: Look, label: String, icon: String? = nil, trailingIcon: String? = nil,
        emphasis: Emphasis = Emphasis.outlined, height: Double = Space.touch, id: String? = nil,
        isEnabled: Bool = true, isFaint: Bool = false, press: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.label = label
        self.icon = icon
        self.trailingIcon = trailingIcon
        self.emphasis = emphasis
        self.height = height
        self.id = id
        self.isEnabled = isEnabled
        self.isFaint = isFaint
        self.press = press
    }

    public var body: any View {
        let ink =
            emphasis == .filled
            ? look.colors.onTomato : emphasis == .plain ? look.colors.tomato : look.colors.ink
        let inside = Row(spacing: Space.s) {
            if let icon { Icon(icon, size: symbol, ink) }
            Text(
                label, isLarge ? look.type.button.size(look.type.button.size + 2) : look.type.button, ink,
                maxLines: 1)
            if let trailingIcon { Icon(trailingIcon, size: symbol, ink) }
        }
        .unread()
        .padding(x: look.points(isLarge ? Space.xl : 20))
        .limit(minWidth: height, minHeight: height)
        return painted(inside).opacity(isEnabled && !isFaint ? 1 : 0.4).region(spec)
    }

    private var isLarge: Bool { height > look.points(Space.touch) }
    private var symbol: Double { look.points(isLarge ? 26 : 22) }

    private func painted(_ inside: Node) -> Node {
        switch emphasis {
        case .filled: inside.behind(.fill(radius: height / 2, look.colors.tomato))
        case .outlined:
            inside.behind(
                .fill(radius: height / 2, look.colors.card),
                .border(radius: height / 2, width: 1.5, look.colors.line))
        case .plain: inside
        }
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = height / 2
        spec.isEnabled = isEnabled
        spec.press = press
        return spec
    }
}
