public import Kit
public import Stage

/// Along the foot of the preview: fills from the middle towards the side to which the hand goes, as the cook
/// sees it, and turns green when the wave counts.
public struct PreviewMeter: View {
    let look: Look
    let meter: HandMeter

    public init(look: Look, meter: HandMeter) {
        self.look = look
        self.meter = meter
    }

    private static let height = 10.0
    /// What lies under it is the camera's picture, of any brightness, in either theme.
    private static let track = Color(0, opacity: 0.5)
    private static let rising = Color(0xFFC24D)
    private static let full = Color(0x7BD88A)
    /// Seconds between two pictures of the falling meter.
    private static let frame = 1.0 / 30

    public var body: any View {
        let isFalling = !look.motion.isReduced && meter.isFalling(at: look.now)
        if isFalling { look.motion.redraw(at: look.now + Self.frame) }
        let level = isFalling ? meter.level(at: look.now) : meter.rest
        return Sized { size in bar(level, size.width) }
            .frame(height: look.points(Self.height))
            .padding(Edges(left: 10, bottom: 8, right: 10))
    }

    private func bar(_ level: Double, _ width: Double) -> Node {
        let height = look.points(Self.height)
        let radius = height / 2
        let reach = (width / 2 * min(1, abs(level))).rounded()
        // The picture is mirrored, so is the direction.
        let start = level > 0 ? width / 2 - reach : width / 2
        return Layers(x: .start, y: .start) {
            Fill(Self.track, radius: radius)
            Fill(abs(level) > 0.99 ? Self.full : Self.rising, radius: min(radius, reach / 2))
                .frame(width: reach, height: height).shifted(x: start)
            Fill(Color(0xFFFFFF), radius: 1).frame(width: 2, height: height).shifted(x: width / 2 - 1)
        }
        .frame(width: width, height: height)
    }
}
