import Animation
import Stage

/// An onion, cut so that it holds together until the last cut.
enum DicingAnOnion {
    static let look = HandLook.tan
    static let middle = Point(330, 180)

    static var film: Film {
        Film(
            id: "dicing-an-onion", title: Words("Dicing an onion", "Eine Zwiebel würfeln"),
            summary: Words(
                "Small, even dice from three kinds of cuts, while the root holds the onion together.",
                "Kleine, gleichmäßige Würfel mit drei Arten von Schnitten; die Wurzel hält alles zusammen."),
            english: ["dice", "diced", "finely chopped", "chop", "chopped"],
            german: ["würfeln", "gewürfelt", "fein gehackt", "hacken", "gehackt"],
            source: "Jacques Pépin, New Complete Techniques: chopping an onion.",
            poster: (6, 0.6), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "To dice an onion, use a sharp knife and a board that does not slip.",
                "Für Zwiebelwürfel braucht es ein scharfes Messer und ein Brett, das nicht rutscht.",
                chapter: Words("Halve and peel", "Halbieren und schälen")
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen)
                pen.at(Point(270, 180), turn: -20 + 6 * t.ramp(0, 0.6), scale: 1.15) { Onion.drawWhole(pen) }
                pen.at(Point(440 - 30 * t.ramp(0, 0.5), 250), turn: 8) {
                    pen.at(.zero, turn: 62) { Knife.side(pen) }
                }
            },
            Beat(
                "Cut it in half, straight through the root and the stem.",
                "Die Zwiebel halbieren, mitten durch Wurzel und Spitze.", least: 4
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen)
                let open = t.ramp(0.62, 0.9)
                if open <= 0 {
                    pen.at(middle, turn: 90) { Onion.drawWhole(pen) }
                } else {
                    pen.at(Point(middle.x - 74 * open, middle.y), turn: 90) { Onion.drawOpen(pen) }
                    pen.at(Point(middle.x + 74 * open, middle.y), turn: 90) { Onion.drawOpen(pen) }
                }
                let away = t.ramp(0.6, 0.8)
                Hand(
                    .claw, at: Point(272 - 120 * away, 196 + 80 * away), turn: 52, scale: 0.86, left: true,
                    arm: -14, look
                ).draw(pen)
                Knife.cutting(
                    pen, at: Point(middle.x + 200 * away, 210 + 30 * away),
                    slide: Motion.swing(t.part, 0.3) * 2 - 1, look)
            },
            Beat(
                "Cut off the stem, and peel both halves. Leave the root on: it holds the layers together.",
                "Die Spitze abschneiden und beide Hälften schälen. Die Wurzel bleibt dran: Sie hält die Schichten zusammen."
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen)
                let cut = t.ramp(0.1, 0.25), peel = t.ramp(0.3, 0.5)
                for x in [230.0, 400] {
                    pen.at(Point(x, 178), turn: 90, scale: 1.1) {
                        Onion(trimmed: cut > 0.5).drawHalf(pen)
                        if peel < 1 {
                            pen.faded(1 - peel) {
                                pen.at(Point(0, -40 * peel), turn: 24 * peel) {
                                    skin(pen, trimmed: cut > 0.5)
                                }
                            }
                        }
                        if cut > 0.5, peel < 1 {
                            pen.faded(1 - peel) {
                                pen.fill(
                                    .blob(
                                        [
                                            Point(62, -12), Point(84, -14), Point(94, 0), Point(86, 12),
                                            Point(62, 12),
                                        ].map { Point($0.x + 14 * cut, $0.y) }), Color(0xB8773A))
                            }
                        }
                    }
                    Mark.ring(
                        pen, at: Point(x, 112), 26, t.ramp(0.55, 0.65), pulse: Motion.swing(t.seconds, 1.2),
                        Paint.sage)
                    Mark.tick(pen, at: Point(x + 46, 90), t.ramp(0.62, 0.72), size: 20)
                }
            },
            Beat(
                "Lay a half on its flat side. Hold it with your fingertips drawn back, so that the knuckles guide the blade.",
                "Eine Hälfte auf die flache Seite legen. Mit eingezogenen Fingerspitzen halten, so führen die Knöchel die Klinge.",
                chapter: Words("Cut towards the root", "Zur Wurzel hin schneiden")
            ) { pen, t in
                scene(pen, Onion(), turn: 90, claw: 1, knifeX: 402 + 90 * (1 - t.ramp(0.3, 0.6)), slide: -0.4)
                Mark.tick(pen, at: Point(196, 84), t.ramp(0.6, 0.72))
            },
            Beat(
                "Slice towards the root in thin strips, and stop just before you reach it.",
                "In dünnen Streifen zur Wurzel hin einschneiden, und kurz vor ihr aufhören.", least: 7
            ) { pen, t in
                let work = t.ramp(0.04, 0.94, .linear)
                let cut = (work * Double(Onion.cuts))
                let x = middle.x - Onion.lane(min(Onion.cuts - 1, Int(cut))) * 1.0
                let stroke = Motion.phase(cut, 1)
                scene(
                    pen, Onion(along: (cut.rounded(.down)) / Double(Onion.cuts)), turn: 90, claw: 1,
                    knifeX: x - 3, slide: Motion.swing(stroke, 1) * 2 - 1, stop: true)
            },
            Beat(
                "Make one or two cuts level with the board, again not through the root. Press lightly from above with a flat hand.",
                "Ein- oder zweimal waagerecht einschneiden, wieder nicht durch die Wurzel. Die flache Hand hält von oben."
            ) { pen, t in
                side(pen, t)
            },
            Beat(
                "Turn the onion, and cut across the strips. The dice fall off by themselves.",
                "Die Zwiebel drehen und quer zu den Streifen schneiden. Die Würfel fallen von selbst ab.",
                chapter: Words("Cut across", "Quer schneiden"), least: 8
            ) { pen, t in
                let across = t.ramp(0.1, 0.95, .linear)
                let step =
                    (across * 10).rounded(.down) / 10 + 0.1
                    * Motion.ramp(Motion.phase(across * 10, 1), 0.3, 0.7)
                let onion = Onion(along: 1, across: min(1, step) * 0.86)
                scene(
                    pen, onion, turn: 0, claw: 1, knifeX: middle.x + onion.limit + 3,
                    slide: Motion.swing(Motion.phase(across * 10, 1), 1) * 2 - 1)
            },
            Beat(
                "When only the root is left, your fingers are close to the blade: stop there, and keep the root for stock.",
                "Ist nur noch die Wurzel übrig, sind die Finger nah an der Klinge: hier aufhören. Die Wurzel kommt in die Brühe.",
                chapter: Words("The last piece", "Der Rest")
            ) { pen, t in
                Table.draw(pen)
                Table.board(pen)
                let move = t.ramp(0.4, 0.8)
                pen.at(Point(390, 185)) { Onion.heap(pen) }
                pen.at(Point(250 - 70 * move, 180)) { Onion(along: 1, across: 0.86).drawHalf(pen) }
                Hand(
                    .pinch, at: Point(236 - 70 * move, 226), turn: -14, scale: 0.86, left: true, arm: 8, look
                ).draw(pen)
                Mark.tick(pen, at: Point(486, 92), t.ramp(0.75, 0.85))
            },
        ]
    }

    private static func skin(_ pen: Pen, trimmed: Bool) {
        pen.inside(.card(Rect(-62, -90, trimmed ? 112 : 180, 180), 0)) {
            Onion.drawWhole(pen)
        }
    }

    /// The half on the board, a hand that holds it, a hand that cuts.
    private static func scene(
        _ pen: Pen, _ onion: Onion, turn: Double, claw: Double, knifeX: Double, slide: Double,
        stop: Bool = false
    ) {
        Table.draw(pen)
        Table.board(pen)
        pen.at(middle, turn: turn, scale: 1) {
            onion.drawDice(pen)
            onion.drawHalf(pen)
        }
        if stop {
            pen.stroke(.thread([Point(270, 142), Point(400, 142)]), Paint.tomato, 4, dash: [9, 9])
        }
        Hand(.claw, at: Point(min(knifeX - 36, 350), 204), turn: 62, scale: 0.86, left: true, arm: -18, look)
            .draw(pen)
        Knife.cutting(pen, at: Point(knifeX, 196), slide: slide, look)
    }

    /// From the side: the level cut.
    private static func side(_ pen: Pen, _ t: Beat.Time) {
        Table.side(pen, top: 262)
        let board = Shape.card(Rect(90, 236, 460, 34), 10)
        pen.shadow(board, 3, 6, soft: 6, 0.25)
        pen.fill(board, .linear(Point(0, 236), Point(0, 270), Paint.woodLight, Paint.woodDark))
        var dome = Shape()
        dome.move(Point(220, 236))
        dome.curve(Point(224, 150), Point(290, 128), Point(330, 132))
        dome.curve(Point(384, 138), Point(412, 190), Point(412, 236))
        dome.close()
        let first = t.ramp(0.08, 0.34), second = t.ramp(0.42, 0.64)
        let reach = second > 0 ? second : first
        let y = second > 0 ? 182.0 : 212.0
        func blade() {
            pen.at(Point(500 - 90 * Motion.swing(reach, 1), y - 24)) { Knife.side(pen, shadow: false) }
        }
        pen.fill(dome, .radial(Point(300, 170), 130, Paint.milk, Color(0xE2D9BA)))
        pen.inside(dome) {
            for i in 0..<7 {
                pen.stroke(
                    .thread([Point(250 + Double(i) * 24, 120), Point(250 + Double(i) * 24, 240)]),
                    Color(0x8B7B4F).opacity(0.45), 2)
            }
            for (done, line) in [(first, 212.0), (second, 182.0)] where done > 0 {
                let end = 412 - 145 * min(1, done * 2)
                pen.stroke(.thread([Point(end, line), Point(414, line)]), Color(0x6E5F36), 3)
            }
        }
        pen.fill(.ellipse(Point(220, 226), 8, 10), Color(0xA98856))
        for i in 0..<4 {
            pen.stroke(
                .thread([Point(216, 222 + Double(i) * 3), Point(202, 218 + Double(i) * 6)]), Color(0x8B6A3C),
                2)
        }
        pen.stroke(.thread([Point(262, 124), Point(262, 250)]), Paint.tomato, 4, dash: [9, 9])
        // The blade lies flat, so that one sees its edge's side as a thin line.
        let x = 430 - 160 * Motion.swing(reach, 1)
        let flat = Shape.polygon([
            Point(x, y), Point(x + 40, y - 4), Point(x + 220, y - 5), Point(x + 220, y + 3),
        ])
        pen.fill(flat, .linear(Point(0, y - 5), Point(0, y + 4), Paint.steelLight, Paint.steelDark))
        pen.fill(
            .blob([
                Point(x + 216, y - 10), Point(x + 330, y - 13), Point(x + 345, y), Point(x + 330, y + 11),
                Point(x + 216, y + 8),
            ]), .linear(Point(0, y - 10), Point(0, y + 10), Paint.walnut, Paint.walnutDark))
        Hand(.grip, at: Point(x + 252, y - 6), turn: -82, scale: 0.86, arm: 4, height: 3, look).draw(pen)
        // What is inside the onion is hidden by it.
        pen.inside(dome) {
            pen.inside(.card(Rect(0, 0, 412, 360), 0)) {
                pen.fill(.card(Rect(x, y - 6, 412 - x, 10), 0), Paint.milk.opacity(0.55))
            }
        }
        Hand(
            .flat, at: Point(322, 124 + 3 * Motion.swing(t.seconds, 2)), turn: 84, scale: 0.8, left: true,
            arm: -10, height: 3, look
        ).draw(pen)
    }
}
