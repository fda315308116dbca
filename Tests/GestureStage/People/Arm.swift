/// An arm from the shoulder to the finger tips, led by its hand.
struct Arm: Sendable {
    var look = ArmLook()
    /// Where the palm's middle is at a time.
    var path: @Sendable (Double) -> Point
    /// Where the shoulder is at a time.
    var shoulder: @Sendable (Double) -> Point
    /// Lengths of upper arm and forearm as seen, in widths; an arm that points at the camera looks shorter.
    var upper: Float = 0.3
    var lower: Float = 0.28
    /// Where the elbow goes when the arm is bent: down, and away from the body.
    var hang = Point(0.5, 0.8)
    /// How near the hand comes: its size, as a factor.
    var swell: @Sendable (Double) -> Float = { _ in 1 }

    func shapes(at time: Double) -> [Shape] {
        let palm = path(time)
        let speed = (path(time + 0.02) - path(time - 0.02)).x / 0.04
        let shoulder = shoulder(time)
        let elbow = elbow(from: shoulder, to: palm)
        let length = look.length * swell(time)
        let forearm = (palm - elbow).direction
        let lag = min(max(look.lag * speed, -0.12), 0.12)
        let aim = forearm.turned(look.turn - lag)
        let wrist = palm - aim * (0.3 * length)
        let sleeveEnd = elbow.moved(look.sleeveReach, to: wrist)
        var shapes: [Shape] = [
            .rod(shoulder, 0.36 * length, elbow, 0.27 * length, look.sleeve, shade: look.shade / 2),
            .rod(elbow, 0.25 * length, wrist, 0.155 * length, look.forearm, shade: look.shade),
        ]
        if look.sleeveReach > 0.05 {
            shapes.append(
                .rod(elbow, 0.28 * length, sleeveEnd, 0.23 * length, look.sleeve, shade: look.shade / 2))
        }
        if let spoon = look.spoon {
            let grip = palm + aim * (0.1 * length)
            let tip = grip + aim.turned(0.16) * (1.1 * length)
            shapes.append(.rod(grip, 0.025 * length, tip, 0.025 * length, spoon))
            shapes.append(.ellipse(tip, Point(0.12, 0.12) * length, spoon))
        }
        return shapes + handShapes(wrist: wrist, aim: aim, length: length)
    }

    /// The elbow hangs beside the line from shoulder to hand, by what the arm's length leaves.
    private func elbow(from shoulder: Point, to palm: Point) -> Point {
        let way = palm - shoulder
        let far = way.length
        let reach = upper + lower
        guard far < reach else { return shoulder.moved(upper / reach, to: palm) }
        let along = (upper * upper - lower * lower + far * far) / (2 * max(far, 0.02))
        let aside = max(upper * upper - along * along, 0).squareRoot()
        let ahead = way.direction
        let off = hang - ahead * (hang.x * ahead.x + hang.y * ahead.y)
        // With the hand where the elbow would hang, the elbow points at the camera instead.
        return shoulder + ahead * along + off.direction * (aside * min(1, off.length / 0.4))
    }

    private func handShapes(wrist: Point, aim: Point, length: Float) -> [Shape] {
        let across = Point(-aim.y, aim.x)
        let half = 0.21 * length * look.breadth
        let knuckles = wrist + aim * (0.5 * length)
        var shapes: [Shape] = [
            .rod(
                wrist + aim * (0.06 * length), max(half * 0.75, 0.1 * length), knuckles - aim * half, half,
                look.hand, shade: look.shade),
            // The hollow of the palm, or the back's veins.
            .ellipse(
                wrist + aim * (0.27 * length), Point(half * 0.5, half * 0.6), look.hand * 0.9),
        ]
        let finger = 0.055 * length
        for index in 0..<4 {
            let place = (Float(index) - 1.5) / 1.5
            let root = knuckles + across * (place * (half - finger)) - aim * (0.05 * length)
            let reach = (index == 0 || index == 3 ? 0.37 : 0.45) * length * look.stretched
            let tip = root + aim.turned(place * 0.045 * look.spread) * reach
            let tone = look.hand - (index % 2 == 0 ? 9 : 0)
            shapes.append(.rod(root, finger, tip, finger * 0.85, tone, shade: look.shade / 2))
        }
        let thumb = wrist + aim * (0.15 * length) + across * (half * 0.7)
        shapes.append(
            .rod(
                thumb, finger * 1.2, thumb + aim.turned(0.03 + 0.1 * look.spread) * (0.33 * length),
                finger, look.hand - 5))
        return shapes
    }
}
