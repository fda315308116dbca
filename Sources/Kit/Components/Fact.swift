public import Stage

/// A symbol and a figure: a clock and "30 min".
public struct Fact: View {
    let look: Look
    let icon: String
    let text: String

    public init(look: Look, icon: String, text: String) {
        self.look = look
        self.icon = icon
        self.text = text
    }

    public var body: any View {
        Row(spacing: 5) {
            Icon(icon, size: 18, look.colors.softInk)
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }
}
