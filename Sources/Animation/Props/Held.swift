public import Stage

/// What lies in a hand: its working end at a place, its handle behind it.
public enum Held {
    /// - Parameters:
    ///   - place: where the working end is.
    ///   - turn: degrees; at 0 the handle runs down, at −30 to the lower right.
    ///   - reach: from the working end to the knuckles.
    ///   - draw: the tool, its working end at zero, its handle down.
    public static func tool(
        _ pen: Pen, at place: Point, turn: Double, reach: Double, left: Bool = false, arm: Double = -12,
        pose: HandPose = .grip, _ look: HandLook, _ draw: () -> Void
    ) {
        pen.at(place, turn: turn) {
            let side = left ? -1.0 : 1
            let hand = Hand(
                pose, at: Point(3 * side, reach), turn: -3 * side, scale: 0.86, left: left, arm: arm,
                height: 9,
                look)
            hand.drawShadow(pen)
            draw()
            hand.drawThumb(pen)
            hand.drawRest(pen)
        }
    }

    /// Thumb and forefinger that meet at a place, with something between them.
    /// - Parameters:
    ///   - open: how far they are apart.
    ///   - draw: what is between them; only the fingers lie over it.
    public static func pinch(
        _ pen: Pen, at place: Point, turn: Double, left: Bool = false, arm: Double = -10, open: Double = 0,
        scale: Double = 0.86, _ look: HandLook, _ draw: () -> Void = {}
    ) {
        let side = left ? -1.0 : 1
        var pose = HandPose.pinch
        pose.thumb = .init(-32 - 8 * open, 0, bend: 10 + 4 * open)
        pose.index = .init(-14 + 6 * open, 0.34, bend: -14)
        // Where the fingertips are in the hand's own place.
        let (x, y) = (-50 * scale * side, -44 * scale)
        let a = Motion.around(.zero, 1, turn)
        let hand = Hand(
            pose, at: Point(place.x - (x * a.x - y * a.y), place.y - (x * a.y + y * a.x)), turn: turn,
            scale: scale,
            left: left, arm: arm * side, height: 8, look)
        hand.drawShadow(pen)
        hand.drawThumb(pen)
        draw()
        hand.drawRest(pen)
    }
}
