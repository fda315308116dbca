import Animation
import Stage

/// An egg without its shell, cooked in water that hardly moves.
enum PoachingAnEgg {
    static let look = HandLook.brown
    /// The pan from the side: the middle of its bottom, its size, and where its water begins.
    static let foot = Point(290, 246)
    static let size = (width: 290.0, height: 140.0)
    static let surface = 136.0

    static var film: Film {
        Film(
            id: "poaching-an-egg", title: Words("Poaching an egg", "Ein Ei pochieren"),
            summary: Words(
                "A fresh egg, strained, and three to four minutes in water that barely trembles.",
                "Ein frisches Ei, durchs Sieb gegeben, drei bis vier Minuten in Wasser, das kaum zittert."),
            english: ["poach", "poached egg", "poached eggs", "poaching"],
            german: ["pochieren", "pochiert", "pochierte Eier", "verlorene Eier"],
            source:
                "J. Kenji López-Alt, The Food Lab: poached eggs, strained of their thin white; Harold McGee, On Food and Cooking: eggs.",
            poster: (4, 0.8), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "For poaching, take the freshest egg there is: its white holds together. The white of an old egg runs.",
                "Zum Pochieren ein möglichst frisches Ei nehmen: Sein Eiweiß hält zusammen. Das eines alten Eis läuft auseinander.",
                chapter: Words("A fresh egg", "Ein frisches Ei")
            ) { pen, t in
                Table.draw(pen)
                for (x, isOld) in [(172.0, false), (468, true)] {
                    let plate = Point(x, 186)
                    pen.shadow(.circle(plate, 124), 4, 8, soft: 9, 0.24)
                    pen.fill(
                        .circle(plate, 124),
                        .linear(Point(x - 90, 90), Point(x + 90, 280), Color(0xC9DAE6), Color(0x9DB8CB)))
                    pen.fill(
                        .circle(plate, 98),
                        .linear(Point(x - 70, 110), Point(x + 70, 260), Color(0xB2CADA), Color(0xC4D6E2)))
                    let land = isOld ? t.ramp(0.5, 0.78) : t.ramp(0.06, 0.24)
                    let drop = isOld ? t.ramp(0.46, 0.54) : t.ramp(0.02, 0.1)
                    if drop > 0 {
                        pen.at(plate, scale: 0.55 + 0.45 * drop) {
                            pen.faded(drop) { Egg.above(pen, old: isOld ? land : 0.1 * (1 - land)) }
                        }
                    }
                }
                Mark.tick(pen, at: Point(272, 84), t.ramp(0.36, 0.44))
                Mark.cross(pen, at: Point(570, 84), t.ramp(0.8, 0.88))
            },
            Beat(
                "Crack it into a fine sieve. The thin part of the white drips off: it would only make threads in the water.",
                "In ein feines Sieb aufschlagen. Das dünne Eiweiß tropft ab, es gäbe im Wasser nur Fäden."
            ) { pen, t in
                Table.side(pen, top: 292)
                pen.at(Point(320 - 270 * 1.25, 296 - 296 * 1.25), scale: 1.25) {
                    bowl(pen, filled: t.ramp(0.35, 0.95))
                    let fall = t.ramp(0.1, 0.22, .gather)
                    pen.at(Point(270, 205)) {
                        Sieve.side(pen) {
                            if fall >= 1 {
                                pen.at(Point(0, 27)) { inSieve(pen, thin: 1 - t.ramp(0.3, 0.95)) }
                            }
                        }
                    }
                    for i in 0..<6 {
                        let go = t.ramp(0.26, 0.34) * (1 - t.ramp(0.9, 1))
                        let part = Motion.phase(t.seconds / 1.3 + Motion.scatter(i, 1), 1)
                        let p = Point(244 + Double(i) * 11, 250 + 30 * part * part)
                        if go > 0.5 { pen.fill(.ellipse(p, 2.8, 4 + 5 * part), Color(0xE3D6A2)) }
                    }
                    if fall > 0, fall < 1 {
                        pen.at(Point(270, 118 + 110 * fall)) { inSieve(pen, thin: 1) }
                    }
                    shells(pen, apart: t.ramp(0.04, 0.12), away: t.ramp(0.24, 0.44))
                }
            },
            Beat(
                "Let what remains slide into a small cup.",
                "Was bleibt, in eine kleine Tasse gleiten lassen.", least: 4.5
            ) { pen, t in
                Table.side(pen, top: 292)
                let turn = -40 * t.ramp(0.1, 0.45)
                let slide = t.ramp(0.36, 0.62, .gather)
                pen.at(Point(280 - 250 * 1.25, 292 - 292 * 1.25), scale: 1.25) {
                    pen.fill(.ellipse(Point(242, 294), 44, 6), Paint.shade.opacity(0.18))
                    let egg = Point(252, 184).mixed(to: Point(238, 268), slide)
                    if slide > 0.02, slide < 1 {
                        pen.at(egg, turn: -40 * (1 - slide)) { inSieve(pen, thin: 0, small: 0.8) }
                    }
                    pen.at(Point(200, 236)) {
                        Cup.side(pen) {
                            if slide >= 1 { pen.at(Point(38, 34)) { inSieve(pen, thin: 0, small: 0.8) } }
                        }
                    }
                    let away = t.ramp(0.7, 1)
                    Sieve.held(pen, at: Point(300 + 50 * away, 152 - 10 * away), turn: turn, look) {
                        if slide <= 0.02 { pen.at(Point(0, 27)) { inSieve(pen, thin: 0) } }
                    }
                }
                Mark.tick(pen, at: Point(150, 216), t.ramp(0.78, 0.9), size: 26)
            },
            Beat(
                "Bring a pan of water to the boil. Then turn down the heat until the water only trembles: 82 to 90 °C, or 180 to 190 °F.",
                "Wasser aufkochen. Dann die Hitze herunterdrehen, bis das Wasser nur noch zittert: 82 bis 90 °C.",
                chapter: Words("Trembling water", "Zitterndes Wasser")
            ) { pen, t in
                let wild = 1 - 0.86 * t.ramp(0.34, 0.62)
                pot(pen, t, wild: wild, flame: 1 - 0.82 * t.ramp(0.3, 0.46)) {
                    pen.at(Point(200, 226)) {
                        Thermometer.upright(
                            pen, value: 0.97 - 0.17 * t.ramp(0.42, 0.72), zone: 0.74...0.86, length: 200)
                    }
                }
                Mark.figure(pen, "82–90 °C", at: Point(524, 70), t.ramp(0.62, 0.7), size: 26)
                Mark.figure(
                    pen, "180–190 °F", at: Point(524, 124), t.ramp(0.78, 0.86), size: 22, Paint.softInk)
                Mark.tick(pen, at: Point(98, 62), t.ramp(0.7, 0.78), size: 28)
            },
            Beat(
                "Bring the cup right down to the water, and let the egg slide in gently.",
                "Die Tasse bis ans Wasser senken und das Ei sanft hineingleiten lassen.",
                chapter: Words("Into the water", "Ins Wasser"), least: 6
            ) { pen, t in
                let down = t.ramp(0, 0.3), tip = t.ramp(0.3, 0.55), slide = t.ramp(0.44, 0.72)
                let away = t.ramp(0.76, 1)
                let rim = Point(296 + 90 * away, 40 + 88 * down - 90 * away)
                pot(pen, t, wild: 0.13, flame: 0.18) {
                    if slide > 0 {
                        let p = Point(296 - 28 * slide, 150 + 60 * slide)
                        pen.at(p, turn: -30 * (1 - slide), scale: 0.7 + 0.3 * slide) {
                            Egg.inWater(pen, set: 0, t.seconds)
                        }
                    }
                }
                Cup.held(pen, at: rim, turn: -42 * tip * (1 - away), look) {
                    if slide < 0.4 {
                        pen.at(Point(38 - 22 * tip, 34 - 30 * slide)) { inSieve(pen, thin: 0, small: 0.86) }
                    }
                }
            },
            Beat(
                "From now on it must not boil. Bubbles would tear the white apart.",
                "Ab jetzt darf es nicht kochen. Blasen würden das Eiweiß zerreißen."
            ) { pen, t in
                Table.side(pen, top: 292)
                for (x, wild) in [(160.0, 0.13), (478, 1.0)] {
                    let place = Point(x, 246)
                    Hob.side(pen, at: place, width: 190, flame: wild > 0.5 ? 1 : 0.18, t.seconds)
                    Pan.side(pen, at: place, width: 220, height: 134, handle: x < 300 ? -1 : 1) {
                        Water.side(pen, Rect(x - 110, 142, 220, 110), wild: wild, t.seconds)
                        Bubbles.side(
                            pen, in: Rect(x - 98, 144, 196, 92), count: wild > 0.5 ? 34 : 7,
                            size: wild > 0.5 ? 10 : 3,
                            speed: wild > 0.5 ? 2.4 : 0.6, t.seconds)
                        if wild > 0.5 {
                            let torn = t.ramp(0.3, 0.75)
                            for i in 0..<7 {
                                let p = Motion.around(
                                    Point(x, 200), (30 + 44 * Motion.scatter(i, 3)) * torn,
                                    Double(i) * 51 + 30 * t.seconds, flat: 0.5)
                                pen.at(p, turn: Double(i) * 50 + 40 * t.seconds) {
                                    pen.fill(
                                        .blob([
                                            Point(-16, 0), Point(-4, -6), Point(14, -3), Point(18, 2),
                                            Point(4, 4), Point(-8, 7),
                                        ]),
                                        Paint.milk.opacity(0.8 * torn))
                                }
                            }
                            pen.at(
                                Point(
                                    x + 6 * (Motion.swing(t.seconds, 0.5) - 0.5),
                                    202 - 6 * Motion.swing(t.seconds, 0.4)),
                                turn: 8 * (Motion.swing(t.seconds, 0.7) - 0.5)
                            ) {
                                Egg.inWater(pen, set: 0.5, ragged: torn, t.seconds)
                            }
                        } else {
                            pen.at(Point(x, 208)) { Egg.inWater(pen, set: 0.5, t.seconds) }
                        }
                    }
                }
                Mark.tick(pen, at: Point(160, 74), t.ramp(0.16, 0.26))
                Mark.cross(pen, at: Point(478, 74), t.ramp(0.6, 0.7))
            },
            Beat(
                "Leave it for three to four minutes: the white sets and stays tender, the yolk stays runny.",
                "Drei bis vier Minuten ziehen lassen: Das Eiweiß wird fest und bleibt zart, der Dotter bleibt flüssig.",
                chapter: Words("Three to four minutes", "Drei bis vier Minuten")
            ) { pen, t in
                pot(pen, t, wild: 0.13, flame: 0.18) {
                    pen.at(Point(268, 210)) { Egg.inWater(pen, set: t.ramp(0.05, 0.8, .linear), t.seconds) }
                }
                Bubbles.steam(pen, at: Point(270, 110), width: 150, amount: 1, t.seconds, Color(0xFFFFFF))
                Mark.clock(pen, at: Point(540, 70), radius: 40, 3.5 / 12 * t.ramp(0.05, 0.85, .linear))
                Mark.figure(pen, "3–4 min", at: Point(540, 142), t.ramp(0.1, 0.2), size: 24)
            },
            Beat(
                "Lift it out with a slotted spoon. The white feels firm, the yolk gives.",
                "Mit einem Schaumlöffel herausheben. Das Eiweiß fühlt sich fest an, der Dotter gibt nach.",
                chapter: Words("Lift and drain", "Herausheben"), least: 5.5
            ) { pen, t in
                Table.side(pen, top: 306)
                let come = t.ramp(0, 0.24), up = t.ramp(0.34, 0.7)
                // From further away, so that the hand has room above.
                pen.at(Point(320 - 320 * 0.8, 360 - 360 * 0.8), scale: 0.8) {
                    let bowl = Point(268 + 20 * (1 - come), 228 - 180 * (1 - come) - 120 * up)
                    let aside = 44 * t.ramp(0.02, 0.16) * (1 - t.ramp(0.22, 0.32))
                    let egg = Point(268 - aside, up > 0 ? bowl.y - 16 : 212)
                    Hob.side(pen, at: foot, width: 250, flame: 0.18 * (1 - t.ramp(0, 0.1)), t.seconds)
                    func lifted() {
                        pen.at(bowl) { Spoon.slottedSide(pen) }
                        pen.at(egg) { Egg.inWater(pen, set: 1, t.seconds) }
                    }
                    Pan.side(pen, at: foot, width: size.width, height: size.height, handle: -1) {
                        Water.side(pen, Rect(foot.x - 150, surface, 300, 120), wild: 0.05, t.seconds)
                        pen.inside(.card(Rect(0, surface, 640, 220), 0), lifted)
                    }
                    pen.inside(.card(Rect(0, -100, 640, surface + 100), 0), lifted)
                    if up > 0.3 {
                        for i in 0..<4 {
                            let part = Motion.phase(t.seconds / 0.9 + Motion.scatter(i, 5), 1)
                            let y = bowl.y + 22 + max(0, surface - bowl.y - 22) * part * part
                            pen.fill(
                                .ellipse(Point(232 + Double(i) * 22, y), 2.6, 5), Paint.waterDeep.opacity(0.9)
                            )
                        }
                    }
                    Hand(
                        .grip, at: Point(bowl.x + 142, bowl.y - 118), turn: -66, scale: 0.9, arm: 4,
                        height: 4, look
                    ).draw(pen)
                }
            },
            Beat(
                "Let it drain on a cloth, and serve it straight away.",
                "Auf einem Tuch abtropfen lassen und gleich servieren.", least: 6
            ) { pen, t in
                serve(pen, t)
            },
        ]
    }

    // MARK: Scenes

    private static func pot(
        _ pen: Pen, _ t: Beat.Time, wild: Double, flame: Double, _ draw: () -> Void
    ) {
        Table.side(pen, top: 292)
        Hob.side(pen, at: foot, width: 250, flame: flame, t.seconds)
        Pan.side(pen, at: foot, width: size.width, height: size.height, handle: -1) {
            Water.side(pen, Rect(foot.x - 150, surface, 300, 120), wild: wild, t.seconds)
            pen.faded(Motion.ramp(wild, 0.2, 0.6)) {
                Bubbles.side(
                    pen, in: Rect(foot.x - 132, surface + 2, 264, 98), count: 44, size: 10, speed: 2.4,
                    t.seconds)
            }
            Bubbles.side(
                pen, in: Rect(foot.x - 132, surface + 2, 264, 98), count: 9, size: 3, speed: 0.6, t.seconds)
            draw()
        }
        Bubbles.steam(
            pen, at: Point(foot.x, 108), width: 190, amount: 0.4 + 0.6 * wild, t.seconds, Color(0xFFFFFF))
    }

    /// An egg that lies in something round, from the side.
    private static func inSieve(_ pen: Pen, thin: Double, small: Double = 1) {
        pen.at(.zero, scale: small) {
            if thin > 0.02 {
                pen.fill(
                    .ellipse(Point(0, 5), 42 + 12 * thin, 15 + 3 * thin), Color(0xF3ECD2).opacity(0.8 * thin))
            }
            pen.fill(
                .ellipse(Point(0, 4), 40, 17),
                .linear(Point(0, -14), Point(0, 20), Paint.milk, Color(0xE9DFC0)))
            pen.fill(.ellipse(Point(2, -4), 19, 15), .radial(Point(-3, -10), 30, Paint.yolkLight, Paint.yolk))
            pen.stroke(.bow(Point(2, -4), 12, 9, 200, 280), Paint.milk.opacity(0.8), 2.5)
        }
    }

    private static func bowl(_ pen: Pen, filled: Double) {
        var bowl = Shape()
        bowl.move(Point(200, 206))
        bowl.curve(Point(204, 326), Point(336, 326), Point(340, 206))
        pen.fill(.ellipse(Point(274, 296), 74, 7), Paint.shade.opacity(0.18))
        pen.fill(bowl, Paint.milk.opacity(0.55))
        pen.inside(bowl) {
            if filled > 0.03 {
                pen.fill(.ellipse(Point(270, 291), 60, 4 + 13 * filled), Color(0xEADFB4))
                pen.fill(
                    .ellipse(Point(270, 288 - 6 * filled), 20 + 20 * filled, 3 + 3 * filled), Color(0xF6EFD4))
            }
        }
        pen.stroke(bowl, Paint.denim, 5)
    }

    /// Two halves of a shell above the sieve, in two hands.
    private static func shells(_ pen: Pen, apart: Double, away: Double) {
        guard away < 1 else { return }
        let y = 118 - 80 * away
        for sign in [-1.0, 1] {
            let x = 270 + sign * (22 + 26 * apart + 200 * away)
            Held.pinch(pen, at: Point(x + sign * 16, y - 4), turn: sign * -58, left: sign < 0, arm: 8, look) {
                pen.at(Point(x, y), turn: sign * 34 * apart) {
                    var half = Shape()
                    half.move(Point(0, -27))
                    half.curve(Point(sign * 34, -27), Point(sign * 34, 27), Point(0, 27))
                    half.line(Point(sign * 5, 16))
                    half.line(Point(-sign * 2, 8))
                    half.line(Point(sign * 4, -2))
                    half.line(Point(-sign * 3, -12))
                    half.close()
                    pen.fill(half, .linear(Point(-20, -26), Point(20, 26), Color(0xF3D9B8), Color(0xD3A578)))
                }
            }
        }
    }

    /// From the spoon to the cloth, and onto toast.
    private static func serve(_ pen: Pen, _ t: Beat.Time) {
        Table.draw(pen)
        let cloth = Shape.card(Rect(52, 82, 230, 196), 12)
        pen.shadow(cloth, 3, 5, soft: 6, 0.2)
        pen.fill(cloth, Paint.milk)
        pen.inside(cloth) {
            for x in [70.0, 86, 244, 260] {
                pen.fill(.card(Rect(x, 70, 5, 220), 0), Paint.tomato.opacity(0.7))
            }
            let wet = t.ramp(0.14, 0.44)
            pen.fill(.ellipse(Point(166, 184), 50 + 26 * wet, 40 + 20 * wet), Paint.water.opacity(0.35 * wet))
        }
        let plate = Point(464, 186)
        pen.shadow(.circle(plate, 128), 4, 8, soft: 9, 0.24)
        pen.fill(
            .circle(plate, 128), .linear(Point(370, 90), Point(560, 280), Color(0xC9DAE6), Color(0x9DB8CB)))
        pen.fill(
            .circle(plate, 102), .linear(Point(390, 110), Point(540, 260), Color(0xB2CADA), Color(0xC4D6E2)))
        let toast = Shape.blob([
            Point(396, 132), Point(430, 122), Point(464, 130), Point(500, 122), Point(532, 134),
            Point(528, 190),
            Point(524, 244), Point(464, 250), Point(404, 244), Point(400, 190),
        ])
        pen.shadow(toast, 3, 5, soft: 5, 0.22)
        pen.fill(toast, Color(0xB4793E))
        pen.at(Point(464, 186), scale: 0.9) {
            pen.at(Point(-464, -186)) {
                pen.fill(toast, .radial(Point(450, 170), 90, Color(0xF0CE94), Color(0xDCA965)))
            }
        }
        let move = t.ramp(0.46, 0.72), cut = t.ramp(0.8, 0.98)
        let egg = Point(166, 182).mixed(to: Point(464, 182), move)
        let lift = Motion.swing(move, 1)
        let come = t.ramp(0.36, 0.46), go = t.ramp(0.72, 0.84)
        if t.part < 0.1 || (come > 0 && go < 1) {
            let p = Point(egg.x, egg.y + 220 * (1 - (t.part < 0.1 ? 1 - t.ramp(0, 0.1) : come)) + 240 * go)
            Held.tool(pen, at: Point(p.x - 20, p.y - 26 - 8 * lift), turn: -30, reach: 168, look) {
                Spoon.slotted(pen)
            }
        }
        pen.at(Point(egg.x, egg.y - 10 * lift)) { Egg.poached(pen, open: cut) }
        Mark.tick(pen, at: Point(572, 72), t.ramp(0.86, 0.94))
    }
}
