import Stage

extension View {
    /// Lies on the page like a card: a rounded sheet with a soft shadow.
    func card(_ look: Look, radius: Double = Space.radius, fill: Color? = nil) -> Node {
        behind(
            .shadow(radius: radius, blur: 10, look.colors.shadow), .fill(radius: radius, fill ?? look.colors.card))
    }
}

/// A picture of a dish, with a quiet colour in its place until it has been painted.
struct DishPicture: View {
    let look: Look
    let name: String?
    var radius = Space.radius

    var body: any View {
        Layers {
            Fill(look.colors.sunken, radius: radius)
            if let name {
                Picture(name, radius: radius)
            } else {
                Icon("pot", size: 64, look.colors.line)
            }
        }
    }
}

/// A hairline between rows.
struct Rule: View {
    let look: Look
    var body: any View { Fill(look.colors.line).frame(height: 1) }
}
