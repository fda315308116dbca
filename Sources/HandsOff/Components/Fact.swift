import Stage

/// A symbol and a figure: a clock and "30 min".
struct Fact: View {
    let look: Look
    let icon: String
    let text: String

    var body: any View {
        Row(spacing: 5) {
            Icon(icon, size: 18, look.colors.softInk)
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }
}
