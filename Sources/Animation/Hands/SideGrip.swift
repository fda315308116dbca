import Stage

/// A right hand on a knife, both seen from the side of the thumb; in the place of `Knife.side`.
public struct SideGrip {
    /// How far the thumb and the forefinger have closed on the blade.
    public var pinch = 1.0
    /// How far the other three fingers have closed around the handle.
    public var closed = 1.0
    /// Whether the forefinger lies along the back, as it should not.
    public var isPointing = false
    /// How far the blade has tipped over, 0...1.
    public var tipped = 0.0
    public var look: HandLook

    public init(
        pinch: Double = 1, closed: Double = 1, pointing: Bool = false, tipped: Double = 0, _ look: HandLook
    ) {
        (self.pinch, self.closed, self.isPointing, self.tipped) = (pinch, closed, pointing, tipped)
        self.look = look
    }

    /// - Parameter arm: degrees that the arm is turned against the handle.
    public func draw(_ pen: Pen, arm: Double = 14, knife: Bool = true) {
        drawFar(pen, arm: arm)
        if knife {
            pen.stretched(Point(0, 4), 1, 1 - 0.4 * tipped) { Knife.side(pen) }
        }
        drawNear(pen)
    }

    /// The arm, the back of the hand, and the forefinger on the far side of the blade.
    private func drawFar(_ pen: Pen, arm: Double) {
        pen.at(Point(132, 10), turn: arm) {
            let bare = Shape.polygon([Point(-10, -29), Point(80, -30), Point(80, 32), Point(-10, 32)])
            pen.fill(
                bare, .linear(Point(0, -30), Point(0, 34), look.skin, look.skin.mixed(with: look.shade, 0.6)))
            let sleeve = Shape.polygon([
                Point(56, -36), Point(460, -58), Point(460, 62), Point(56, 38),
            ])
            pen.shadow(sleeve, 3, 5, soft: 5, 0.2)
            pen.fill(sleeve, .linear(Point(0, -36), Point(0, 44), look.sleeve, look.sleeveDark))
            pen.fill(.card(Rect(48, -38, 22, 78), 8), look.sleeve.mixed(with: Paint.milk, 0.16))
            pen.fill(.card(Rect(64, -38, 6, 78), 3), look.sleeveDark.opacity(0.55))
        }
        let back = Shape.blob([
            Point(2, -2), Point(10, -16), Point(38, -25), Point(78, -26), Point(116, -22), Point(146, -14),
            Point(150, 34), Point(118, 44), Point(60, 40), Point(20, 26),
        ])
        pen.shadow(back, 3, 6, soft: 5, 0.2)
        pen.fill(back, look.shade)
        pen.at(Point(0.5, 1.5)) {
            pen.fill(
                back,
                .linear(
                    Point(20, -26), Point(60, 44), look.skin.mixed(with: look.light, 0.4),
                    look.skin.mixed(with: look.shade, 0.5)))
        }
        if isPointing {
            limb([Point(34, -12), Point(-2, -11), Point(-36, -8), Point(-66, -5)], 12.5, 8.6, pen)
            nail(pen, Point(-68, -8), turn: -96, 7.5)
        } else {
            // Only its knuckle is seen over the back of the blade.
            limb([Point(36, -10), Point(10, -9), Point(-9, 2)], 12.5, 10.5, pen)
        }
    }

    /// Where the forefinger is behind the blade.
    public func drawHidden(_ pen: Pen, _ part: Double) {
        pen.faded(part) {
            let finger = Shape.blob([
                Point(-1, 2), Point(-16, 0), Point(-23, 12), Point(-20, 30), Point(-8, 40), Point(4, 34),
                Point(4, 16),
            ])
            pen.fill(finger, look.skin.opacity(0.5))
            pen.stroke(finger, look.shade, 2, dash: [5, 5])
        }
    }

    private func drawNear(_ pen: Pen) {
        // From below around the handle; open, they hang down.
        for i in (0..<3).reversed() {
            let x = 33 + 22.5 * Double(i)
            let root = Point(x + 8, 32)
            let open = [root, Point(x - 2, 52), Point(x - 12, 70)]
            let shut = [root, Point(x + 1, 31), Point(x - 4, 14)]
            let points = zip(shut, open).map { $0.mixed(to: $1, 1 - closed) }
            limb(points, 11.5, 10, pen)
        }
        // The ball of the thumb, and the thumb.
        let ball = Shape.blob([
            Point(52, -20), Point(84, -24), Point(128, -18), Point(148, 0), Point(146, 30), Point(122, 34),
            Point(94, 20), Point(66, 8),
        ])
        pen.fill(
            ball,
            .linear(
                Point(70, -24), Point(100, 34), look.skin.mixed(with: look.light, 0.35),
                look.skin.mixed(with: look.shade, 0.3)))
        let up = 18 * (1 - pinch)
        let thumb =
            isPointing
            ? [Point(78, -6), Point(50, -1), Point(28, 8), Point(10, 16)]
            : [
                Point(78, -6), Point(42, -2 - up * 0.5), Point(10, 7 - up), Point(-17, 18 - up * 1.6),
            ]
        limb(thumb, 15.5, 10.4, pen)
        nail(pen, thumb[3], turn: -66, 9)
    }

    private func limb(_ points: [Point], _ thick: Double, _ thin: Double, _ pen: Pen) {
        func outline(_ more: Double) -> Shape {
            var shape = Shape()
            let last = Double(points.count - 1)
            for i in 0..<(points.count - 1) {
                shape =
                    shape
                    + .limb(
                        points[i], points[i + 1], thick.mixed(to: thin, Double(i) / last) + more,
                        thick.mixed(to: thin, Double(i + 1) / last) + more)
            }
            return shape
        }
        pen.fill(outline(1.5), look.shade)
        let (a, b) = (points[0], points[points.count - 1])
        pen.fill(
            outline(0),
            .linear(
                Point(b.x, min(a.y, b.y) - thick), Point(b.x + 6, max(a.y, b.y) + thick),
                look.skin.mixed(with: look.light, 0.4), look.skin.mixed(with: look.shade, 0.3)))
    }

    private func nail(_ pen: Pen, _ p: Point, turn: Double, _ r: Double) {
        pen.at(p, turn: turn) {
            pen.fill(.card(Rect(-r * 0.6, -r * 0.8, r * 1.2, r * 1.4), r * 0.55), look.nail)
        }
    }
}
