import Animation
import Stage

/// A shaggy dough becomes smooth under the heels of the hands.
enum KneadingDough {
    static let look = HandLook.deep
    static let middle = Kneading.middle

    static var film: Film {
        Film(
            id: "kneading-dough", title: Words("Kneading dough", "Teig kneten"),
            summary: Words(
                "Push, fold, turn: in eight to ten minutes a shaggy dough becomes smooth and springy.",
                "Schieben, falten, drehen: In acht bis zehn Minuten wird ein zottiger Teig glatt und elastisch."
            ),
            english: ["knead", "kneaded", "kneading", "windowpane test"],
            german: ["kneten", "geknetet", "durchkneten", "Fensterprobe"],
            source:
                "Jeffrey Hamelman, Bread: mixing by hand and the development of gluten; King Arthur Baking: kneading by hand.",
            poster: (1, 0.72), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Dust the table with a little flour, and turn the shaggy dough out onto it.",
                "Den Tisch mit wenig Mehl bestäuben und den zottigen Teig darauflegen.",
                chapter: Words("A little flour", "Ein wenig Mehl"), least: 5.5
            ) { pen, t in
                Table.draw(pen)
                pen.faded(t.ramp(0.06, 0.42, .linear)) { Table.draw(pen, floured: true) }
                let away = t.ramp(0.42, 0.54)
                if away < 1 { dusting(pen, t, away: away) }
                let come = t.ramp(0.52, 0.72)
                if come > 0 { tippedOut(pen, come: come, away: t.ramp(0.8, 0.98)) }
            },
            Beat(
                "With the heels of your hands, push it away from you.",
                "Mit den Handballen den Teig von sich wegschieben.",
                chapter: Words("Push, fold, turn", "Schieben, falten, drehen"), least: 5
            ) { pen, t in
                Table.draw(pen, floured: true)
                let part = 0.36 * t.ramp(0.3, 0.86, .linear)
                // Hands come from in front of the table.
                let come = 1 - t.ramp(0, 0.2)
                if come > 0 {
                    pen.at(middle) { DoughBall(rough: 0.9).draw(pen) }
                    for side in [-1.0, 1] {
                        Hand(
                            .lifted, at: Point(middle.x + side * 50, middle.y - 2 + 230 * come),
                            turn: side * -6, scale: 0.86, left: side < 0, arm: -8, height: 12, look
                        ).draw(pen)
                    }
                } else {
                    Kneading.work(pen, part, rough: 0.9, look)
                }
                let seen = t.ramp(0.2, 0.28) * (1 - t.ramp(0.88, 0.96))
                let slide = 64 * Motion.ramp(part, 0.06, 0.34)
                for x in [-54.0, 54] {
                    Mark.ring(
                        pen, at: Point(middle.x + x, middle.y + 54 - slide), 27, seen,
                        pulse: Motion.swing(t.seconds, 0.8))
                }
                Mark.arrow(
                    pen, [Point(524, 240), Point(528, 160), Point(524, 76)], t.ramp(0.36, 0.8), width: 11)
            },
            Beat(
                "Fold the far end back over it.", "Das hintere Ende zu sich zurückfalten.", least: 4
            ) { pen, t in
                Table.draw(pen, floured: true)
                Kneading.work(pen, 0.36 + 0.33 * t.ramp(0.06, 0.8, .linear), rough: 0.86, look)
                Mark.arrow(
                    pen, [Point(500, 70), Point(560, 100), Point(560, 190), Point(500, 226)],
                    t.ramp(0.2, 0.72), width: 11)
            },
            Beat(
                "Give it a quarter turn, and begin again.", "Um ein Viertel drehen und von vorn beginnen.",
                least: 4
            ) { pen, t in
                Table.draw(pen, floured: true)
                Kneading.work(pen, 0.69 + 0.31 * t.ramp(0.06, 0.86, .linear), rough: 0.82, look)
                Mark.arrow(
                    pen, (0...4).map { Motion.around(middle, 172, -62 + 26 * Double($0)) },
                    t.ramp(0.16, 0.6), width: 11)
            },
            Beat(
                "At first it sticks. That is all right: don't add flour, it would make the bread dry. Go on kneading.",
                "Am Anfang klebt er. Das macht nichts: kein Mehl zugeben, sonst wird das Brot trocken. Einfach weiterkneten.",
                chapter: Words("No more flour", "Kein Mehl zugeben")
            ) { pen, t in
                Table.draw(pen, floured: true)
                sticking(pen, t)
            },
            Beat(
                "Push, fold, turn, in a steady rhythm, for eight to ten minutes.",
                "Schieben, falten, drehen, in gleichmäßigem Takt, acht bis zehn Minuten lang.",
                chapter: Words("Eight to ten minutes", "Acht bis zehn Minuten"), least: 7.8
            ) { pen, t in
                Table.draw(pen, floured: true)
                let rounds = max(1, (t.length / 2.6).rounded())
                let (index, part) = Motion.turn(min(t.part, 0.9999) * rounds, 1)
                Kneading.work(
                    pen, part, turn: Double(index) * 90, rough: 0.8 * (1 - t.ramp(0.02, 0.95, .linear)), look)
                Mark.clock(pen, at: Point(556, 70), radius: 42, 9 / 60 * t.ramp(0.04, 0.95, .linear))
                Mark.figure(pen, "8–10 min", at: Point(540, 146), t.ramp(0.4, 0.5), size: 24)
            },
            Beat(
                "It is ready when it is smooth, and springs back when you press it.",
                "Er ist fertig, wenn er glatt ist und auf Fingerdruck zurückfedert.",
                chapter: Words("Smooth and springy", "Glatt und elastisch"), least: 6
            ) { pen, t in
                Table.draw(pen, floured: true)
                springing(pen, t)
            },
            Beat(
                "Or draw a piece out thin: when light shines through before it tears, it has been kneaded enough.",
                "Oder ein Stück dünn ausziehen: Scheint Licht hindurch, bevor es reißt, ist er genug geknetet."
            ) { pen, t in
                window(pen, t)
            },
        ]
    }

    // MARK: Scenes

    /// A hand that lets flour fall, from the right to the left.
    private static func dusting(_ pen: Pen, _ t: Beat.Time, away: Double) {
        let sweep = t.ramp(0.02, 0.42, .linear)
        let p = Point(
            470 - 250 * Motion.swing(sweep, 1) + 8 * Motion.swing(t.seconds, 0.28), 150 + 260 * away)
        for i in 0..<34 where away <= 0 {
            let part = Motion.phase(t.seconds / 0.7 + Motion.scatter(i, 121), 1)
            pen.fill(
                .circle(
                    Point(
                        p.x - 40 + 76 * (Motion.scatter(i, 122) - 0.5) * (0.3 + part),
                        p.y + 2 + 66 * (Motion.scatter(i, 123) - 0.5) * (0.3 + part)),
                    1.2 + 1.8 * (1 - part)), Paint.milk.opacity(1 - part * 0.7))
        }
        Held.pinch(pen, at: p, turn: -26, open: 0.4 * Motion.swing(t.seconds, 0.28), look)
    }

    /// The bowl is tipped over from the upper right, and taken away.
    private static func tippedOut(_ pen: Pen, come: Double, away: Double) {
        let bowl = Point(486, 88).mixed(to: Point(430, 120), come)
        let out = Point(bowl.x + 330 * away, bowl.y - 120 * away)
        let slide = Motion.ramp(come, 0.45, 1)
        let dough = Point(430, 120).mixed(to: middle, slide)
        func ball() { pen.at(dough, scale: 0.86 + 0.14 * slide) { DoughBall(rough: 1).draw(pen) } }
        pen.faded(Motion.ramp(come, 0, 0.3)) {
            Larder.bowl(pen, at: out, radius: 112, Color(0x7FA1C1)) {
                for i in 0..<9 {
                    let p = Motion.around(out, 84 * Motion.scatter(i, 131), 360 * Motion.scatter(i, 132))
                    pen.fill(.ellipse(p, 5 + 6 * Motion.scatter(i, 133), 4), Paint.flour.opacity(0.8))
                }
            }
            ball()
        }
    }

    /// Hands that dough clings to; a hand with more flour is not wanted.
    private static func sticking(_ pen: Pen, _ t: Beat.Time) {
        let rise = Motion.swing(t.ramp(0.02, 0.34, .linear), 1)
        let flour = t.ramp(0.34, 0.44) * (1 - t.ramp(0.66, 0.74))
        let on = t.ramp(0.74, 0.98, .linear)
        guard on <= 0 else {
            Kneading.work(pen, 0.44 * on, turn: 90, rough: 0.8, look)
            Mark.tick(pen, at: Point(92, 76), t.ramp(0.8, 0.88))
            return
        }
        pen.at(middle) { DoughBall(turn: 90, rough: 0.82).draw(pen) }
        // Threads between the hands and the dough.
        for side in [-1.0, 1] {
            let p = Point(middle.x + side * (50 + 56 * rise), middle.y - 2 + 26 * rise)
            for i in 0..<4 {
                let root = Point(
                    middle.x + side * (16 + 9 * Double(i)), middle.y - 40 + 24 * Double(i))
                let end = Point(p.x - side * 22, p.y - 26 + 18 * Double(i))
                let mid = Point((root.x + end.x) / 2, (root.y + end.y) / 2 + 3)
                let w = 9 - 4.5 * rise
                pen.stroke(.thread([root, mid, end]), Color(0xC9A673), w + 3)
                pen.stroke(.thread([root, mid, end]), Paint.dough, w)
            }
            Hand(
                .open.mixed(to: .lifted, 1 - rise), at: p, turn: side * (-6 - 8 * rise), scale: 0.86,
                left: side < 0, arm: -8, height: 8 + 8 * rise, look
            ).draw(pen)
            for i in 0..<5 {
                let q = Point(
                    p.x - side * (24 - 11 * Double(i)), p.y - 34 + 16 * Motion.scatter(i, 141))
                pen.fill(.ellipse(q, 6 + 4 * Motion.scatter(i, 142), 5), Paint.dough)
                pen.stroke(.bow(q, 4, 3, 190, 280), Paint.doughLight, 2)
            }
        }
        if flour > 0 {
            let p = Point(516 + 190 * (1 - flour), 92)
            Larder.bowl(pen, at: p, radius: 62, Color(0x7FA1C1)) {
                pen.fill(.circle(p, 50), .radial(Point(p.x - 12, p.y - 14), 66, Paint.milk, Color(0xE9DDC6)))
                pen.stroke(.bow(p, 26, 22, 200, 300), Color(0xE0D2B6), 3)
            }
            Mark.cross(pen, at: Point(p.x + 4, p.y), t.ramp(0.46, 0.54), size: 34)
        }
    }

    /// A finger presses a hollow, which goes again.
    private static func springing(_ pen: Pen, _ t: Beat.Time) {
        pen.at(middle, scale: 1.12) { DoughBall().draw(pen) }
        let spot = Point(middle.x + 2, middle.y - 24)
        let press = t.ramp(0.38, 0.5), leave = t.ramp(0.58, 0.66)
        let depth = press * (1 - t.ramp(0.62, 0.88))
        if depth > 0.01 {
            pen.fill(.ellipse(Point(spot.x, spot.y + 3), 25, 23), Paint.milk.opacity(0.8 * depth))
            pen.fill(
                .ellipse(spot, 23, 21),
                .linear(
                    Point(0, spot.y - 21), Point(0, spot.y + 21), Color(0xCFAA6E).opacity(depth),
                    Color(0xEBCF9A).opacity(depth)))
        }
        let come = t.ramp(0.12, 0.36)
        let down = 240 * (1 - come) + 250 * leave
        if come > 0, leave < 1 {
            Hand(
                .pointing, at: Point(spot.x + 20, spot.y + 66 + down - 4 * press), turn: -4,
                scale: 0.86 - 0.02 * press, arm: -14, height: 14 - 10 * press, look
            ).draw(pen)
        }
        Mark.tick(pen, at: Point(540, 82), t.ramp(0.86, 0.94))
    }

    /// A skin of dough between two hands, against a window.
    private static func window(_ pen: Pen, _ t: Beat.Time) {
        Table.side(pen, top: 312)
        let pane = Rect(170, 22, 300, 232)
        pen.shadow(.card(pane.grown(by: 12), 8), 3, 5, soft: 6, 0.16)
        pen.fill(.card(pane.grown(by: 12), 8), Paint.milk)
        pen.fill(
            .card(pane, 3), .linear(.zero, Point(0, 260), Color(0xBFE0F0), Color(0xEAF6F4)))
        pen.inside(.card(pane, 3)) {
            pen.fill(
                .circle(Point(320, 118), 150),
                .radial(Point(320, 118), 150, Color(0xFFF3BF), Color(0xFFF3BF).opacity(0)))
            pen.fill(.circle(Point(320, 118), 34), Color(0xFFE58A))
        }
        for r in [Rect(316, 22, 8, 232), Rect(170, 134, 300, 8)] { pen.fill(.card(r, 0), Paint.milk) }
        pen.fill(.card(Rect(146, 262, 348, 14), 4), Paint.milk.mixed(with: Paint.shade, 0.1))

        let wide = t.ramp(0.08, 0.56)
        let (w, h) = (56 + 74 * wide, 46 + 42 * wide)
        let at = Point(320, 148)
        let skin = Shape.blob(
            (0..<16).map { i in
                let p = Motion.around(.zero, 1, Double(i) * 22.5)
                let pull = abs(p.x) > 0.9 ? 1.0 : 1 - 0.08 * wide
                return Point(at.x + p.x * w * pull, at.y + p.y * h * pull)
            })
        // Thin in the middle, thick at the rim.
        let body = 1 - 0.62 * wide
        pen.fill(
            skin, .radial(at, w, Paint.doughLight.opacity(body), Paint.dough.opacity(0.55 + 0.45 * body)))
        pen.inside(skin) {
            for i in 0..<9 {
                let a = Double(i) * 40 + 12
                pen.stroke(
                    .thread([
                        Motion.around(at, w * 0.96, a, flat: h / w),
                        Motion.around(at, w * 0.5, a + 9, flat: h / w),
                    ]),
                    Paint.doughDark.opacity(0.35 * wide), 3)
            }
            pen.stroke(skin, Paint.dough, 16 - 4 * wide)
            pen.stroke(skin, Paint.doughDark.opacity(0.7), 3)
        }
        for side in [-1.0, 1] {
            for (dy, turn) in [(-0.0, 0.0)] {
                Held.pinch(
                    pen, at: Point(at.x + side * (w - 6), at.y + dy), turn: side * -62 + turn,
                    left: side < 0, arm: 8, look)
            }
        }
        Mark.tick(pen, at: Point(546, 72), t.ramp(0.72, 0.8))
    }
}

extension HandPose {
    /// One finger straight ahead, the others rolled up.
    static let pointing = HandPose(
        index: Finger(-2, 0.1), middle: Finger(2, 0.84), ring: Finger(5, 0.88), little: Finger(10, 0.9),
        thumb: Finger(-16, 0.3, bend: 30))
}
