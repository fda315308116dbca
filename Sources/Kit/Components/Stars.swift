public import Stage

/// The cook's own opinion as five stars to press; the same one again takes it back.
public struct Stars: View {
    let look: Look
    let id: String
    let stars: Int
    let rate: @MainActor (Int) -> Void

    public init(look: Look, id: String, stars: Int, rate: @escaping @MainActor (Int) -> Void) {
        self.look = look
        self.id = id
        self.stars = stars
        self.rate = rate
    }

    public var body: any View {
        Row {
            for star in 1...5 { button(star) }
        }
    }

    private func button(_ star: Int) -> Node {
        var spec = RegionSpec(.choice, look.words.stars(star), id: "\(id) \(star)")
        spec.value = star == stars ? look.words.chosen : nil
        spec.radius = Space.touch / 2
        spec.press = { rate(star) }
        return Icon(
            star <= stars ? "star-filled" : "star", size: 30,
            star <= stars ? look.colors.saffron : look.colors.softInk
        )
        .place(.center, .center)
        .frame(width: Space.touch, height: Space.touch)
        .region(spec)
    }
}
