public import Stage

/// A page or a part of it that has nothing to show, or can't: why, and what can be done about it.
public struct EmptyState: View {
    let look: Look
    let icon: String
    let title: String
    let text: String
    /// What leads on from here, if anything does.
    var button: WordButton?
    /// Another way on.
    var second: WordButton?

    public init(
        look: Look, icon: String, title: String, text: String, button: WordButton? = nil,
        second: WordButton? = nil
    ) {
        self.look = look
        self.icon = icon
        self.title = title
        self.text = text
        self.button = button
        self.second = second
    }

    public var body: any View {
        Column(spacing: Space.m, align: .center) {
            Icon(icon, size: look.isCompact ? 56 : 72, look.colors.softInk.opacity(0.7))
                .padding(look.isCompact ? Space.m : Space.l)
                .behind(.fill(radius: 80, look.colors.sunken))
            Column(spacing: Space.s, align: .center) {
                Text(title, look.type.title.aligned(.center), look.colors.ink, isHeading: true)
                Text(text, look.type.body.aligned(.center), look.colors.softInk).limit(maxWidth: 520)
            }
            Wrap(spacing: Space.m, lineSpacing: Space.s) {
                if let button { button }
                if let second { second }
            }
        }
        .padding(x: look.margin, y: look.isCompact ? Space.m : Space.xxl)
        .grow(at: .center)
    }
}
