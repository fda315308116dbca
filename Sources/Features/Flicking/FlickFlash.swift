import Kit
import Stage

/// A wave that flicked a card lights up the preview for a moment and says what it was.
struct FlickFlash: View {
    let look: Look
    let waved: (side: Toss.Side, at: Double)?

    /// Seconds; it fades over the second half.
    private static let seconds = 0.9

    var body: any View {
        guard let waved, look.now - waved.at < Self.seconds else { return Spacer(0) }
        let left = Self.seconds - (look.now - waved.at)
        look.motion.redraw(at: look.motion.isReduced ? waved.at + Self.seconds : look.now + Motion.frame)
        let isLike = waved.side == .right
        let ink = Color(0xFFFFFF)
        return Row(spacing: 10) {
            Icon(isLike ? "heart-filled" : "close", size: 30, ink)
            Text(isLike ? look.words.flickLike : look.words.flickNo, look.type.display(30), ink, maxLines: 1)
        }
        .place(.center, .center)
        .behind(
            .fill(radius: Space.radius, Color(isLike ? 0x2C6B3B : 0x8A2C1D, opacity: 0.86))
        )
        .opacity(look.motion.isReduced ? 1 : min(1, left / (Self.seconds / 2)))
    }
}
