import Animation
import Stage

/// Garlic under the flat of a knife: out of its skin, then to a paste.
enum CrushingGarlic {
    static let look = HandLook.fair
    private static let middle = Point(316, 176)

    static var film: Film {
        Film(
            id: "crushing-garlic",
            title: Words("Crushing and peeling garlic", "Knoblauch zerdrücken und schälen"),
            summary: Words(
                "One press with the flat of the knife takes the skin off; salt and the blade make a paste.",
                "Ein Druck mit der flachen Klinge löst die Schale; mit Salz und Klinge wird daraus Paste."),
            english: [
                "crush the garlic", "crushed garlic", "garlic crushed", "garlic paste", "peel the garlic",
            ],
            german: [
                "Knoblauch zerdrücken", "Knoblauch zerdrückt", "zerdrückter Knoblauch", "Knoblauchpaste",
                "Knoblauch schälen", "Knoblauch pressen",
            ],
            source:
                "Jacques Pépin, New Complete Techniques: peeling, crushing and chopping garlic; Harold McGee, On Food and Cooking: the onion family.",
            poster: (3, 0.5), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Break a clove off the head of garlic.", "Eine Zehe von der Knoblauchknolle abbrechen.",
                chapter: Words("Loosen a clove", "Eine Zehe lösen"), least: 4.5
            ) { pen, t in
                board(pen)
                let out = t.ramp(0.4, 0.85)
                pen.at(Point(232, 184), scale: 1.2) { Garlic.head(pen, missing: out > 0) }
                // It stands in the head, and turns as it comes out.
                let p = Point(292, 194).mixed(to: Point(430, 164), out)
                let come = 1 - t.ramp(0.05, 0.32)
                let grasp = t.ramp(0.3, 0.38)
                if out > 0 {
                    pen.at(p, turn: 76 - 58 * out, scale: 1) { both(pen, trimmed: false) }
                }
                Hand(
                    .flat, at: Point(156 - 30 * come, 214 + 30 * come), turn: 40, scale: 0.8, left: true,
                    arm: -16,
                    look
                ).draw(pen)
                Held.pinch(
                    pen, at: Point(p.x + 26 + 60 * come, p.y + 16 + 70 * come), turn: -30 + 8 * out,
                    open: 1.4 - 0.5 * grasp, look)
            },
            Beat(
                "Trim off the hard root end.", "Das harte Wurzelende abschneiden.", least: 4
            ) { pen, t in
                board(pen)
                let cut = t.ramp(0.36, 0.56)
                let off = t.ramp(0.56, 0.74)
                pen.at(Point(middle.x, middle.y - 8), scale: 1.25) { both(pen, trimmed: cut > 0.9) }
                if cut > 0.9 {
                    pen.at(
                        Point(middle.x + 54 + 22 * off, middle.y - 8 + 8 * off), turn: 24 * off, scale: 1.25
                    ) {
                        Garlic.end(pen)
                    }
                }
                let x = middle.x + 51
                Hand(.claw, at: Point(x - 42, 200), turn: 62, scale: 0.82, left: true, arm: -18, look).draw(
                    pen)
                Knife.cutting(
                    pen, at: Point(x + 90 * (1 - t.ramp(0.05, 0.34)) + 60 * t.ramp(0.62, 0.9), 190),
                    slide: cut * 2 - 1, look)
            },
            Beat(
                "Lay the flat of the blade on the clove, the edge facing away from you.",
                "Die flache Klinge auf die Zehe legen, die Schneide zeigt von dir weg.",
                chapter: Words("Press and peel", "Andrücken und schälen")
            ) { pen, t in
                board(pen)
                pen.at(middle, scale: 1.25) { both(pen, trimmed: true) }
                let come = 1 - t.ramp(0.06, 0.4)
                flatKnife(pen, Point(middle.x + 66 + 150 * come, middle.y + 20 + 40 * come), see: 0.35)
                Mark.arrow(
                    pen, [Point(316, 132), Point(316, 100), Point(316, 66)], t.ramp(0.58, 0.74), Paint.sage)
                Mark.tick(pen, at: Point(514, 80), t.ramp(0.82, 0.92))
            },
            Beat(
                "One firm press with the heel of your hand, and the skin bursts open.",
                "Mit dem Handballen einmal kräftig drücken, schon platzt die Schale auf.", least: 5
            ) { pen, t in
                board(pen)
                let come = 1 - t.ramp(0.06, 0.3)
                let press = t.ramp(0.4, 0.5) * (1 - t.ramp(0.56, 0.64))
                let burst = t.ramp(0.42, 0.5)
                let away = t.ramp(0.66, 0.9)
                pen.at(middle, scale: 1.25) {
                    Garlic.clove(pen, trimmed: true, flat: burst)
                    Garlic.skin(pen, trimmed: true, burst: burst)
                }
                let knife = Point(middle.x + 66 + 170 * away, middle.y + 20 + 2 * press + 50 * away)
                flatKnife(pen, knife, see: 0.35 * (1 - away))
                // The heel of the hand is over the clove.
                let aside = max(come, away)
                Hand(
                    .flat, at: Point(middle.x - 16 - 150 * aside, middle.y - 48 + 90 * aside + 2 * press),
                    turn: 18, scale: 0.88 - 0.03 * press, left: true, arm: 22, height: 12 - 8 * press, look
                ).draw(pen)
                for i in 0..<6 {
                    let turn = 200 + 28 * Double(i)
                    let pop = Motion.swing(t.ramp(0.42, 0.62, .linear), 1)
                    let from = Motion.around(Point(middle.x, middle.y), 86, turn + 5, flat: 0.9)
                    let to = Motion.around(Point(middle.x, middle.y), 86 + 22, turn + 5, flat: 0.9)
                    if pop > 0.05 { pen.stroke(.thread([from, from.mixed(to: to, pop)]), Paint.saffron, 5) }
                }
            },
            Beat(
                "Now the skin slips off almost by itself.", "Jetzt löst sich die Schale fast von selbst.",
                least: 4.5
            ) { pen, t in
                board(pen)
                let pull = t.ramp(0.36, 0.72)
                pen.at(middle, scale: 1.25) {
                    Garlic.clove(pen, trimmed: true, flat: 1)
                    if pull <= 0 { Garlic.skin(pen, trimmed: true, burst: 1) }
                }
                let come = 1 - t.ramp(0.06, 0.32)
                if pull > 0 {
                    pen.at(
                        Point(middle.x - 20 * pull, middle.y + 6 + 82 * pull), turn: -10 * pull, scale: 1.25
                    ) {
                        Garlic.husk(pen, mirrored: true)
                    }
                    pen.at(
                        Point(middle.x + 108 * pull, middle.y - 4 - 54 * pull), turn: 26 * pull, scale: 1.25
                    ) {
                        Garlic.husk(pen)
                    }
                }
                let hand = Point(middle.x + 34 + 108 * pull, middle.y - 14 - 46 * pull)
                Held.pinch(
                    pen, at: Point(hand.x + 70 * come, hand.y + 90 * come), turn: -24,
                    open: 0.9 - 0.7 * (1 - come), look)
                Mark.tick(pen, at: Point(120, 84), t.ramp(0.78, 0.9))
            },
            Beat(
                "For a paste, chop it coarsely, and add a pinch of salt.",
                "Für eine Paste grob hacken und eine Prise Salz dazugeben.",
                chapter: Words("To a paste", "Zur Paste"), least: 5.5
            ) { pen, t in
                board(pen)
                let chop = t.ramp(0.04, 0.44, .linear)
                let strokes = chop * 6
                let salting = t.ramp(0.56, 0.94, .linear)
                pen.faded(1 - t.ramp(0.06, 0.2)) {
                    pen.at(middle, scale: 1.25) { Garlic.clove(pen, trimmed: true, flat: 1) }
                }
                pen.faded(t.ramp(0.08, 0.22)) {
                    pen.at(middle) { Garlic.chopped(pen, spread: 64) }
                }
                let top = Point(middle.x + 16, middle.y - 66)
                Garlic.salt(pen, from: top, to: middle, spread: 60, salting)
                if chop < 1 || salting <= 0 {
                    let away = t.ramp(0.44, 0.56)
                    let x = middle.x + 46 - 92 * Motion.swing(chop, 1)
                    Knife.cutting(
                        pen, at: Point(x + 330 * away, 190 + 60 * away),
                        slide: Motion.swing(strokes, 1) * 2 - 1,
                        look)
                }
                let come = 1 - t.ramp(0.46, 0.58)
                if come < 1 {
                    Held.pinch(
                        pen, at: Point(top.x + 2 * Motion.swing(t.seconds, 0.25), top.y + 260 * come),
                        turn: -66,
                        look)
                }
            },
            Beat(
                "Lay the blade nearly flat, press, and drag it towards you, again and again. The salt helps to grind.",
                "Die Klinge fast flach auflegen, drücken und zu dir ziehen, immer wieder. Das Salz hilft beim Zerreiben.",
                least: 6.5
            ) { pen, t in
                board(pen)
                let fine = t.ramp(0.05, 0.86, .linear)
                pen.at(middle) { Garlic.chopped(pen, spread: 64 + 16 * fine, fine: fine) }
                let lap = t.seconds / 1.7
                let within = Motion.phase(lap, 1)
                // Slowly towards us with pressure, quickly back in the air.
                let drag = within < 0.68 ? Motion.ramp(within, 0, 0.68) : 1 - Motion.ramp(within, 0.68, 1)
                let air = within < 0.68 ? 0 : Motion.swing(Motion.ramp(within, 0.68, 1, .linear), 1)
                flatKnife(
                    pen, Point(middle.x + 96 + 10 * drag, middle.y - 2 + 56 * drag - 8 * air), see: 0,
                    lift: air)
                Mark.tick(pen, at: Point(120, 84), t.ramp(0.86, 0.95))
            },
            Beat(
                "The finer you crush it, the sharper it tastes: only in broken cells does an enzyme make the hot allicin.",
                "Je feiner zerdrückt, desto schärfer: Erst in verletzten Zellen bildet ein Enzym das scharfe Allicin.",
                chapter: Words("How sharp?", "Wie scharf?")
            ) { pen, t in
                board(pen)
                for i in 0..<4 {
                    let x = 140 + 120 * Double(i)
                    let come = t.ramp(0.06 + 0.12 * Double(i), 0.18 + 0.12 * Double(i))
                    pen.faded(come) {
                        pen.at(Point(x, 232)) {
                            switch i {
                            case 0: pen.at(.zero, scale: 0.9) { Garlic.clove(pen, trimmed: true) }
                            case 1:
                                for k in 0..<4 {
                                    pen.at(Point(-32 + 21 * Double(k), 3 * Double(k % 2)), turn: 14) {
                                        Garlic.slice(pen)
                                    }
                                }
                            case 2: Garlic.chopped(pen, spread: 40, fine: 0.25, count: 46)
                            default: Garlic.chopped(pen, spread: 42, fine: 1)
                            }
                        }
                    }
                    let grow = t.ramp(0.1 + 0.12 * Double(i), 0.26 + 0.12 * Double(i))
                    let tall = [14.0, 44, 78, 120][i] * grow
                    if tall > 1 {
                        let bar = Shape.card(Rect(x - 17, 194 - tall, 34, tall), 8)
                        pen.shadow(bar, 2, 4, soft: 4, 0.2)
                        pen.fill(
                            bar,
                            .linear(
                                Point(0, 194), Point(0, 74), Paint.saffron,
                                i < 2 ? Paint.saffron : Paint.tomato))
                    }
                }
            },
        ]
    }

    private static func board(_ pen: Pen) {
        Table.draw(pen)
        Table.board(pen)
    }

    /// A clove in its skin.
    private static func both(_ pen: Pen, trimmed: Bool) {
        Garlic.clove(pen, trimmed: trimmed)
        Garlic.skin(pen, trimmed: trimmed)
    }

    /// A knife that lies flat, its edge away from us, a right hand around its handle.
    /// - Parameters:
    ///   - heel: where the blade's heel is.
    ///   - see: how far one sees through the blade what is below it.
    private static func flatKnife(_ pen: Pen, _ heel: Point, see: Double, lift: Double = 0) {
        let hand = Hand(
            .grip, at: Point(heel.x + 44, heel.y - 8), turn: -92, scale: 0.86, arm: 30, height: 9 + 5 * lift,
            look)
        hand.drawShadow(pen)
        pen.at(heel, turn: 180, scale: 1, mirrored: true) { pen.faded(1 - see) { Knife.side(pen) } }
        hand.drawThumb(pen)
        hand.drawRest(pen)
    }
}
