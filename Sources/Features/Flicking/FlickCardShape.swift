import Kit
import Stage

/// How large the cards of the deck are, and where on them the picture is: beside the words in a low window,
/// above them otherwise.
@MainActor struct FlickCardShape {
    let size: Size
    let picture: Size
    let isWide: Bool

    /// How far the cards beneath the top one show below it, in points.
    static let foot = 24.0
    static let radius = 22.0

    /// - Parameter room: for the whole pile.
    init(_ look: Look, room: Size) {
        let height = max(160, room.height - Self.foot - 4)
        isWide = height < 400 && room.width > height * 1.3
        if isWide {
            size = Size(min(room.width, height * 2.1, 780).rounded(.down), height.rounded(.down))
            picture = Size((size.width * 0.52).rounded(.down), size.height)
        } else {
            let tall = min(height, 800)
            let wide = min(room.width, tall * 0.76, 600).rounded(.down)
            size = Size(wide, min(tall, wide * 1.5).rounded(.down))
            picture = Size(wide, max(96, size.height - Self.words(look)).rounded(.down))
        }
    }

    static func title(_ look: Look) -> TextStyle { look.type.display(look.isCompact ? 22 : 25) }

    /// The height of the words beneath a picture: two lines of title, the facts, two lines of what it is.
    private static func words(_ look: Look) -> Double {
        let title = title(look).size * 1.32 * 2, summary = look.type.body.size * 1.62 * 2
        return (title + summary + 26 + 2 * Space.s + 2 * Space.m + 6).rounded()
    }
}
