public import Stage

/// Somebody's picture, or the first letter of their name.
public struct Avatar: View {
    let look: Look
    let name: String
    let picture: String?
    let size: Double

    /// - Parameter size: its side, in points.
    public init(look: Look, name: String, picture: String?, size: Double) {
        (self.look, self.name, self.picture, self.size) = (look, name, picture, size)
    }

    public var body: any View {
        if let picture {
            return Picture(picture, radius: size / 2).frame(width: size, height: size).node
        }
        let style = size > 60 ? look.type.title : look.type.display((size * 0.5).rounded())
        return Text(String(name.prefix(1)).uppercased(), style, look.colors.tomato, maxLines: 1)
            .unread()
            .place(.center, .center)
            .frame(width: size, height: size)
            .behind(.fill(radius: size / 2, look.colors.blush))
    }
}
