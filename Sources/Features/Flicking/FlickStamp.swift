import Kit
import Stage

/// "Like" or "No" on a card that is on its way: the farther it has gone, the clearer.
struct FlickStamp: View {
    let look: Look
    let side: Toss.Side
    /// 0...1
    let strength: Double

    var body: any View {
        if strength <= 0 { return Spacer(0) }
        let isLike = side == .right
        let ink = Color(0xFFFFFF), ground = isLike ? Color(0x2F7A43) : Color(0xA83220)
        return Row(spacing: 10) {
            Icon(isLike ? "heart-filled" : "close", size: size, ink)
            Text(
                isLike ? look.words.flickLike : look.words.flickNo,
                look.type.display(look.isCompact ? 26 : 34), ink, maxLines: 1)
        }
        .padding(x: 20, y: 8)
        .behind(
            .fill(radius: 16, ground.opacity(0.94)), .border(radius: 16, width: 3, ink)
        )
        .posed(Pose(degrees: isLike ? -10 : 10, scale: 0.8 + 0.2 * strength))
        .opacity(strength)
        .padding(look.isCompact ? 22 : 30)
        // On the side that stays in sight longest.
        .place(isLike ? .start : .end, .start)
        .unread()
    }

    private var size: Double { look.isCompact ? 28 : 36 }
}
