import Animation
import Foundation
import Stage

/// A carrot becomes even sticks: squared off, planks, strips.
enum Julienne {
    static let look = HandLook.brown

    static var film: Film {
        Film(
            id: "julienne", title: Words("Julienne", "Julienne schneiden"),
            summary: Words(
                "Even sticks of three by three millimetres: a flat side first, then planks, then strips.",
                "Gleichmäßige Stifte von drei mal drei Millimetern: erst eine flache Seite, dann Scheiben, dann Streifen."
            ),
            english: ["julienne", "julienned", "matchsticks", "cut into thin strips"],
            german: ["Julienne", "in feine Streifen", "feine Streifen", "in Stifte schneiden", "Stifte"],
            source: "The Culinary Institute of America, The Professional Chef: julienne and bâtonnet.",
            poster: (3, 0.8), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Cut a peeled carrot into pieces five centimetres long.",
                "Eine geschälte Möhre in fünf Zentimeter lange Stücke schneiden.",
                chapter: Words("Square it off", "Gerade schneiden"), least: 6
            ) { pen, t in
                board(pen)
                let cut = t.ramp(0.3, 0.5), apart = t.ramp(0.52, 0.68)
                pen.at(Point(140, 180)) {
                    pen.inside(.card(Rect(-40, -70, 150, 150), 0)) { Carrot.whole(pen) }
                }
                pen.at(Point(140 + 34 * apart, 180)) { Carrot.whole(pen, from: 110) }
                Mark.figure(pen, "5 cm", at: Point(196, 96), t.ramp(0.7, 0.8))
                let away = t.ramp(0.52, 0.8)
                Knife.cutting(
                    pen, at: Point(251 + 80 * (1 - t.ramp(0.05, 0.28)) + 170 * away, 190 + 20 * away),
                    slide: cut * 2 - 1, look)
            },
            Beat(
                "Take a slice off one side, and lay the piece on this flat side. Now it cannot roll.",
                "An einer Seite eine Scheibe abschneiden, und das Stück darauflegen. Jetzt rollt es nicht mehr."
            ) { pen, t in
                Table.side(pen, top: 286)
                let board = Shape.card(Rect(50, 258, 540, 38), 10)
                pen.shadow(board, 3, 6, soft: 6, 0.25)
                pen.fill(board, .linear(Point(0, 258), Point(0, 296), Paint.woodLight, Paint.woodDark))
                let down = t.ramp(0.12, 0.36), turn = t.ramp(0.5, 0.72)
                let r = 78.0, flat = 56.0
                // It rolls over the board until it lies on its cut.
                let rise = turn > 0.511 ? sin((90 * turn + 44.1) * .pi / 180) : 1
                pen.at(Point(300, 258 - r * rise), turn: 90 * turn) {
                    Carrot.end(pen, radius: r, cut: down > 0.95 ? flat : r + 4)
                }
                if down > 0.95 {
                    // The slice falls over onto its cut side.
                    let fall = t.ramp(0.36, 0.5)
                    pen.at(Point(300 + 150 * fall, 258 - r + (r + flat) * fall), turn: -90 * fall) {
                        pen.inside(.card(Rect(flat, -r, r, 2 * r), 0)) {
                            Carrot.end(pen, radius: r, cut: r + 4)
                        }
                    }
                }
                let up = t.ramp(0.38, 0.5)
                let y = 20 + 238 * down - 300 * up
                pen.fill(
                    .polygon([Point(353, y - 130), Point(361, y - 130), Point(357, y)]),
                    .linear(Point(352, 0), Point(362, 0), Paint.steelLight, Paint.steelDark))
                Mark.tick(pen, at: Point(500, 90), t.ramp(0.78, 0.88))
            },
            Beat(
                "Cut planks three millimetres thick. Your knuckles set the width.",
                "Drei Millimeter dünne Scheiben schneiden. Die Knöchel geben die Breite vor.",
                chapter: Words("Planks", "Scheiben"), least: 7
            ) { pen, t in
                cutting(pen, t, count: 5, pace: 15, width: 76) { pen, i, place in
                    Carrot.piece(
                        pen, Rect(place.x - 5 - 17 * i.fall, place.y - 62, 10 + 34 * i.fall, 124), high: 2)
                }
                Mark.figure(pen, "3 mm", at: Point(490, 84), t.ramp(0.5, 0.6))
            },
            Beat(
                "Stack two or three planks, and cut them lengthwise into strips of three millimetres.",
                "Zwei, drei Scheiben aufeinanderlegen, und längs in drei Millimeter breite Streifen schneiden.",
                chapter: Words("Strips", "Streifen"), least: 8
            ) { pen, t in
                cutting(pen, t, count: 7, pace: 11, width: 84) { pen, i, place in
                    for k in 0..<3 {
                        let shift = Double(k) * 7 * i.fall
                        pen.at(
                            Point(place.x + shift, place.y + 4 * shift / 7),
                            turn: (Double(k) * 5 - 4) * i.fall
                        ) {
                            Carrot.piece(pen, Rect(-4, -62, 8, 124), high: 2)
                        }
                    }
                }
                Mark.figure(pen, "3 mm", at: Point(490, 84), t.ramp(0.5, 0.6))
            },
            Beat(
                "Sticks of the same size are done at the same time.",
                "Gleich große Stifte sind zur gleichen Zeit gar.",
                chapter: Words("Even sticks", "Gleiche Stifte"), least: 5
            ) { pen, t in
                board(pen)
                for i in 0..<34 {
                    let p = Point(250 + 130 * Motion.scatter(i, 1), 160 + 60 * Motion.scatter(i, 2))
                    pen.at(p, turn: 90 + 70 * (Motion.scatter(i, 3) - 0.5)) {
                        Carrot.piece(pen, Rect(-4, -62, 8, 124), high: 3)
                    }
                }
                Mark.tick(pen, at: Point(500, 84), t.ramp(0.5, 0.65))
            },
        ]
    }

    private static func board(_ pen: Pen) {
        Table.draw(pen)
        Table.board(pen)
    }

    /// Cuts a piece, its length upright, from its right; what falls off is drawn to the right.
    private static func cutting(
        _ pen: Pen, _ t: Beat.Time, count: Int, pace: Double, width: Double,
        _ draw: (Pen, (index: Int, fall: Double), Point) -> Void
    ) {
        board(pen)
        let first = 356.0
        let work = min(Double(count) - 0.001, t.ramp(0.08, 0.96, .linear) * Double(count))
        let (index, within) = Motion.turn(work, 1)
        let x = first - pace * (Double(index) + Motion.ramp(within, 0.62, 0.95))
        for i in 0...index {
            let fall = i < index ? 1 : Motion.ramp(within, 0.3, 0.6)
            guard fall > 0 else { continue }
            let from = Point(first - pace * Double(i), 178)
            let to = Point(520 - 150 * Double(i) / Double(count), 178)
            draw(pen, (i, fall), from.mixed(to: to, fall))
        }
        Carrot.piece(pen, Rect(first - width, 116, x - first + width, 124), high: 7)
        Hand(.claw, at: Point(x - 38, 206), turn: 64, scale: 0.86, left: true, arm: -18, look).draw(pen)
        Knife.cutting(pen, at: Point(x + 3, 196), slide: Motion.swing(within, 1) * 2 - 1, look)
    }
}
