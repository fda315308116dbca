public import Stage

/// Spices, whole and ground, and what they look like in hot fat; all from above.
public enum Spices {
    /// Whole spices, strewn around a place: cumin seeds, mustard seeds, cardamom, a stick of cinnamon.
    /// - Parameters:
    ///   - spread: how far they lie apart.
    ///   - toasted: 0 = raw, 1 = toasted, 2 = burnt.
    ///   - jitter: how far they dance; of the seconds.
    public static func whole(
        _ pen: Pen, at middle: Point, spread: Double, amount: Double = 1, toasted: Double = 0,
        jitter: Double = 0,
        _ seconds: Double = 0
    ) {
        func toast(_ color: Color) -> Color {
            color.mixed(with: Color(0x5A3316), min(1, toasted) * 0.4).mixed(
                with: Color(0x1F1512), max(0, toasted - 1) * 0.85)
        }
        func place(_ i: Int, _ salt: Int) -> Point {
            let p = Motion.around(
                middle, spread * Motion.scatter(i, salt).squareRoot(), 360 * Motion.scatter(i, salt + 1))
            return Point(
                p.x + jitter * 3 * (Motion.swing(seconds + Motion.scatter(i, 5), 0.21) - 0.5),
                p.y + jitter * 3 * (Motion.swing(seconds + Motion.scatter(i, 6), 0.17) - 0.5))
        }
        for i in 0..<70 where Motion.scatter(i, 121) < amount {
            pen.at(
                place(i, 122), turn: 360 * Motion.scatter(i, 124) + 20 * jitter * Motion.swing(seconds, 0.3)
            ) {
                pen.fill(.ellipse(Point(0.8, 1.6), 6.5, 2.6), Paint.shade.opacity(0.25))
                pen.fill(.ellipse(.zero, 6.2, 2.4), toast(Color(0xB98947)))
                pen.stroke(.thread([Point(-4, 0), Point(4, 0)]), toast(Color(0x8A5F2A)), 1)
            }
        }
        for i in 0..<46 where Motion.scatter(i, 125) < amount {
            let p = place(i, 126)
            pen.fill(.circle(Point(p.x + 0.8, p.y + 1.4), 3), Paint.shade.opacity(0.25))
            pen.fill(.circle(p, 2.9), toast(Color(0x4B332B)))
            pen.fill(.circle(Point(p.x - 0.8, p.y - 0.9), 0.9), Paint.milk.opacity(0.4))
        }
        guard amount > 0.5 else { return }
        for i in 0..<5 {
            pen.at(place(i, 128), turn: 360 * Motion.scatter(i, 129)) {
                let pod = Shape.blob([
                    Point(-14, 0), Point(-5, -7), Point(7, -6), Point(14, 0), Point(7, 6), Point(-5, 7),
                ])
                pen.at(Point(1, 3)) { pen.fill(pod, Paint.shade.opacity(0.25)) }
                pen.fill(
                    pod, .linear(Point(0, -7), Point(0, 7), toast(Color(0xA9BE7C)), toast(Color(0x75904D))))
                for y in [-2.5, 1.5] {
                    pen.stroke(
                        .thread([Point(-10, y * 0.4), Point(0, y), Point(10, y * 0.4)]),
                        toast(Color(0x5D7A3B)), 1)
                }
            }
        }
        pen.at(Point(middle.x - spread * 0.18, middle.y + spread * 0.34), turn: -24) {
            pen.fill(.card(Rect(-36, -5, 76, 18), 7), Paint.shade.opacity(0.25))
            pen.fill(
                .card(Rect(-38, -9, 76, 18), 7),
                .linear(Point(0, -9), Point(0, 9), toast(Color(0xB5713F)), toast(Color(0x7E4420))))
            pen.stroke(.thread([Point(-34, -1), Point(34, 0)]), toast(Color(0x5E2F14)), 2.4)
            pen.stroke(.thread([Point(-32, -5.5), Point(32, -5)]), toast(Color(0xD29A68)), 1.6)
        }
    }

    /// A heap of powder about a place.
    public static func ground(_ pen: Pen, at middle: Point, radius r: Double, _ color: Color, _ salt: Int) {
        guard r > 0.5 else { return }
        let heap = Shape.blob(
            (0..<11).map {
                Motion.around(middle, r * (1 + 0.2 * (Motion.scatter($0, salt) - 0.5)), Double($0) * 360 / 11)
            })
        pen.fill(
            heap,
            .radial(
                Point(middle.x - r * 0.3, middle.y - r * 0.3), r * 1.5, color.mixed(with: Paint.milk, 0.2),
                color.mixed(with: Paint.shade, 0.12)))
        for i in 0..<Int(r) {
            let p = Motion.around(
                middle, r * 1.12 * Motion.scatter(i, salt + 1).squareRoot(), 360 * Motion.scatter(i, salt + 2)
            )
            pen.fill(.circle(p, 1.1), color.mixed(with: Paint.shade, i % 2 == 0 ? 0.3 : 0))
        }
    }

    public static let turmeric = Color(0xE2A01F), paprika = Color(0xB8401F), cumin = Color(0xA87B43)
}
