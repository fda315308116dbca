public import Stage

/// Something is on its way: an arc that goes round, twice in three seconds. Mute: what it means is said beside it.
///
/// For people who prefer no movement it stands still.
public struct BusySign: View {
    /// Seconds of a turn.
    static let turn = 1.5
    let look: Look
    let size: Double
    let color: Color

    public init(look: Look, size: Double, color: Color) {
        (self.look, self.size, self.color) = (look, size, color)
    }

    public var body: any View {
        var from = 0.0
        if !look.motion.isReduced {
            from = (look.now / Self.turn).truncatingRemainder(dividingBy: 1)
            look.motion.redraw(at: look.now + 2 * Motion.frame)
        }
        let width = max(2, (size * 0.12).rounded())
        return Paint(.arc(from: from, to: from + 0.7, width: width, color)).frame(width: size, height: size)
    }
}
