import Animation
import Stage

/// Meat waits for a few minutes before it is cut.
enum RestingMeat {
    static let look = HandLook.tan

    static var film: Film {
        Film(
            id: "resting-meat", title: Words("Resting meat", "Fleisch ruhen lassen"),
            summary: Words(
                "Off the heat a little early, loosely covered, and cut across the grain only when it has rested.",
                "Etwas früher vom Herd, locker bedeckt, und erst nach der Ruhe quer zur Faser geschnitten."),
            english: [
                "rest the meat", "rest the steak", "rest the roast", "let the meat rest",
                "leave the meat to rest",
            ],
            german: ["Fleisch ruhen lassen", "Steak ruhen lassen", "Braten ruhen lassen", "Fleisch ruht"],
            source:
                "USDA FSIS, Safe Minimum Internal Temperature Chart: 63 °C (145 °F) and three minutes of rest; Harold McGee, On Food and Cooking: resting meat.",
            poster: (5, 0.6), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Take meat off the heat a little before it is as done as you like it: inside, it warms by another three to five degrees.",
                "Fleisch etwas früher vom Herd nehmen, als es gar sein soll: Innen wird es noch drei bis fünf Grad wärmer.",
                chapter: Words("Off the heat early", "Etwas früher vom Herd")
            ) { pen, t in
                off(pen, t)
            },
            Beat(
                "Lay it on a rack or a board, and cover it loosely with foil. Wrapped tightly, the crust would turn soft.",
                "Auf ein Gitter oder Brett legen und locker mit Folie bedecken. Fest eingewickelt würde die Kruste weich.",
                chapter: Words("Loosely covered", "Locker bedeckt")
            ) { pen, t in
                let lay = t.ramp(0.26, 0.52)
                Table.draw(pen)
                Table.board(pen)
                Foil.rack(pen, Rect(170, 76, 300, 212))
                pen.at(Point(320, 182)) { Meat.steak(pen) }
                Bubbles.steam(pen, at: Point(320, 130), width: 120, amount: 0.8 * (1 - lay), t.seconds)
                if lay > 0 {
                    let p = Point(320, 182 + 260 * (1 - lay))
                    pen.at(p) { Foil.above(pen, 168, 118, lift: 14 * (1 - lay)) }
                    let leave = t.ramp(0.56, 0.72)
                    for sign in [-1.0, 1] {
                        Held.pinch(
                            pen, at: Point(p.x + sign * (158 + 90 * leave), p.y - 84 + 300 * leave),
                            turn: sign * -12,
                            left: sign < 0, open: leave, look)
                    }
                }
                Mark.tick(pen, at: Point(556, 66), t.ramp(0.72, 0.8))
            },
            Beat(
                "A steak rests for five to ten minutes, a large roast for fifteen to twenty or more.",
                "Ein Steak ruht fünf bis zehn Minuten, ein großer Braten fünfzehn bis zwanzig oder länger.",
                chapter: Words("How long", "Wie lange"), least: 6
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen, Rect(28, 132, 276, 196))
                Table.board(pen, Rect(336, 132, 276, 196))
                pen.at(Point(166, 228)) {
                    pen.at(.zero, scale: 0.78) { Meat.steak(pen) }
                    pen.at(Point(-24, 2)) { Foil.above(pen, 84, 74) }
                }
                pen.at(Point(474, 226)) {
                    Meat.roast(pen)
                    pen.at(Point(-30, 2)) { Foil.above(pen, 98, 84, salt: 251) }
                }
                let first = t.ramp(0.04, 0.14), second = t.ramp(0.44, 0.54)
                pen.faded(first) {
                    Mark.clock(pen, at: Point(96, 66), radius: 42, 10 / 60 * t.ramp(0.08, 0.44, .linear))
                }
                Mark.figure(pen, "5–10 min", at: Point(216, 66), first, size: 25)
                pen.faded(second) {
                    Mark.clock(pen, at: Point(398, 66), radius: 42, 20 / 60 * t.ramp(0.5, 0.94, .linear))
                }
                Mark.figure(pen, "15–20 min", at: Point(526, 66), second, size: 25)
            },
            Beat(
                "Cut at once, it loses its juice to the board. While it rests, the juice thickens and stays in the meat.",
                "Sofort angeschnitten, verliert es seinen Saft ans Brett. Beim Ruhen wird der Saft dicker und bleibt im Fleisch."
            ) { pen, t in
                Table.draw(pen)
                for (x, isWrong) in [(162.0, true), (478, false)] {
                    Table.board(pen, Rect(x - 142, 60, 284, 250))
                    let run = isWrong ? t.ramp(0.06, 0.5) : 0.1 * t.ramp(0.6, 0.8)
                    let shown = isWrong ? 1 : t.ramp(0.48, 0.58)
                    pen.faded(shown) {
                        pen.at(Point(x + 10, 196)) { Meat.juice(pen, run, isWrong ? 221 : 223) }
                        pen.at(Point(x - 20, 186), scale: 0.8) {
                            Meat.steak(pen, limit: 28)
                            Meat.slices(pen, from: 30, count: 3, gap: 36)
                        }
                    }
                }
                Mark.cross(pen, at: Point(54, 76), t.ramp(0.3, 0.38))
                Mark.tick(pen, at: Point(586, 76), t.ramp(0.76, 0.84))
            },
            Beat(
                "For safety, the US food inspectors advise 63 °C (145 °F) inside, still on the heat, for whole cuts of beef, pork, veal and lamb, and then at least three minutes of rest.",
                "Für ganze Stücke von Rind, Schwein, Kalb und Lamm rät die US-Lebensmittelaufsicht zu 63 °C im Kern, noch auf dem Herd, und dann zu mindestens drei Minuten Ruhe.",
                chapter: Words("Safe", "Sicher")
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen, Rect(50, 60, 380, 250))
                pen.at(Point(220, 196)) { Meat.roast(pen) }
                let stick = t.ramp(0.04, 0.18)
                probe(pen, at: Point(250, 196), from: 1 - stick, t.seconds, look)
                Mark.figure(
                    pen, "\(Int(48 + 15 * t.ramp(0.2, 0.42, .linear))) °C", at: Point(526, 74),
                    t.ramp(0.14, 0.22), size: 32,
                    t.part > 0.42 ? Paint.sage : Paint.ink)
                Mark.figure(pen, "145 °F", at: Point(526, 134), t.ramp(0.42, 0.5), size: 24, Paint.softInk)
                pen.faded(t.ramp(0.72, 0.8)) {
                    Mark.clock(
                        pen, at: Point(526, 216), radius: 40, 0.25 * t.ramp(0.76, 0.96, .linear))
                }
                Mark.figure(pen, "≥ 3 min", at: Point(526, 290), t.ramp(0.72, 0.8), size: 25)
            },
            Beat(
                "Look which way the fibres run, and cut across them: short fibres are tender.",
                "Nachsehen, wie die Fasern verlaufen, und quer dazu schneiden: Kurze Fasern sind zart.",
                chapter: Words("Cut across the grain", "Quer zur Faser schneiden"), least: 7.5
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen)
                let arrow = t.ramp(0.08, 0.26), work = t.ramp(0.4, 0.98, .linear)
                let count = 4.0
                let (index, within) = Motion.turn(min(work, 0.9999) * count, 1)
                let done = work >= 1 ? 4 : index
                // Slices of one width; the knife stands where the next one begins.
                let edge = 88 - 30 * Double(done)
                let middle = Point(292, 178)
                pen.at(middle) {
                    if done > 0 {
                        Meat.slices(
                            pen, from: edge + 4, count: done, gap: 38,
                            last: work >= 1 ? 1 : Motion.ramp(within, 0, 0.3))
                    }
                    Meat.steak(
                        pen, limit: done > 0 ? edge : 200, grain: 0.12 + 0.6 * arrow, marks: 0.3 * (1 - arrow)
                    )
                }
                if work < 0.02 {
                    pen.faded(1 - t.ramp(0.34, 0.4)) {
                        Mark.arrow(
                            pen, [Point(214, 150), Point(290, 154), Point(372, 150)], arrow, Paint.saffron)
                    }
                }
                let come = t.ramp(0.3, 0.42)
                if come > 0 {
                    let x =
                        middle.x + edge - 30 * Motion.ramp(within, 0.4, 0.66) * (work > 0 && work < 1 ? 1 : 0)
                        - 2
                    Hand(
                        .claw, at: Point(min(x - 42, 270) - 150 * (1 - come), 214 + 90 * (1 - come)),
                        turn: 62, scale: 0.86,
                        left: true, arm: -18, look
                    ).draw(pen)
                    let slide =
                        work > 0 && work < 1 ? Motion.swing(Motion.phase(within + 0.3, 1), 1) * 2 - 1 : -1
                    Knife.cutting(
                        pen, at: Point(x + 160 * (1 - come), 204 + 120 * (1 - come)), slide: slide, look)
                }
                Mark.tick(pen, at: Point(556, 66), t.ramp(0.86, 0.94))
            },
            Beat(
                "What has run out is the best of it: stir it into the sauce.",
                "Was ausgelaufen ist, ist das Beste: Es kommt in die Soße.",
                chapter: Words("The juice", "Der Saft"), least: 6
            ) { pen, t in
                sauce(pen, t)
            },
        ]
    }

    // MARK: Scenes

    /// From the pan to the rack, while a thermometer goes on rising.
    private static func off(_ pen: Pen, _ t: Beat.Time) {
        let middle = Point(206, 172), board = Rect(408, 40, 216, 276)
        Hob.above(pen, at: middle, pan: 124, flame: 0.5 * (1 - t.ramp(0.16, 0.24)), t.seconds)
        Table.board(pen, board)
        let move = t.ramp(0.2, 0.44)
        let place = middle.mixed(to: Point(516, 172), move)
        let lift = Motion.swing(move, 1)
        Pan.above(pen, at: middle, radius: 124, handle: 158, .iron) {
            pen.fill(.ellipse(Point(middle.x + 4, middle.y + 6), 98, 76), Color(0xC99A4E).opacity(0.35))
            Bubbles.above(
                pen, at: middle, within: 96, count: 60, size: 4, amount: 1 - t.ramp(0.3, 0.42), t.seconds,
                Color(0xE9C887))
            if move <= 0 { pen.at(place, turn: -14) { Meat.steak(pen) } }
        }
        Pan.hold(pen, at: middle, radius: 124, handle: 158, look)
        if move > 0 {
            pen.at(Point(place.x, place.y - 8 * lift), turn: -14 + 90 * move, scale: 1 + 0.05 * lift) {
                Meat.steak(pen)
            }
        }
        Bubbles.steam(pen, at: Point(place.x, place.y - 50), width: 100, amount: 1, t.seconds)
        let come = t.ramp(0.06, 0.18), go = t.ramp(0.46, 0.58)
        if come > 0, go < 1 {
            let p = Point(
                place.x + 40 + 180 * (1 - come) + 120 * go, place.y + 10 + 240 * (1 - come) + 240 * go)
            Held.tool(pen, at: p, turn: -24, reach: 150, look) { Foil.tongs(pen, open: 1 - come + go) }
        }
        // What happens inside.
        let shown = t.ramp(0.5, 0.6)
        if shown > 0 {
            pen.faded(shown) {
                pen.at(Point(374, 306)) {
                    Thermometer.upright(
                        pen, value: 0.5 + 0.28 * t.ramp(0.62, 0.94), zone: 0.72...0.86, length: 220)
                }
                Mark.arrow(pen, [Point(346, 220), Point(344, 186), Point(346, 150)], t.ramp(0.62, 0.82))
            }
            Mark.figure(pen, "+ 3–5 °C", at: Point(366, 50), t.ramp(0.68, 0.78), size: 22)
        }
    }

    /// A thermometer with a long pin, in a right hand.
    private static func probe(
        _ pen: Pen, at tip: Point, from away: Double, _ seconds: Double, _ look: HandLook
    ) {
        let p = Point(tip.x + 60 * away, tip.y + 130 * away)
        pen.at(p, turn: -24) {
            let hand = Hand(.grip, at: Point(3, 124), turn: -3, scale: 0.86, arm: -12, height: 9, look)
            hand.drawShadow(pen)
            pen.stroke(.thread([Point(6, 10), Point(6, 84)]), Paint.shade.opacity(0.2), 5)
            pen.stroke(.thread([Point(0, 0), Point(0, 84)]), Paint.steelDark, 5)
            pen.stroke(.thread([Point(-0.8, 0), Point(-0.8, 84)]), Paint.steelLight, 2)
            pen.fill(
                .card(Rect(-15, 80, 30, 110), 13),
                .linear(Point(-15, 0), Point(15, 0), Paint.tomato, Paint.tomatoDark))
            hand.drawThumb(pen)
            hand.drawRest(pen)
        }
        if away < 0.02 { pen.fill(.ellipse(tip, 5, 3.4), Color(0x3F1E0C)) }
    }

    private static func sauce(_ pen: Pen, _ t: Beat.Time) {
        let middle = Point(250, 176)
        let brown = Color(0x8E5226), dark = Color(0x6F3A1A)
        let pour = t.ramp(0.12, 0.18) * (1 - t.ramp(0.36, 0.44)), mix = t.ramp(0.5, 0.95, .linear)
        Table.draw(pen)
        Table.board(pen, Rect(466, 90, 156, 216))
        for i in 0..<3 { pen.at(Point(506 + Double(i) * 38, 200), turn: 4) { Meat.slice(pen) } }
        Pan.above(pen, at: middle, radius: 124, handle: 152) {
            pen.fill(
                .circle(middle, 112),
                .radial(Point(middle.x - 30, middle.y - 40), 160, brown.mixed(with: Paint.milk, 0.12), dark))
            let white = t.ramp(0.16, 0.42, .linear)
            if white > 0, mix < 1 {
                pen.faded(1 - mix) {
                    pen.at(Point(middle.x + 10, middle.y - 6), turn: 200 * mix, scale: 0.45 + 0.2 * mix) {
                        Meat.juice(pen, white.squareRoot())
                    }
                }
            }
            for (i, r) in [28.0, 52, 76, 96].enumerated() {
                let start = 40 + 700 * mix - 16 * Double(i)
                pen.stroke(.bow(middle, r, r, start - 140, start), Paint.milk.opacity(0.16), 4)
            }
            pen.stroke(.bow(middle, 92, 92, 200, 270), Paint.milk.opacity(0.35), 5)
        }
        Pan.hold(pen, at: middle, radius: 124, handle: 152, look)
        let here = t.ramp(0, 0.12) * (1 - t.ramp(0.44, 0.56))
        if here > 0.01 {
            // A plate of juice, tipped.
            let p = Point(388 + 330 * (1 - here), 116 - 40 * (1 - here))
            pen.at(p, turn: -22) {
                if pour > 0.02 {
                    pen.fill(
                        .blob([
                            Point(-64, -12 * pour), Point(-96, -8 * pour), Point(-122, 0),
                            Point(-96, 8 * pour), Point(-64, 12 * pour),
                        ]),
                        Color(0xA9412F))
                }
                let hand = Hand(.pinch, at: Point(96, 8), turn: -86, scale: 0.9, arm: 12, height: 18, look)
                hand.drawShadow(pen)
                hand.drawThumb(pen)
                let tip = t.ramp(0.08, 0.2)
                pen.stretched(.zero, 1 - 0.22 * tip, 1) {
                    Larder.bowl(pen, at: .zero, radius: 86, Color(0xEDE6DA)) {
                        let left = 1 - t.ramp(0.14, 0.44)
                        pen.at(Point(-24 * tip - 10, 0), scale: 0.55 * (0.3 + 0.7 * left)) {
                            Meat.juice(pen, 1, 225)
                        }
                    }
                }
                hand.drawRest(pen)
            }
        }
        let come = t.ramp(0.42, 0.54)
        if come > 0 {
            let tip = Motion.around(middle, 50, 40 + 700 * mix)
            Spoon.stirring(
                pen, at: Point(tip.x + 160 * (1 - come), tip.y + 210 * (1 - come)),
                dipped: come > 0.9 ? brown : nil, look)
        }
        Mark.tick(pen, at: Point(586, 60), t.ramp(0.84, 0.92))
    }
}
