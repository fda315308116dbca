import Foundation
public import Stage

/// A hand seen from above, its back towards us. The place is the middle of its knuckles; ahead is up.
public struct Hand {
    public var pose: HandPose
    public var place: Point
    /// Degrees clockwise.
    public var turn: Double
    public var scale: Double
    public var isLeft: Bool
    /// Degrees that the arm is turned against the hand.
    public var arm: Double
    public var look: HandLook
    /// How high it is above what it throws its shadow on.
    public var height: Double

    public init(
        _ pose: HandPose, at place: Point, turn: Double = 0, scale: Double = 1, left: Bool = false,
        arm: Double = 0, height: Double = 6, _ look: HandLook = .tan
    ) {
        (self.pose, self.place, self.turn, self.scale) = (pose, place, turn, scale)
        (self.isLeft, self.arm, self.look, self.height) = (left, arm, look, height)
    }

    public func draw(_ pen: Pen) {
        drawShadow(pen)
        drawThumb(pen)
        drawRest(pen)
    }

    /// The shadow alone: for what lies between the hand and the table.
    public func drawShadow(_ pen: Pen) {
        // As the light falls, whichever way the hand is turned.
        pen.at(Point(place.x + height * 0.7, place.y + height)) {
            inPlace(pen, at: .zero) {
                var whole = Self.palm
                for chain in [limbs.little, limbs.ring, limbs.middle, limbs.index, limbs.thumb] {
                    whole = whole + chain.outline(0)
                }
                pen.shadow(whole, 0, 0, soft: 5, 0.2)
                pen.at(Self.wrist, turn: arm) { pen.shadow(Self.sleeve, 0, 0, soft: 6, 0.2) }
            }
        }
    }

    /// The thumb alone: for what is held between it and the fingers.
    public func drawThumb(_ pen: Pen) {
        inPlace(pen, at: place) { draw(limbs.thumb, pen, nail: true) }
    }

    /// All but shadow and thumb.
    public func drawRest(_ pen: Pen) {
        inPlace(pen, at: place) {
            drawArm(pen)
            draw(limbs.little, pen, nail: pose.little.curl < 0.4)
            draw(limbs.ring, pen, nail: pose.ring.curl < 0.4)
            draw(limbs.index, pen, nail: pose.index.curl < 0.4)
            draw(limbs.middle, pen, nail: pose.middle.curl < 0.4)
            drawPalm(pen)
        }
    }

    private func inPlace(_ pen: Pen, at place: Point, _ draw: () -> Void) {
        pen.at(place, turn: turn, scale: scale, mirrored: isLeft, draw)
    }

    // MARK: Parts

    static let wrist = Point(1, 84)
    static let palm = Shape.blob([
        Point(-35, 4), Point(-27, -8), Point(-9, -13), Point(9, -11), Point(25, -3), Point(34, 9),
        Point(35, 34), Point(29, 62), Point(25, 88), Point(0, 93), Point(-24, 88), Point(-31, 62),
        Point(-40, 44), Point(-38, 24),
    ])
    static let sleeve = Shape.polygon([
        Point(-33, 26), Point(33, 26), Point(52, 420), Point(-52, 420),
    ])

    private struct Limbs {
        var index, middle, ring, little, thumb: Chain
    }

    private var limbs: Limbs {
        Limbs(
            index: Chain(Point(-25, 2), [35, 25, 20], 10.5, 8.4, pose.index),
            middle: Chain(Point(-8, -4), [39, 28, 21], 11, 8.8, pose.middle),
            ring: Chain(Point(9, -2), [36, 26, 20], 10.5, 8.4, pose.ring),
            little: Chain(Point(25, 7), [28, 20, 17], 9.2, 7.2, pose.little),
            thumb: Chain(Point(-27, 48), [30, 27, 21], 13.5, 9.6, pose.thumb))
    }

    private func drawArm(_ pen: Pen) {
        pen.at(Self.wrist, turn: arm) {
            pen.fill(
                .polygon([Point(-24, -6), Point(25, -6), Point(31, 60), Point(-31, 60)]),
                .linear(Point(-40, -20), Point(34, 20), look.skin, look.skin.mixed(with: look.shade, 0.42)))
            pen.fill(
                Self.sleeve, .linear(Point(-36, 0), Point(40, 0), look.sleeve, look.sleeveDark))
            pen.fill(.card(Rect(-37, 18, 74, 22), 8), look.sleeve.mixed(with: Paint.milk, 0.16))
            pen.fill(.card(Rect(-37, 34, 74, 6), 3), look.sleeveDark.opacity(0.55))
        }
    }

    private func drawPalm(_ pen: Pen) {
        pen.fill(
            Self.palm,
            .linear(Point(-30, -10), Point(38, 70), look.skin, look.skin.mixed(with: look.shade, 0.42)))
        // Tendons and knuckles, just to be felt.
        for knuckle in [Point(-24, 5), Point(-8, -1), Point(9, 1), Point(24, 10)] {
            pen.fill(.ellipse(knuckle, 7.5, 5.5), look.light.opacity(0.32))
            pen.stroke(.bow(Point(knuckle.x, knuckle.y + 1), 7, 6, 20, 160), look.shade.opacity(0.28), 1.5)
        }
        pen.stroke(
            .thread([Point(-35, 40), Point(-27, 52), Point(-25, 70)]), look.shade.opacity(0.35), 2)
    }

    private func draw(_ chain: Chain, _ pen: Pen, nail: Bool) {
        pen.fill(chain.outline(1.5), look.shade)
        let (a, b) = (chain.points[0], chain.tip)
        pen.fill(
            chain.outline(0),
            .linear(
                Point(a.x - 6, a.y), Point(b.x + 8, b.y), look.skin,
                look.skin.mixed(with: look.shade, 0.12 + 0.3 * chain.curl)))
        for crease in chain.creases {
            pen.stroke(crease, look.shade.opacity(0.4), 1.5)
        }
        if chain.curl > 0.4 {
            // The joint that points at the knife, lit from above.
            pen.fill(.ellipse(chain.joint, chain.thick * 0.62, chain.thick * 0.5), look.light.opacity(0.42))
        }
        if nail {
            pen.at(chain.tip, turn: chain.tipTurn) {
                let r = chain.thin
                pen.fill(.card(Rect(-r * 0.58, -r * 0.72, r * 1.16, r * 1.3), r * 0.55), look.nail)
            }
        }
    }
}
