import Foundation
public import Stage

/// Chocolate batter, into which beaten whites are folded.
public enum Batter {
    public static let plain = Color(0x6E4027), loosened = Color(0x8D5C3D), airy = Color(0xB98B67)
    public static let whiteShade = Color(0xE4DCC8)

    /// A bowl from above, turned by some degrees; a quarter more looks the same.
    public static func bowl(_ pen: Pen, at middle: Point, radius r: Double, turn: Double, _ draw: () -> Void)
    {
        let color = Color(0xA9C3D6)
        Larder.bowl(pen, at: middle, radius: r, color, draw)
        pen.stroke(.circle(middle, r * 0.86), color.mixed(with: Paint.shade, 0.3).opacity(0.6), 2)
        for i in 0..<20 {
            let p = Motion.around(middle, r * 0.93, Double(i) * 18 + turn)
            pen.fill(.circle(p, i % 5 == 0 ? 5 : 2.6), Paint.milk.opacity(0.9))
        }
    }

    /// What is in the bowl.
    /// - Parameters:
    ///   - r: of its surface.
    ///   - streaks: how much of the whites is still to be seen, 0...1.
    public static func above(
        _ pen: Pen, at middle: Point, radius r: Double, _ color: Color, streaks: Double, turn: Double
    ) {
        let surface = Shape.circle(middle, r)
        pen.fill(
            surface,
            .radial(
                Point(middle.x - r * 0.3, middle.y - r * 0.4), r * 1.7, color.mixed(with: Paint.milk, 0.14),
                color.mixed(with: Paint.shade, 0.1)))
        pen.inside(surface) {
            for i in 0..<32 {
                let k = i % 8
                let from = 90 * Double(i / 8) + 90 * Motion.scatter(k, 151) + turn
                let ring = r * (0.14 + 0.8 * (Double(k) + 0.4) / 8)
                let line = Shape.bow(middle, ring, ring, from, from + 24 + 34 * Motion.scatter(k, 152))
                pen.stroke(
                    line, color.mixed(with: k % 2 == 0 ? Paint.milk : Paint.shade, 0.16).opacity(0.6), 4)
            }
            guard streaks > 0.01 else { return }
            for i in 0..<44 {
                let k = i % 11
                let here = Motion.around(
                    middle, r * (0.1 + 0.82 * ((Double(k) + 0.5) / 11).squareRoot()),
                    90 * Double(i / 11) + 90 * Motion.scatter(k, 153) + turn)
                guard streaks > 0.5 * Motion.scatter(k, 156) else { continue }
                let size = streaks.squareRoot()
                pen.at(here, turn: 90 * Double(i / 11) + 360 * Motion.scatter(k, 157) + turn) {
                    let line = wisp(
                        long: (20 + 46 * Motion.scatter(k, 154)) * (0.5 + 0.5 * size),
                        wide: (4 + 13 * Motion.scatter(k, 155)) * size, bend: 26 * Motion.scatter(k, 158) - 8)
                    pen.at(Point(1, 3)) { pen.fill(line, whiteShade) }
                    pen.fill(line, Paint.milk)
                }
            }
        }
    }

    /// A streak, thin at its ends, about zero.
    private static func wisp(long: Double, wide: Double, bend: Double) -> Shape {
        let middles = (0...6).map { i -> (Point, Double) in
            let part = Double(i) / 6 * 2 - 1
            return (
                Point(long * 0.5 * part, bend * (part * part - 0.4)),
                wide * 0.5 * (1 - part * part) * (1 + 0.5 * part)
            )
        }
        return .blob(
            middles.map { Point($0.0.x, $0.0.y - $0.1) }
                + middles.reversed().map { Point($0.0.x, $0.0.y + $0.1) })
    }

    /// A heap of beaten whites from above, about zero.
    public static func whites(_ pen: Pen, radius r: Double) {
        guard r > 1 else { return }
        func cloud(_ part: Double, _ salt: Int) -> Shape {
            .blob(
                (0..<14).map { i in
                    Motion.around(
                        .zero, r * part * (1 + 0.2 * (Motion.scatter(i, salt) - 0.5)), Double(i) * 360 / 14)
                })
        }
        pen.shadow(cloud(1, 161), 3, 6, soft: 6, 0.22)
        pen.at(Point(0, r * 0.07)) { pen.fill(cloud(1, 161), whiteShade) }
        pen.fill(cloud(1, 161), .radial(Point(-r * 0.3, -r * 0.4), r * 1.6, Color(0xFFFFFF), Color(0xF1EADB)))
        for (part, angle, size) in [(0.42, 200.0, 0.42), (0.5, 330, 0.36), (0.46, 80, 0.38), (0.08, 0, 0.3)] {
            let p = Motion.around(.zero, r * part, angle)
            pen.stroke(.bow(p, r * size, r * size * 0.8, 20, 150), whiteShade, max(2, r * 0.06))
            pen.stroke(.bow(p, r * size * 0.8, r * size * 0.7, 200, 290), Color(0xFFFFFF), max(2, r * 0.06))
        }
    }

    /// Batter that is lifted from the left of the bowl and laid over its middle, about the bowl's middle.
    /// - Parameters:
    ///   - part: 0 = still at the side, 1 = over.
    ///   - sunk: how far it has become one with the rest.
    public static func lobe(_ pen: Pen, _ part: Double, size: Double, sunk: Double = 0, _ color: Color) {
        let crease = -52.0 * size
        let high = sin(.pi * part)
        let points = (0..<18).map { i -> Point in
            let p = Motion.around(Point(-78 * size, 4), 1, Double(i) * 20)
            let x = -78 * size + (p.x + 78 * size) * 44 * size
            let y = 4 + (p.y - 4) * (62 + 8 * (Motion.scatter(i, 171) - 0.5)) * size
            return Point(crease + (x - crease) * cos(.pi * part) + 12 * part, y - 12 * high)
        }
        let shape = Shape.blob(points)
        pen.faded(1 - sunk) {
            pen.shadow(shape, 2 + 6 * high, 3 + 8 * high, soft: 4 + 4 * high, 0.26 * (1 - sunk))
            pen.fill(
                shape,
                .linear(
                    Point(-60, -60), Point(40, 60), color.mixed(with: Paint.milk, 0.16),
                    color.mixed(with: Paint.shade, 0.12)))
            pen.stroke(shape, color.mixed(with: Paint.shade, 0.25).opacity(0.6 * (1 - sunk)), 2.5)
            if part > 0.6, sunk < 0.25 {
                pen.stroke(
                    .bow(Point(-4, -2), 30 * size, 42 * size, 220, 320),
                    Paint.milk.opacity(0.35 * (1 - sunk)), 4)
            }
        }
    }
}
