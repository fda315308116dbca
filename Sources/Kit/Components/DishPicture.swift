public import Stage

/// A picture of a dish, with a quiet colour in its place until it has been painted.
public struct DishPicture: View {
    let look: Look
    let name: String?
    var radius = Space.radius

    public init(look: Look, name: String?, radius: Double = Space.radius) {
        self.look = look
        self.name = name
        self.radius = radius
    }

    public var body: any View {
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
