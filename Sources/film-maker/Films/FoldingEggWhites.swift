import Animation
import Stage

/// Beaten whites are folded into a heavy batter, and stay airy.
enum FoldingEggWhites {
    private static let look = HandLook.brown
    private static let middle = Folding.middle, radius = Folding.radius

    static var film: Film {
        Film(
            id: "folding-egg-whites", title: Words("Folding egg whites", "Eischnee unterheben"),
            summary: Words(
                "A third to loosen, then cut, sweep and fold: so the air stays in the batter.",
                "Ein Drittel zum Lockern, dann schneiden, streichen, falten: So bleibt die Luft im Teig."),
            english: [
                "fold in the egg whites", "fold the whites", "fold in the whites", "third of the whites",
            ],
            german: [
                "Eischnee unterheben", "Eiweiß unterheben", "Schnee unterheben", "Eischnee unterziehen",
                "Drittel vom Eischnee",
            ],
            source:
                "Julia Child, Mastering the Art of French Cooking: folding egg whites; Rose Levy Beranbaum, The Cake Bible: folding.",
            poster: (3, 0.5), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Stir a third of the beaten whites into the heavy batter, to loosen it. This third need not stay airy.",
                "Ein Drittel vom Eischnee in den schweren Teig rühren, damit er lockerer wird. Dieses Drittel muss nicht luftig bleiben.",
                chapter: Words("Loosen it first", "Erst lockern"), least: 7
            ) { pen, t in
                loosening(pen, t)
            },
            Beat(
                "Put half of the remaining whites on top.",
                "Die Hälfte des übrigen Eischnees daraufgeben.",
                chapter: Words("Cut, sweep, fold", "Schneiden, streichen, falten"), least: 4
            ) { pen, t in
                Table.draw(pen)
                Batter.bowl(pen, at: middle, radius: radius, turn: 0) {
                    Batter.above(
                        pen, at: middle, radius: radius * 0.87, Batter.loosened, streaks: 0.1, turn: 0)
                    let fall = t.ramp(0.15, 0.6)
                    pen.at(Point(middle.x, middle.y - 150 * (1 - fall)), scale: 1.25 - 0.25 * fall) {
                        pen.faded(t.ramp(0.1, 0.3)) { Batter.whites(pen, radius: 74) }
                    }
                }
            },
            Beat(
                "Cut straight down through the middle with the edge of a large spatula.",
                "Mit der Kante eines großen Teigschabers in der Mitte gerade nach unten schneiden.",
                least: 4.5
            ) { pen, t in
                round(pen, 0.3 * t.ramp(0.08, 0.9, .linear), streaks: 0.95, rounds: 0)
                Mark.arrow(
                    pen, [Point(560, 80), Point(564, 160), Point(560, 240)], t.ramp(0.3, 0.75), width: 11)
            },
            Beat(
                "Sweep along the bottom and up the side, and lay what comes up over the top.",
                "Am Boden entlang und an der Wand herauf streichen und, was mitkommt, oben darüberlegen.",
                least: 5
            ) { pen, t in
                round(pen, 0.3 + 0.42 * t.ramp(0.05, 0.9, .linear), streaks: 0.9, rounds: 0)
                Mark.arrow(
                    pen, (0...4).map { Motion.around(middle, 184, 76 + 30 * Double($0)) }, t.ramp(0.2, 0.8),
                    width: 11)
            },
            Beat(
                "Give the bowl a quarter turn, and begin again.",
                "Die Schüssel um ein Viertel drehen und von vorn beginnen.", least: 4
            ) { pen, t in
                round(pen, 0.72 + 0.28 * t.ramp(0.05, 0.85, .linear), streaks: 0.85, rounds: 0)
                Mark.arrow(
                    pen, (0...4).map { Motion.around(middle, 186, -62 + 26 * Double($0)) }, t.ramp(0.2, 0.65),
                    width: 11)
            },
            Beat(
                "Don't stir round and round: that would press the air out again.",
                "Nicht im Kreis rühren: Das würde die Luft wieder herausdrücken.",
                chapter: Words("Not stirring", "Nicht rühren"), least: 5
            ) { pen, t in
                Table.draw(pen)
                let turn = t.part * 2.5 * 360
                Batter.bowl(pen, at: middle, radius: radius, turn: 0) {
                    Batter.above(
                        pen, at: middle, radius: radius * 0.87,
                        Batter.airy.mixed(with: Batter.plain, 0.2 + 0.6 * t.part),
                        streaks: 0.5 * (1 - t.part),
                        turn: turn)
                }
                stirring(pen, turn)
                Mark.cross(pen, at: Point(556, 76), t.ramp(0.3, 0.42))
            },
            Beat(
                "Fold in the last of the whites in the same way, and stop as soon as no white streaks are left.",
                "Den Rest des Eischnees genauso unterheben und aufhören, sobald keine weißen Streifen mehr zu sehen sind.",
                chapter: Words("When to stop", "Wann es genug ist"), least: 8
            ) { pen, t in
                let rounds = max(2, (t.length / 2.8).rounded())
                let (index, part) = Motion.turn(min(t.ramp(0, 0.9, .linear), 0.9999) * rounds, 1)
                Table.draw(pen)
                Folding.work(
                    pen, part, turn: Double(index) * 90, Batter.airy,
                    streaks: 0.9 * (1 - t.ramp(0.02, 0.85, .linear)),
                    rounds: min(3, index), look)
                Mark.tick(pen, at: Point(556, 76), t.ramp(0.88, 0.95))
            },
        ]
    }

    // MARK: Scenes

    private static func round(_ pen: Pen, _ part: Double, streaks: Double, rounds: Int) {
        Table.draw(pen)
        Folding.work(
            pen, part, turn: 0, Batter.airy.mixed(with: Batter.loosened, 0.5), streaks: streaks,
            rounds: rounds, look)
    }

    /// A small heap of whites is stirred in: the batter becomes lighter.
    private static func loosening(_ pen: Pen, _ t: Beat.Time) {
        Table.draw(pen)
        let fall = t.ramp(0.06, 0.24), stir = t.ramp(0.34, 0.95, .linear)
        let turn = stir * 3 * 360
        Batter.bowl(pen, at: middle, radius: radius, turn: 0) {
            Batter.above(
                pen, at: middle, radius: radius * 0.87, Batter.plain.mixed(with: Batter.loosened, stir),
                streaks: 0.6 * Motion.ramp(stir, 0, 0.25) * (1 - Motion.ramp(stir, 0.5, 1)), turn: turn)
            let left = 1 - Motion.ramp(stir, 0.05, 0.4)
            if fall > 0, left > 0.02 {
                pen.at(Point(middle.x, middle.y - 150 * (1 - fall)), scale: 1.2 - 0.2 * fall) {
                    pen.faded(t.ramp(0.04, 0.12)) { Batter.whites(pen, radius: 54 * left) }
                }
            }
        }
        Mark.figure(pen, "⅓", at: Point(548, 76), t.ramp(0.16, 0.26) * (1 - t.ramp(0.9, 1)), size: 34)
        if stir > 0 || t.ramp(0.24, 0.34) > 0 { stirring(pen, turn, come: t.ramp(0.24, 0.34)) }
    }

    /// A spatula that goes round in the bowl.
    private static func stirring(_ pen: Pen, _ degrees: Double, come: Double = 1) {
        let tip = Motion.around(Point(middle.x, middle.y + 4), 62, degrees - 60)
        let p = Point(tip.x + 160 * (1 - come), tip.y + 160 * (1 - come))
        Held.tool(pen, at: p, turn: -34 + 6 * Motion.swing(degrees, 360), reach: 158, look) {
            Spatula.draw(pen, edge: 0.2, under: 0.3, coat: Batter.loosened)
        }
    }
}
