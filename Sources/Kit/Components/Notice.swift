public import Stage

/// A sentence in a tinted box: something is not as it should be.
public struct Notice: View {
    let look: Look
    let text: String
    var icon = "warning"

    public init(look: Look, text: String, icon: String = "warning") {
        self.look = look
        self.text = text
        self.icon = icon
    }

    public var body: any View {
        Row(spacing: 12) {
            Icon(icon, size: 24, look.colors.saffron)
            Text(text, look.type.label.leading(1.25), look.colors.ink).grow()
        }
        .padding(x: Space.m, y: 14)
        .behind(.fill(radius: Space.smallRadius, look.colors.saffronTint))
    }
}
