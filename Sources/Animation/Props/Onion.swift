public import Stage

/// An onion from above; its root to the left of zero, its stem to the right.
public struct Onion {
    /// How far the cuts towards the root have come, from one side (−y) to the other.
    public var along = 0.0
    /// How far the cuts across have come, from the stem to the root.
    public var across = 0.0
    /// Whether the stem has been cut off.
    public var isTrimmed = true

    public init(along: Double = 0, across: Double = 0, trimmed: Bool = true) {
        (self.along, self.across, self.isTrimmed) = (along, across, trimmed)
    }

    public static let cuts = 7
    private static let left = -58.0
    private static let right = 54.0
    private static let half = 52.0

    /// The x up to which it still stands.
    public var limit: Double { Self.right + 2 - across * (Self.right - Self.left - 24) }
    /// The y of a cut towards the root.
    public static func lane(_ i: Int) -> Double { -half * 0.8 + half * 1.6 * Double(i) / Double(cuts - 1) }

    private static func outline(_ trimmed: Bool) -> Shape {
        let nose = trimmed ? 52.0 : 70
        let cheek = trimmed ? 20.0 : 12
        return .blob([
            Point(-60, 0), Point(-52, -22), Point(-26, -46), Point(6, -52), Point(36, -42),
            Point(nose, -cheek), Point(nose + 3, 0),
            Point(nose, cheek), Point(36, 42), Point(6, 52), Point(-26, 46), Point(-52, 22),
        ])
    }

    /// A half, peeled, on its cut side.
    public func drawHalf(_ pen: Pen) {
        let shape = Self.outline(isTrimmed)
        pen.inside(.card(Rect(-90, -90, 90 + limit, 180), 0)) {
            pen.shadow(shape, 4, 6, soft: 6, 0.25)
            pen.fill(shape, .radial(Point(-4, -14), 76, Paint.milk, Color(0xE4DCC0)))
            pen.inside(shape) {
                for i in -3...3 {
                    let y = Double(i) * 15
                    pen.stroke(
                        .thread([
                            Point(-58, y * 0.15), Point(-20, y * 0.95), Point(14, y * 1.05),
                            Point(50, y * 0.5),
                        ]),
                        Color(0xB9B27C).opacity(0.4), 2)
                }
                for i in 0..<Self.cuts where Double(i) < along * Double(Self.cuts) - 0.01 {
                    let y = Self.lane(i)
                    pen.stroke(
                        .thread([Point(-34, y * 0.96), Point(64, y)]), Color(0x8B7B4F).opacity(0.75), 2.4)
                }
                if across > 0.01 {
                    pen.fill(.card(Rect(limit - 7, -60, 9, 120), 0), Paint.milk.opacity(0.7))
                }
            }
        }
        Self.root(pen)
    }

    /// Little roots, which hold the layers together.
    private static func root(_ pen: Pen) {
        pen.fill(.ellipse(Point(-58, 0), 6, 11), Color(0xA98856))
        for i in -3...3 {
            let y = Double(i) * 3.4
            pen.stroke(
                .thread([Point(-60, y), Point(-68, y * 1.3), Point(-73, y * 1.6 + 1)]), Color(0x8B6A3C), 1.8)
        }
    }

    /// The whole onion in its skin.
    public static func drawWhole(_ pen: Pen) {
        let shape = outline(false)
        pen.shadow(shape, 5, 8, soft: 7, 0.3)
        pen.fill(shape, .radial(Point(-8, -18), 84, Color(0xE0984E), Color(0xA9602A)))
        pen.inside(shape) {
            for i in -3...3 {
                let y = Double(i) * 16
                pen.stroke(
                    .thread([Point(-58, y * 0.2), Point(-20, y), Point(14, y * 1.05), Point(68, y * 0.15)]),
                    Color(0x8A4A1C).opacity(0.45), 2)
            }
            pen.fill(.ellipse(Point(-14, -24), 20, 9), Paint.milk.opacity(0.25))
        }
        root(pen)
        pen.fill(
            .blob([Point(60, -8), Point(84, -12), Point(80, 0), Point(86, 10), Point(60, 8)]), Color(0xC98A4B)
        )
    }

    /// A half on its back: rings to be seen.
    public static func drawOpen(_ pen: Pen, skin: Double = 1) {
        let shape = outline(false)
        pen.shadow(shape, 5, 8, soft: 7, 0.28)
        pen.fill(shape, Color(0xB5652E).mixed(with: Color(0xE9E1C8), 1 - skin))
        for (i, f) in [0.93, 0.76, 0.58, 0.4, 0.22].enumerated() {
            pen.at(Point(-4 * (1 - f), 0), scale: f) {
                pen.fill(shape, i % 2 == 0 ? Paint.milk : Color(0xEFE7CF))
                pen.stroke(shape, Color(0xB9B27C).opacity(0.5), 2 / f)
            }
        }
        root(pen)
    }

    /// What has been cut off so far, on its right.
    public func drawDice(_ pen: Pen) {
        let columns = 10
        for c in 0..<columns {
            let born = Double(c) / Double(columns)
            let out = Motion.ramp(across, born, born + 0.06)
            guard out > 0 else { continue }
            let fromX = Self.right - (Self.right - Self.left - 24) * born
            for i in 0..<(Self.cuts - 1) {
                let n = c * 10 + i
                let y = (Self.lane(i) + Self.lane(i + 1)) / 2
                let tall = 1 - abs(y) / 80
                let to = Point(
                    fromX + 22 + 46 * Motion.scatter(n, 1) * tall,
                    y * 1.12 + 12 * (Motion.scatter(n, 2) - 0.5))
                let p = Point(fromX - 4, y).mixed(to: to, out)
                Self.cube(pen, p, turn: 80 * (Motion.scatter(n, 3) - 0.5) * out, seed: n)
            }
        }
    }

    public static func cube(_ pen: Pen, _ p: Point, turn: Double, seed: Int, size: Double = 11) {
        pen.at(p, turn: turn) {
            let r = size / 2
            pen.fill(.card(Rect(-r + 1.5, -r + 2.5, size, size), 2), Paint.shade.opacity(0.2))
            pen.fill(.card(Rect(-r, -r, size, size), 2.4), Color(0xE0D5B4))
            pen.fill(
                .card(Rect(-r, -r, size - 1.6, size - 2.2), 2.4), seed % 3 == 0 ? Color(0xF4EEDB) : Paint.milk
            )
        }
    }

    /// A heap of dice about zero.
    public static func heap(_ pen: Pen, count: Int = 90, spread: Double = 64) {
        pen.shadow(.ellipse(Point(0, 4), spread, spread * 0.66), 3, 6, soft: 8, 0.2)
        for i in 0..<count {
            let far = 1 - Double(i) / Double(count)
            let p = Motion.around(
                .zero, spread * (0.15 + 0.85 * far) * (0.4 + 0.6 * Motion.scatter(i, 5)),
                360 * Motion.scatter(i, 6), flat: 0.68)
            cube(pen, Point(p.x, p.y - 8 * (1 - far)), turn: 90 * Motion.scatter(i, 7), seed: i)
        }
    }
}
