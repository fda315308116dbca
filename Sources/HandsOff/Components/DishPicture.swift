import Stage

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
