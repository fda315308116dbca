import Kit
import Stage

/// What a thing without a word on it is called, beside the pointer that rests on it.
struct TipView: View {
    let look: Look
    let stage: Stage
    let tip: Tip

    var body: any View {
        let style = look.type.small
        let extent = stage.measure.measure(TextRun(tip.text, style), width: Self.widest)
        let size = Size(
            (extent.size.width + 2 * Self.side).rounded(.up), (extent.size.height + 12).rounded(.up))
        let corner = Self.corner(of: size, beside: tip.place, in: look.size)
        return Text(tip.text, style, look.colors.paper)
            .place(.center, .center)
            .frame(width: size.width, height: size.height)
            .behind(.fill(radius: 8, look.colors.ink.opacity(0.94)))
            .shifted(x: corner.x, y: corner.y)
            .opacity(look.motion.entrance("tip \(tip.text)", over: 0.12))
    }

    private static let widest = 320.0
    private static let side = 10.0

    /// Below the thing, or above it where there is no room; never beyond the window.
    static func corner(of size: Size, beside place: Rect, in window: Size) -> Point {
        let below = place.maxY + 6
        let y = below + size.height <= window.height - 4 ? below : place.minY - size.height - 6
        let x = place.middle.x - size.width / 2
        return Point(
            max(6, min(x, window.width - size.width - 6)).rounded(),
            max(4, y).rounded())
    }
}
