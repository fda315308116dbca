public import Stage

extension View {
    /// Lies on the page like a card: a rounded sheet with a soft shadow.
    public func card(_ look: Look, radius: Double = Space.radius, fill: Color? = nil) -> Node {
        behind(
            .shadow(radius: radius, blur: 10, look.colors.shadow),
            .fill(radius: radius, fill ?? look.colors.card))
    }
}
