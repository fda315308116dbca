import Animation
import Stage

/// Spices wake up in warm fat, and burn in a moment.
enum BloomingSpices {
    static let look = HandLook.deep
    static let middle = Point(296, 168)
    static let radius = 130.0
    static let oil = Color(0xE0AE45), red = Color(0xC7782C)

    static var film: Film {
        Film(
            id: "blooming-spices", title: Words("Blooming spices", "Gewürze anrösten"),
            summary: Words(
                "Warm fat, whole spices first, ground ones for seconds, and then something wet at once.",
                "Warmes Fett, erst ganze Gewürze, gemahlene nur Sekunden, und dann sofort etwas Feuchtes."),
            english: [
                "bloom the spices", "fry the spices", "toast the spices", "temper the spices", "tadka",
            ],
            german: ["Gewürze anrösten", "Gewürze anschwitzen", "Gewürze rösten", "Tarka", "Tadka"],
            source:
                "Nik Sharma, The Flavor Equation: blooming spices in fat; Madhur Jaffrey, Indian Cookery: tarka.",
            poster: (1, 0.7), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "The scent of most spices dissolves in fat. Warm some oil over a medium heat: it may shimmer, but not smoke.",
                "Der Duft der meisten Gewürze löst sich in Fett. Etwas Öl bei mittlerer Hitze erwärmen: Es darf schimmern, aber nicht rauchen.",
                chapter: Words("Warm fat", "Warmes Fett")
            ) { pen, t in
                let pour = t.ramp(0.08, 0.3, .linear)
                kitchen(pen, t, flame: 0.35 * t.ramp(0.3, 0.42)) {
                    pool(pen, oil, 0.2 + 0.77 * pour.squareRoot(), pour > 0.02 ? 1 : 0)
                    shimmer(pen, t.ramp(0.55, 0.7), t.seconds)
                }
                bottle(pen, t)
                Mark.tick(pen, at: Point(92, 60), t.ramp(0.76, 0.84), size: 28)
            },
            Beat(
                "Whole spices go first, for half a minute to a minute, until they sizzle and smell.",
                "Zuerst die ganzen Gewürze, eine halbe bis eine Minute, bis sie knistern und duften.",
                chapter: Words("Whole spices", "Ganze Gewürze"), least: 7
            ) { pen, t in
                let fall = t.ramp(0.08, 0.22)
                let fry = t.ramp(0.24, 0.7)
                kitchen(pen, t, flame: 0.35) {
                    pool(pen, oil, 0.97, 1)
                    shimmer(pen, 1 - fry, t.seconds)
                    if fall > 0.02 {
                        Bubbles.above(
                            pen, at: middle, within: 86, count: 90, size: 4, amount: fry, t.seconds,
                            Color(0xF2D080))
                        Spices.whole(
                            pen, at: middle, spread: 20 + 62 * fall, amount: fall, toasted: fry,
                            jitter: fry * 0.9, t.seconds)
                    }
                }
                dish(pen, t, leave: 0.2) { left in
                    Spices.whole(pen, at: .zero, spread: 34, amount: left)
                }
                Bubbles.steam(pen, at: Point(middle.x, 116), width: 120, amount: t.ramp(0.4, 0.6), t.seconds)
                pen.faded(t.ramp(0.28, 0.36)) {
                    Mark.clock(pen, at: Point(556, 66), radius: 38, 0.75 * t.ramp(0.24, 0.9, .linear))
                }
                Mark.figure(pen, "30–60 s", at: Point(556, 134), t.ramp(0.28, 0.36), size: 21)
            },
            Beat(
                "Ground spices need only seconds, fifteen to thirty. Stir all the time: powder burns quickly.",
                "Gemahlene Gewürze brauchen nur Sekunden, fünfzehn bis dreißig. Ständig rühren: Pulver verbrennt schnell.",
                chapter: Words("Ground spices", "Gemahlene Gewürze"), least: 7
            ) { pen, t in
                let fall = t.ramp(0.06, 0.2), mix = t.ramp(0.36, 0.8, .linear)
                let tip = Motion.around(middle, 52, 40 + 200 * t.seconds)
                kitchen(pen, t, flame: 0.25) {
                    pool(pen, oil.mixed(with: red, mix), 0.97, 1)
                    Bubbles.above(
                        pen, at: middle, within: 90, count: 90, size: 4, amount: 0.8, t.seconds,
                        Color(0xF0C070))
                    Spices.whole(pen, at: middle, spread: 82, toasted: 1, jitter: 0.7, t.seconds)
                    let away = 1 - Motion.ramp(mix, 0, 0.8)
                    pen.faded(away) {
                        Spices.ground(
                            pen, at: Point(middle.x - 26, middle.y - 14), radius: 30 * fall, Spices.turmeric,
                            151)
                        Spices.ground(
                            pen, at: Point(middle.x + 26, middle.y - 8), radius: 32 * fall, Spices.paprika,
                            154)
                        Spices.ground(
                            pen, at: Point(middle.x, middle.y + 26), radius: 29 * fall, Spices.cumin, 157)
                    }
                    pen.faded(mix) {
                        for (i, r) in [28.0, 52, 76].enumerated() {
                            let start = 40 + 200 * t.seconds - 16 * Double(i)
                            pen.stroke(
                                .bow(middle, r, r, start - 130, start),
                                Spices.paprika.mixed(with: Spices.turmeric, 0.4).opacity(0.45), 7)
                        }
                    }
                }
                dish(pen, t, leave: 0.2) { left in
                    Spices.ground(pen, at: Point(-14, -10), radius: 21 * left, Spices.turmeric, 151)
                    Spices.ground(pen, at: Point(16, -6), radius: 21 * left, Spices.paprika, 154)
                    Spices.ground(pen, at: Point(0, 17), radius: 20 * left, Spices.cumin, 157)
                }
                let come = t.ramp(0.28, 0.4)
                if come > 0 {
                    Spoon.stirring(
                        pen, at: Point(tip.x + 150 * (1 - come), tip.y + 200 * (1 - come)),
                        dipped: come > 0.9 ? oil.mixed(with: red, mix) : nil, look)
                }
                pen.faded(t.ramp(0.28, 0.36)) {
                    Mark.clock(pen, at: Point(556, 66), radius: 38, 0.375 * t.ramp(0.2, 0.9, .linear))
                }
                Mark.figure(pen, "15–30 s", at: Point(556, 134), t.ramp(0.28, 0.36), size: 21)
            },
            Beat(
                "Then add something wet at once: onion, tomatoes or water. That cools the pan, and nothing can burn.",
                "Dann sofort etwas Feuchtes dazu: Zwiebeln, Tomaten oder Wasser. Das kühlt, und nichts kann verbrennen.",
                chapter: Words("Something wet", "Etwas Feuchtes"), least: 7
            ) { pen, t in
                let fall = t.ramp(0.1, 0.28)
                let tip = Motion.around(middle, 52, 40 + 170 * t.seconds)
                let mix = t.ramp(0.46, 0.9, .linear)
                kitchen(pen, t, flame: 0.35) {
                    pool(pen, red, 0.97, 1)
                    Bubbles.above(
                        pen, at: middle, within: 92, count: 90, size: 4.5, amount: 0.9 - 0.5 * fall,
                        t.seconds, Color(0xF0C070))
                    Spices.whole(pen, at: middle, spread: 82, toasted: 1, jitter: 0.5 * (1 - fall), t.seconds)
                    wet(pen, fall, mix, 60 * t.seconds * Motion.ramp(mix, 0, 0.1))
                }
                dish(pen, t, leave: 0.26) { left in
                    for i in 0..<Int(26 * left) {
                        let p = Motion.around(
                            .zero, 36 * Motion.scatter(i, 161).squareRoot(), 360 * Motion.scatter(i, 162))
                        if i % 3 == 2 {
                            tomato(pen, p, i)
                        } else {
                            Onion.cube(pen, p, turn: 90 * Motion.scatter(i, 163), seed: i)
                        }
                    }
                }
                Bubbles.steam(
                    pen, at: Point(middle.x, 116), width: 140, amount: t.ramp(0.24, 0.36), t.seconds)
                let come = t.ramp(0.38, 0.5)
                if come > 0 {
                    Spoon.stirring(
                        pen, at: Point(tip.x + 150 * (1 - come), tip.y + 200 * (1 - come)),
                        dipped: come > 0.9 ? red : nil, look)
                }
                Mark.tick(pen, at: Point(92, 60), t.ramp(0.72, 0.82), size: 28)
            },
            Beat(
                "If they turn dark and smell sharp, they are burnt, and the dish will be bitter. Let the pan cool, wipe it out and start again.",
                "Werden sie dunkel und riechen scharf, sind sie verbrannt und machen das Essen bitter. Die Pfanne abkühlen lassen, auswischen und neu anfangen.",
                chapter: Words("Burnt?", "Verbrannt?")
            ) { pen, t in
                let wipe = t.ramp(0.6, 0.92, .linear)
                let burn = t.ramp(0.02, 0.24)
                let cloth = Motion.around(middle, 96 * (1 - wipe) + 10, 210 + 900 * wipe, flat: 0.9)
                kitchen(pen, t, flame: 0.5 * (1 - t.ramp(0.4, 0.5))) {
                    pen.faded(1 - Motion.ramp(wipe, 0.1, 0.95, .linear)) {
                        pool(pen, oil.mixed(with: Color(0x3A2417), 0.45 + 0.4 * burn), 0.97, 1)
                        Spices.whole(
                            pen, at: middle, spread: 82, toasted: 1 + burn,
                            jitter: 0.3 * (1 - t.ramp(0.4, 0.5)), t.seconds)
                        for i in 0..<40 {
                            let p = Motion.around(
                                middle, 90 * Motion.scatter(i, 165).squareRoot(), 360 * Motion.scatter(i, 166)
                            )
                            pen.fill(
                                .circle(p, 2 + 3 * Motion.scatter(i, 167)),
                                Color(0x1F1512).opacity(0.7 * burn))
                        }
                    }
                }
                Smoke.drift(
                    pen, at: Point(middle.x, 130), width: 130, amount: burn * (1 - t.ramp(0.5, 0.66)),
                    t.seconds)
                Mark.cross(pen, at: Point(92, 60), t.ramp(0.2, 0.28) * (1 - t.ramp(0.58, 0.64)), size: 30)
                let come = t.ramp(0.5, 0.6)
                if come > 0, t.part < 0.995 {
                    let p = Point(cloth.x + 190 * (1 - come), cloth.y + 220 * (1 - come))
                    pen.at(p, turn: 20 * Motion.swing(wipe, 0.25)) {
                        let rag = Shape.blob([
                            Point(-44, -18), Point(-20, -32), Point(16, -28), Point(42, -34), Point(50, 0),
                            Point(38, 28),
                            Point(4, 22), Point(-30, 32), Point(-50, 12),
                        ])
                        pen.shadow(rag, 3, 5, soft: 5, 0.25)
                        pen.fill(rag, .linear(Point(-40, -30), Point(40, 30), Paint.milk, Color(0xD9D2C2)))
                        pen.stroke(
                            .thread([Point(-36, -6), Point(-4, -14), Point(34, -8)]), Color(0xC9BFAA), 2)
                        pen.stroke(.thread([Point(-30, 12), Point(4, 4), Point(36, 12)]), Color(0xC9BFAA), 2)
                    }
                    Hand(
                        .open, at: Point(p.x + 10, p.y + 34), turn: -26, scale: 0.86, arm: -12, height: 5,
                        look
                    ).draw(pen)
                }
            },
        ]
    }

    // MARK: Scenes

    private static func kitchen(_ pen: Pen, _ t: Beat.Time, flame: Double, _ draw: () -> Void) {
        Hob.above(pen, at: middle, pan: radius, flame: flame, t.seconds)
        Pan.above(pen, at: middle, radius: radius, handle: 152, .iron, draw)
        Pan.hold(pen, at: middle, radius: radius, handle: 152, look)
    }

    private static func pool(_ pen: Pen, _ color: Color, _ amount: Double, _ opacity: Double) {
        guard opacity > 0 else { return }
        let r = Pan.floorRadius(radius) * amount
        let edge = Shape.blob(
            (0..<14).map { i in
                Motion.around(middle, r * (1 + 0.035 * (Motion.scatter(i, 171) - 0.5)), Double(i) * 360 / 14)
            })
        pen.fill(
            edge,
            .radial(
                Point(middle.x - 34, middle.y - 44), r * 1.6, color.mixed(with: Paint.milk, 0.2),
                color.mixed(with: Color(0x3A3634), 0.3)))
        pen.stroke(edge, color.mixed(with: Paint.milk, 0.4).opacity(0.7), 2)
    }

    /// Light on hot oil.
    private static func shimmer(_ pen: Pen, _ amount: Double, _ seconds: Double) {
        guard amount > 0.01 else { return }
        for i in 0..<11 {
            let p = Motion.around(
                middle, 84 * Motion.scatter(i, 173).squareRoot(), 360 * Motion.scatter(i, 174))
            let blink = Motion.swing(seconds + 2 * Motion.scatter(i, 175), 0.9 + 0.5 * Motion.scatter(i, 176))
            let w = 12 + 9 * blink
            pen.stroke(
                .thread([
                    Point(p.x - w, p.y), Point(p.x - w / 3, p.y - 4 * blink),
                    Point(p.x + w / 3, p.y + 3 * blink), Point(p.x + w, p.y - 1),
                ]),
                Paint.milk.opacity(0.75 * amount * blink), 3)
        }
    }

    /// A small bottle of oil over the pan.
    private static func bottle(_ pen: Pen, _ t: Beat.Time) {
        let here = t.ramp(0, 0.08) * (1 - t.ramp(0.32, 0.44))
        guard here > 0.01 else { return }
        let pour = t.ramp(0.08, 0.12) * (1 - t.ramp(0.26, 0.3))
        pen.at(Point(344 + 330 * (1 - here), 150 - 60 * (1 - here)), turn: -14) {
            if pour > 0.02 {
                pen.fill(
                    .blob([
                        Point(6, -4 * pour), Point(-30, -3 * pour), Point(-44, 0), Point(-30, 3 * pour),
                        Point(6, 4 * pour),
                    ]),
                    Paint.oil)
                pen.stroke(.ellipse(Point(-44, 0), 16 * pour, 12 * pour), Paint.milk.opacity(0.5), 2)
            }
            let glass = Shape.blob([
                Point(0, -9), Point(34, -9), Point(58, -28), Point(100, -34), Point(190, -34), Point(198, 0),
                Point(190, 34),
                Point(100, 34), Point(58, 28), Point(34, 9), Point(0, 9),
            ])
            let hand = Hand(.grip, at: Point(118, 6), turn: -80, scale: 0.9, arm: 8, height: 16, look)
            hand.drawShadow(pen)
            hand.drawThumb(pen)
            pen.shadow(glass, 12, 18, soft: 9, 0.2)
            pen.fill(glass, .linear(Point(0, -34), Point(0, 34), Color(0xF0CF72), Color(0xC8962B)))
            pen.stroke(
                .thread([Point(60, -20), Point(96, -25), Point(186, -25)]), Paint.milk.opacity(0.7), 4)
            pen.fill(.card(Rect(-4, -11, 16, 22), 4), Paint.sage)
            hand.drawRest(pen)
        }
    }

    /// A dish that a right hand tips over the pan.
    /// - Parameters:
    ///   - leave: when it is empty.
    ///   - draw: what is in it, and how much of it is left.
    private static func dish(_ pen: Pen, _ t: Beat.Time, leave: Double, _ draw: (Double) -> Void) {
        guard t.part < leave + 0.14 else { return }
        let come = t.ramp(0, 0.07), go = t.ramp(leave, leave + 0.13), tip = t.ramp(0.05, leave * 0.8)
        pen.at(Point(408 + 240 * (1 - come) + 240 * go, 108 - 40 * go), turn: -24) {
            let hand = Hand(.pinch, at: Point(70, 6), turn: -86, scale: 0.9, arm: 14, height: 18, look)
            hand.drawShadow(pen)
            hand.drawThumb(pen)
            pen.stretched(.zero, 1 - 0.24 * tip, 1) {
                Larder.bowl(pen, at: .zero, radius: 54, Color(0xE7D3C6)) {
                    pen.at(Point(-16 * tip, 0)) { draw(1 - t.ramp(0.07, leave)) }
                }
            }
            hand.drawRest(pen)
        }
    }

    private static func tomato(_ pen: Pen, _ p: Point, _ i: Int) {
        pen.at(p, turn: 90 * Motion.scatter(i, 181)) {
            pen.fill(.card(Rect(-7, -5, 16, 15), 4), Paint.shade.opacity(0.22))
            pen.fill(
                .card(Rect(-8, -8, 16, 15), 4),
                .linear(Point(-8, -8), Point(8, 7), Color(0xE4644A), Paint.tomato))
            pen.stroke(.thread([Point(-4, -4), Point(2, -4)]), Paint.milk.opacity(0.6), 2)
        }
    }

    /// Onion and tomato in the pan.
    private static func wet(_ pen: Pen, _ fall: Double, _ mix: Double, _ turn: Double) {
        for i in 0..<78 {
            let born = Motion.scatter(i, 183) * 0.7
            let down = Motion.ramp(fall, born, born + 0.3)
            guard down > 0.02 else { continue }
            let home = Motion.around(
                middle, 92 * Motion.scatter(i, 184).squareRoot() * (0.55 + 0.45 * mix),
                360 * Motion.scatter(i, 185) + turn)
            let p = Point(home.x + 70 * (1 - down), home.y - 40 * (1 - down))
            if i % 3 == 2 {
                tomato(pen, p, i)
            } else {
                Onion.cube(pen, p, turn: 90 * Motion.scatter(i, 186) + turn, seed: i)
                if mix > 0.05 {
                    pen.fill(.circle(p, 5), red.opacity(0.35 * mix))
                }
            }
        }
    }
}
