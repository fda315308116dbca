import Gestures
import Kit
import Stage

/// A wave that counted lights up the preview for a moment and says what it was.
struct PreviewFlash: View {
    let look: Look
    let seen: (gesture: Gesture, at: Double)?

    init(look: Look, seen: (gesture: Gesture, at: Double)?) {
        self.look = look
        self.seen = seen
    }

    /// Seconds; it fades over the second half.
    private static let seconds = 0.9
    /// Dark enough for white words in either theme.
    private static let ground = Color(0x2C6B3B, opacity: 0.86)

    var body: any View {
        guard let seen, look.now - seen.at < Self.seconds else { return Spacer(0) }
        let left = Self.seconds - (look.now - seen.at)
        look.motion.redraw(at: look.motion.isReduced ? seen.at + Self.seconds : look.now + Motion.frame)
        return Row(spacing: 10) {
            if let icon = leading(seen.gesture) { symbol(icon) }
            Text(
                look.words.gesture(seen.gesture),
                look.type.display(look.isCompact ? 30 : 38).aligned(.center),
                Color(0xFFFFFF), maxLines: 1)
            if seen.gesture == .next { symbol("arrow-right") }
        }
        .place(.center, .center)
        // Between the sign that the camera is on and the meter.
        .padding(look.isCompact ? Edges(top: 36, bottom: 20) : Edges())
        .behind(.fill(radius: Space.radius, Self.ground))
        .opacity(look.motion.isReduced ? 1 : min(1, left / (Self.seconds / 2)))
    }

    private func symbol(_ name: String) -> Node {
        Icon(name, size: look.points(look.isCompact ? 30 : 38), Color(0xFFFFFF))
    }

    private func leading(_ gesture: Gesture) -> String? {
        switch gesture {
        case .next: nil
        case .previous: "arrow-left"
        }
    }
}
