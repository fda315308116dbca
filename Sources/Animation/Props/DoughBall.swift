import Foundation
public import Stage

/// Dough that is kneaded, from above, about zero; away from us is up.
public struct DoughBall {
    public static let radius = 92.0

    /// How far its far half has been pushed away.
    public var push: Double
    /// How far what was pushed away has been folded back.
    public var fold: Double
    /// Degrees that it has been turned since, and how far it has become round again.
    public var turned: Double, settled: Double
    /// Degrees that it had been turned before; a quarter more looks the same.
    public var turn: Double
    /// 0 = smooth, 1 = shaggy.
    public var rough: Double

    public init(
        push: Double = 0, fold: Double = 0, turned: Double = 0, settled: Double = 0, turn: Double = 0,
        rough: Double = 0
    ) {
        (self.push, self.fold, self.turned, self.settled) = (push, fold, turned, settled)
        (self.turn, self.rough) = (turn, rough)
    }

    /// Where it is folded, when it is pushed out.
    private static let crease = -56.0

    /// A point of the bend, which is round at its ends.
    private static func bent(_ x: Double) -> Point {
        let out = min(1, abs(x) / 82)
        return Point(x * (1 - 0.03 * out), crease - 8 + 24 * out * out * out * out)
    }

    /// The middle of the far end.
    public var tip: Point { Point(0, flapped(Self.radius * -1.8)) }

    public func draw(_ pen: Pen) {
        let outline = outline
        let whole = Shape.blob(outline)
        let edge = Paint.doughDark.mixed(with: Color(0xC9A673), 0.5 * rough)
        pen.shadow(whole, 5, 9, soft: 9, 0.28)
        pen.at(Point(1, 6)) { pen.fill(whole, edge) }
        skin(pen, whole, Point(-34, -46))
        pen.inside(whole) { lumps(pen) }
        if push > 0.02, settled < 0.98 {
            // Drawn out, the skin has lines.
            pen.faded(push * (1 - fold) * (1 - settled) * 0.7) {
                for x in [-34.0, -8, 20, 44] {
                    pen.stroke(
                        .thread([Point(x, -46), Point(x * 0.9, -90), Point(x * 0.66, -122 - 14 * push)]),
                        Paint.doughDark, 3)
                }
            }
        }
        pen.stroke(
            .bow(Point(0, 6), 74, 72, 205, 262), Paint.milk.opacity(0.55 * (1 - rough) * (1 - push)), 5)
        if fold > 0.01, settled < 0.99 { drawFlap(pen) }
    }

    private func skin(_ pen: Pen, _ shape: Shape, _ light: Point) {
        let bright = Paint.doughLight.mixed(with: Paint.dough, 0.55 * rough)
        let dim = Paint.dough.mixed(with: Paint.doughDark, 0.35 + 0.25 * rough)
        pen.fill(shape, .radial(light, 176, bright, dim))
    }

    // MARK: Outlines

    private func spot(_ part: Double, _ angle: Double) -> Point {
        let p = Motion.around(.zero, Self.radius * part, angle)
        let far = max(0, -p.y / Self.radius)
        return Point(
            p.x * (1 - 0.1 * push - 0.12 * push * far),
            p.y < 0 ? p.y * (1 + 0.8 * push) : p.y * (1 - 0.06 * push))
    }

    private func wobble(_ i: Int) -> Double {
        1 + (0.025 + 0.15 * rough) * (Motion.scatter(i % 9, 111) - 0.5)
    }

    private var outline: [Point] {
        (0..<36).map { i in
            let angle = Double(i) * 10 + turn
            let p = spot(wobble(i), angle)
            let folded = fold > 0 && p.y < Self.crease ? Self.bent(p.x) : p
            guard settled > 0 || turned > 0 else { return folded }
            return rotated(folded, turned).mixed(
                to: Motion.around(.zero, Self.radius * wobble(i), angle + turned), settled)
        }
    }

    private func rotated(_ p: Point, _ degrees: Double) -> Point {
        let a = degrees * .pi / 180
        return Point(p.x * cos(a) - p.y * sin(a), p.x * sin(a) + p.y * cos(a))
    }

    private func flapped(_ y: Double) -> Double {
        Self.crease + (y - Self.crease) * cos(.pi * fold)
    }

    private func drawFlap(_ pen: Pen) {
        let high = sin(.pi * fold)
        let points = (0...18).map { i -> Point in
            let part = Double(i) / 18
            let p = spot(1, 199 + 142 * part)
            let y = min(p.y, Self.crease)
            return rotated(
                Point(
                    p.x * (1 + 0.1 * high + 0.06 * fold),
                    flapped(y) - 12 * high + 15 * fold * pow(min(1, abs(p.x) / 80), 4)), turned)
        }
        var shape = Shape.thread(points)
        // Round where it is bent.
        let (from, to) = (points[18], points[0])
        let up = rotated(Point(0, -9), turned)
        shape.curve(
            Point(from.x + up.x, from.y + up.y), Point(to.x + up.x, to.y + up.y), to)
        shape.close()
        pen.faded(1 - settled) {
            pen.shadow(shape, 2 + 5 * high, 4 + 8 * high, soft: 5 + 4 * high, 0.24)
            pen.at(Point(0, 4)) { pen.fill(shape, Paint.doughDark) }
            skin(pen, shape, rotated(Point(-24, -50), turned))
            pen.inside(shape) {
                pen.at(Point(0, -46 + 40 * fold), turn: turned) { lumps(pen, plain: true) }
            }
            pen.stroke(.thread(Array(points[3...15])), Color(0xCFAE79), 2.5)
            pen.stroke(
                .thread(points[4...14].map { Point($0.x * 0.93, $0.y - 8 * fold) }), Paint.milk.opacity(0.5),
                3)
        }
    }

    private func lumps(_ pen: Pen, plain: Bool = false) {
        guard rough > 0.03 else { return }
        pen.faded(rough) {
            for i in 0..<44 {
                let k = i % 11
                let angle = Double(i / 11) * 90 + 90 * Motion.scatter(k, 112) + turn + turned
                let part = 0.16 + 0.78 * Motion.scatter(k, 113).squareRoot()
                let p = plain ? Motion.around(.zero, Self.radius * part, angle) : spot(part, angle)
                let size = 6 + 11 * Motion.scatter(k, 114)
                let lump = Shape.blob(
                    (0..<7).map { j in
                        let q = Motion.around(
                            .zero, size * (0.7 + 0.6 * Motion.scatter(j, k)), Double(j) * 360 / 7)
                        return Point(p.x + q.x, p.y + q.y * 0.8)
                    })
                pen.at(Point(1.5, 3)) { pen.fill(lump, Color(0xC29C66).opacity(0.4)) }
                pen.fill(lump, Paint.dough.mixed(with: Paint.flour, k % 3 == 0 ? 0.75 : 0.3))
            }
        }
    }
}
