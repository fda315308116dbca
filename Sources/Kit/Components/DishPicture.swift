public import Recipes
public import Stage

/// A picture of a dish, with a quiet colour in its place until it has been painted; where there is none, a
/// drawing of what it is.
public struct DishPicture: View {
    let look: Look
    let name: String?
    /// Nil where nothing is known of a dish but its picture.
    var tile: DishTile?
    var radius = Space.radius

    /// - Parameter tile: asked for only where there is no picture.
    public init(
        look: Look, name: String?, tile: @autoclosure () -> DishTile? = nil, radius: Double = Space.radius
    ) {
        self.look = look
        self.name = name
        self.tile = name == nil ? tile() : nil
        self.radius = radius
    }

    public var body: any View {
        if let tile { return DishTileView(look: look, tile: tile, radius: radius) }
        return Layers {
            Fill(look.colors.sunken, radius: radius)
            if let name {
                Picture(name, radius: radius)
            } else {
                Icon("pot", size: 64, look.colors.line)
            }
        }
    }
}
