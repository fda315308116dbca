public import Stage

/// A way to control something, as it is explained once: what the cook does, and what it means.
public struct ControlRow: View {
    let look: Look
    let icon: String
    let what: String
    let means: String

    public init(look: Look, icon: String, what: String, means: String) {
        self.look = look
        self.icon = icon
        self.what = what
        self.means = means
    }

    public var body: any View {
        Row(spacing: Space.m) {
            Icon(icon, size: 32, look.colors.tomato)
            Column(spacing: 1) {
                Text(what, look.type.bodyStrong, look.colors.ink, maxLines: 1)
                Text(means, look.type.label, look.colors.softInk, maxLines: 2)
            }
            .grow()
        }
    }
}
