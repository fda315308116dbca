import Animation
import Stage

/// Butter, flour and milk become a smooth sauce.
enum RouxWithoutLumps {
    static let look = HandLook.fair
    static let middle = Point(296, 168)
    static let radius = 128.0
    static let melted = Color(0xF5CF5F), paste = Color(0xF1DA9E), thick = Color(0xF7E7BE),
        sauce = Color(0xFBF0D6)

    static var film: Film {
        Film(
            id: "a-roux-without-lumps",
            title: Words("A roux without lumps", "Mehlschwitze ohne Klümpchen"),
            summary: Words(
                "Butter and flour of the same weight, cooked for a minute; then warm milk, a little at a time.",
                "Butter und Mehl zu gleichen Teilen, eine Minute gegart; dann warme Milch, immer nur ein wenig."
            ),
            english: ["roux", "white sauce", "béchamel", "bechamel", "without lumps"],
            german: ["Mehlschwitze", "Einbrenne", "helle Soße", "Béchamel", "ohne Klümpchen"],
            source:
                "Harold McGee, On Food and Cooking: sauces thickened with flour; Julia Child, Mastering the Art of French Cooking: white sauces.",
            poster: (5, 0.62), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "A roux is butter and flour of the same weight. For half a litre of milk, forty grams of each make a thick sauce.",
                "Für eine Mehlschwitze wiegen Butter und Mehl gleich viel. Auf einen halben Liter Milch ergeben je vierzig Gramm eine dicke Soße.",
                chapter: Words("Equal weights", "Gleiche Gewichte")
            ) { pen, t in
                Table.side(pen, top: 292)
                let tilt = -13 + 13 * t.ramp(0.14, 0.34) + 2.5 * (1 - t.ramp(0.3, 0.5)) * t.ramp(0.1, 0.3)
                let drop = t.ramp(0.06, 0.2, .gather)
                Balance.side(pen, at: Point(240, 304), tilt: tilt) {
                    Larder.butterSide(pen)
                } right: {
                    pen.faded(min(1, drop * 4)) {
                        pen.at(Point(0, -110 * (1 - drop))) { Larder.heapSide(pen) }
                    }
                }
                pen.at(Point(520, 306)) { Jug.side(pen) }
                Mark.figure(pen, "40 g", at: Point(122, 46), t.ramp(0.58, 0.66), size: 24)
                Mark.figure(pen, "40 g", at: Point(358, 46), t.ramp(0.58, 0.66), size: 24)
                Mark.figure(pen, "500 ml", at: Point(520, 150), t.ramp(0.46, 0.54), size: 24)
                Mark.tick(pen, at: Point(240, 60), t.ramp(0.36, 0.44), size: 24)
            },
            Beat(
                "Melt the butter over a gentle heat. It may foam, but it should not brown.",
                "Die Butter bei sanfter Hitze schmelzen. Sie darf schäumen, aber nicht bräunen.",
                chapter: Words("Butter, then flour", "Erst Butter, dann Mehl"), least: 5.5
            ) { pen, t in
                let melt = t.ramp(0.1, 0.72, .linear)
                kitchen(pen, t, flame: 0.4) {
                    pool(pen, melted, 0.12 + 0.84 * melt.squareRoot() * t.ramp(0.05, 0.5))
                    if melt < 0.98 {
                        pen.at(Point(middle.x - 8 + 16 * melt, middle.y + 4), turn: 30 * melt) {
                            pen.faded(min(1, (1 - melt) * 3)) {
                                Larder.butter(pen, size: 1.1 * (1 - 0.8 * melt))
                            }
                        }
                    }
                    Bubbles.above(
                        pen, at: middle, within: 84, count: 50, size: 5.5, amount: t.ramp(0.45, 0.8),
                        t.seconds,
                        Color(0xFBE9A9))
                }
            },
            Beat(
                "Tip in the flour all at once, and stir straight away, until no dry flour is left.",
                "Das Mehl auf einmal hineingeben und sofort rühren, bis kein trockenes Mehl mehr zu sehen ist.",
                least: 6
            ) { pen, t in
                let fall = t.ramp(0.06, 0.3), mix = t.ramp(0.42, 0.92, .linear)
                let spoon = Motion.around(middle, 50, 60 + 900 * mix)
                kitchen(pen, t, flame: 0.4) {
                    pool(pen, melted.mixed(with: paste, mix), 0.96)
                    Bubbles.above(
                        pen, at: middle, within: 84, count: 50, size: 5, amount: 1 - t.ramp(0.2, 0.5),
                        t.seconds,
                        Color(0xFBE9A9))
                    rouxIn(pen, turn: 900 * mix, amount: t.ramp(0.42, 0.6))
                    flour(pen, fall, mix)
                }
                if t.part < 0.42 { flourBowl(pen, t) }
                let come = t.ramp(0.32, 0.44)
                if come > 0 {
                    Spoon.stirring(
                        pen, at: Point(spoon.x + 150 * (1 - come), spoon.y + 190 * (1 - come)),
                        dipped: come > 0.9 ? paste : nil, look)
                }
            },
            Beat(
                "Keep stirring for a minute, until it foams all over and smells of biscuits. For a white sauce, it stays pale.",
                "Eine Minute weiterrühren, bis es überall schäumt und nach Keksen duftet. Für eine helle Soße bleibt es hell."
            ) { pen, t in
                let spoon = Motion.around(middle, 50, 60 + 150 * t.seconds)
                kitchen(pen, t, flame: 0.4) {
                    pool(pen, paste, 0.96)
                    rouxIn(pen, turn: 150 * t.seconds, amount: 1)
                    Bubbles.above(
                        pen, at: middle, within: 98, count: 90, size: 5,
                        amount: 0.25 + 0.75 * t.ramp(0.1, 0.5),
                        t.seconds, Color(0xFAEBC0))
                }
                Spoon.stirring(pen, at: spoon, dipped: paste, look)
                Bubbles.steam(
                    pen, at: Point(middle.x - 20, 130), width: 110, amount: t.ramp(0.2, 0.4), t.seconds)
                Mark.clock(pen, at: Point(556, 66), radius: 38, t.ramp(0.02, 0.62, .linear))
                Mark.figure(pen, "1 min", at: Point(556, 134), t.ramp(0.04, 0.12), size: 22)
                smell(pen, at: Point(92, 74), t.ramp(0.36, 0.46))
                Mark.tick(pen, at: Point(136, 44), t.ramp(0.76, 0.84), size: 22)
            },
            Beat(
                "Turn off the heat. Pour in a splash of warm milk, and whisk.",
                "Die Hitze ausschalten. Einen Schuss warme Milch zugießen und mit dem Schneebesen rühren.",
                chapter: Words("Warm milk, little by little", "Warme Milch, nach und nach"), least: 6.5
            ) { pen, t in
                splash(
                    pen, t, from: paste, to: paste.mixed(with: thick, 0.6), full: 0.95, offHeat: true,
                    from: 0.22)
            },
            Beat(
                "It becomes a stiff paste: whisk until that is smooth. Only then comes the next splash.",
                "Es wird ein fester Brei: glatt rühren. Erst dann kommt der nächste Schuss.", least: 6.5
            ) { pen, t in
                stiff(pen, t)
            },
            Beat(
                "Go on like this, pour and whisk. The thinner the sauce becomes, the more you can pour at once.",
                "So geht es weiter, gießen und rühren. Je dünner die Soße wird, desto mehr darf auf einmal hinein.",
                least: 7.5
            ) { pen, t in
                splash(pen, t, from: thick, to: sauce, full: 0.7, offHeat: false, from: 0.02, twice: true)
                Mark.tick(pen, at: Point(92, 60), t.ramp(0.84, 0.92), size: 28)
            },
            Beat(
                "All the milk at once makes lumps: the flour swells outside, and stays dry within.",
                "Alle Milch auf einmal macht Klümpchen: Außen quillt das Mehl, innen bleibt es trocken."
            ) { pen, t in
                lumps(pen, t)
            },
            Beat(
                "Turn the heat on again, and bring it to the boil while you stir. Let it bubble gently for five minutes: then it no longer tastes of flour.",
                "Die Hitze wieder einschalten und unter Rühren aufkochen. Fünf Minuten sanft köcheln: Dann schmeckt nichts mehr nach Mehl.",
                chapter: Words("Boil gently", "Sanft köcheln")
            ) { pen, t in
                let spoon = Motion.around(middle, 52, 40 + 120 * t.seconds)
                kitchen(pen, t, flame: 0.35 * t.ramp(0.02, 0.12)) {
                    pool(pen, sauce, 1.2)
                    swirl(pen, at: spoon, seconds: t.seconds, speed: 120, sauce)
                    Bubbles.above(
                        pen, at: middle, within: 98, count: 42, size: 9, amount: t.ramp(0.15, 0.45),
                        t.seconds,
                        Color(0xFDF6E4))
                }
                Spoon.stirring(pen, at: spoon, dipped: sauce, look)
                Bubbles.steam(
                    pen, at: Point(middle.x - 10, 120), width: 120, amount: t.ramp(0.2, 0.4), t.seconds)
                Mark.clock(pen, at: Point(556, 66), radius: 38, 5 / 12 * t.ramp(0.4, 0.95, .linear))
                Mark.figure(pen, "5 min", at: Point(556, 134), t.ramp(0.4, 0.48), size: 22)
            },
            Beat(
                "It is done when it coats the spoon, and a finger leaves a clear trail.",
                "Fertig ist die Soße, wenn sie den Löffel überzieht und ein Finger eine klare Spur hinterlässt.",
                least: 5.5
            ) { pen, t in
                coated(pen, t)
            },
        ]
    }

    // MARK: The pan from above

    /// Hob, pan, and a left hand at its handle.
    static func kitchen(
        _ pen: Pen, _ t: Beat.Time, flame: Double, shift: Double = 0, look: HandLook = look,
        _ draw: () -> Void
    ) {
        Hob.above(pen, at: middle, pan: radius, flame: flame, t.seconds)
        pen.at(Point(-shift, shift * 0.2)) {
            Pan.above(pen, at: middle, radius: radius, handle: 152) { draw() }
            Pan.hold(pen, at: middle, radius: radius, handle: 152, look)
        }
    }

    /// Something liquid on the bottom; 1 = nearly to the wall.
    static func pool(_ pen: Pen, _ color: Color, _ amount: Double) {
        let r = Pan.floorRadius(radius) * amount
        let edge = Shape.blob(
            (0..<14).map { i in
                Motion.around(
                    middle, r * (1 + 0.05 * (Motion.scatter(i, 31) - 0.5)), Double(i) * 360 / 14)
            })
        pen.fill(
            edge,
            .radial(
                Point(middle.x - 30, middle.y - 40), r * 1.6, color.mixed(with: Paint.milk, 0.25),
                color.mixed(with: Paint.shade, 0.08)))
        pen.stroke(edge, color.mixed(with: Paint.shade, 0.16).opacity(0.6), 2)
    }

    /// What a spoon draws through something soft.
    static func swirl(_ pen: Pen, at tip: Point, seconds: Double, speed: Double, _ color: Color) {
        let dark = color.mixed(with: Paint.shade, 0.12)
        for (i, r) in [30.0, 52, 74, 94].enumerated() {
            let start = 40 + speed * seconds - 30 - 14 * Double(i)
            pen.stroke(
                .bow(middle, r, r * 0.97, start - 150 + 20 * Double(i), start), dark.opacity(0.55), 3.5)
            pen.stroke(
                .bow(middle, r + 4, r * 0.97 + 4, start - 130 + 20 * Double(i), start - 8),
                Paint.milk.opacity(0.6), 2)
        }
    }

    /// The roux itself, drawn about by the spoon.
    static func rouxIn(_ pen: Pen, turn: Double, amount: Double) {
        guard amount > 0 else { return }
        pen.faded(amount) {
            let shape = Shape.blob(
                (0..<12).map { i in
                    let a = Double(i) * 30
                    let bulge =
                        78 + 14 * Motion.swing(a + turn * 0.35, 120) - 18 * Motion.swing(a - turn, 360)
                    return Motion.around(middle, bulge, a)
                })
            pen.fill(
                .blob(
                    (0..<12).map { i in
                        let a = Double(i) * 30
                        let bulge =
                            81 + 14 * Motion.swing(a + turn * 0.35, 120) - 18 * Motion.swing(a - turn, 360)
                        return Motion.around(Point(middle.x + 1, middle.y + 3), bulge, a)
                    }), paste.mixed(with: Paint.shade, 0.2))
            pen.fill(shape, .radial(Point(middle.x - 20, middle.y - 30), 120, Color(0xF8E8BC), paste))
            for (i, r) in [24.0, 44, 62].enumerated() {
                let start = 60 + turn - 20 - 16 * Double(i)
                pen.stroke(
                    .bow(middle, r, r, start - 150, start), paste.mixed(with: Paint.shade, 0.18).opacity(0.6),
                    3)
            }
        }
    }

    private static func flour(_ pen: Pen, _ fall: Double, _ mix: Double) {
        guard fall > 0, mix < 0.98 else { return }
        pen.faded(1 - mix) {
            for i in 0..<26 {
                let born = Motion.scatter(i, 41) * 0.7
                let size =
                    Motion.ramp(fall, born, born + 0.3)
                    * (1 - 0.75 * Motion.ramp(mix, Motion.scatter(i, 44) * 0.5, 1))
                guard size > 0.02 else { continue }
                let p = Motion.around(
                    Point(middle.x - 4, middle.y), 58 * Motion.scatter(i, 42).squareRoot(),
                    360 * Motion.scatter(i, 43) + 200 * mix)
                pen.fill(.circle(Point(p.x + 2, p.y + 3), 21 * size), Color(0xD9C79A).opacity(0.7))
            }
            for i in 0..<26 {
                let born = Motion.scatter(i, 41) * 0.7
                let size =
                    Motion.ramp(fall, born, born + 0.3)
                    * (1 - 0.75 * Motion.ramp(mix, Motion.scatter(i, 44) * 0.5, 1))
                guard size > 0.02 else { continue }
                let p = Motion.around(
                    Point(middle.x - 4, middle.y), 58 * Motion.scatter(i, 42).squareRoot(),
                    360 * Motion.scatter(i, 43) + 200 * mix)
                pen.fill(.circle(p, 21 * size), i % 3 == 0 ? Color(0xF6EEDD) : Paint.milk)
            }
        }
    }

    /// A bowl of flour that a right hand tips over the pan.
    private static func flourBowl(_ pen: Pen, _ t: Beat.Time) {
        let come = t.ramp(0, 0.08), go = t.ramp(0.3, 0.42), tip = t.ramp(0.05, 0.2)
        let place = Point(402 + 200 * (1 - come) + 240 * go, 104 - 40 * go)
        let left = 1 - t.ramp(0.08, 0.3)
        if left > 0.03, tip > 0.3, go <= 0 {
            for i in 0..<40 {
                let part = Motion.phase(t.seconds * 1.8 + Motion.scatter(i, 51), 1)
                let p = Point(
                    place.x - 44 - 52 * part + 16 * (Motion.scatter(i, 52) - 0.5),
                    place.y + 8 + 34 * part + 26 * (Motion.scatter(i, 53) - 0.5))
                pen.fill(.circle(p, 3 + 5 * Motion.scatter(i, 54)), Paint.milk.opacity(0.9))
            }
        }
        pen.at(place, turn: -24) {
            let hand = Hand(.pinch, at: Point(70, 6), turn: -86, scale: 0.9, arm: 14, height: 18, look)
            hand.drawShadow(pen)
            hand.drawThumb(pen)
            pen.stretched(.zero, 1 - 0.24 * tip, 1) {
                Larder.bowl(pen, at: .zero, radius: 56, Color(0xDDEBD8)) {
                    pen.fill(
                        .ellipse(Point(-20 * tip - 8, 0), 44 * (0.2 + 0.8 * left), 46 * (0.3 + 0.7 * left)),
                        Paint.milk)
                }
            }
            hand.drawRest(pen)
        }
    }

    /// A nose's opinion: biscuits.
    private static func smell(_ pen: Pen, at p: Point, _ part: Double) {
        guard part > 0.01 else { return }
        pen.at(p, scale: 0.7 + 0.3 * part) {
            pen.faded(part) {
                let card = Shape.circle(.zero, 46)
                pen.shadow(card, 2, 4, soft: 5, 0.22)
                pen.fill(card, Paint.milk)
                pen.at(Point(-9, -8), turn: 10) { Larder.biscuit(pen, radius: 19) }
                pen.at(Point(12, 12), turn: -18) { Larder.biscuit(pen, radius: 19) }
            }
        }
    }

    /// Milk is poured, and whisked in.
    private static func splash(
        _ pen: Pen, _ t: Beat.Time, from old: Color, to new: Color, full: Double, offHeat: Bool,
        from start: Double,
        twice: Bool = false
    ) {
        let rounds = twice ? 2.0 : 1
        let all = Motion.ramp(t.part, start, 0.98, .linear) * rounds
        let round = min(rounds - 1, all.rounded(.down))
        let part = min(1, all - round)
        let pour = Motion.ramp(part, 0.08, 0.16) * (1 - Motion.ramp(part, 0.34, 0.42))
        let mixing = Motion.ramp(part, 0.46, 0.98, .linear)
        let a = old.mixed(with: new, round / rounds), b = old.mixed(with: new, (round + 1) / rounds)
        let color = a.mixed(with: b, mixing)
        let away = offHeat ? t.ramp(0.02, 0.2) : 1
        let beat = Motion.around(
            middle, 44 + 10 * Motion.swing(part, 0.11), 30 + 1500 * mixing, flat: 0.8)
        kitchen(pen, t, flame: offHeat ? 0.4 * (1 - t.ramp(0.0, 0.14)) : 0) {
            pool(pen, color, 0.98 + 0.1 * round)
            if old == paste, mixing < 0.7 {
                pen.faded(1 - mixing / 0.7) { rouxIn(pen, turn: 300 + 500 * mixing, amount: 1) }
            } else {
                swirl(pen, at: beat, seconds: mixing * 3, speed: 500, color)
            }
            // What has been poured and isn't mixed yet.
            let white = Motion.ramp(part, 0.12, 0.42, .linear)
            if white > 0, mixing < 1 {
                let size = (twice ? 64 + 12 * round : 52) * white.squareRoot()
                pen.faded(1 - Motion.ramp(mixing, 0.1, 0.8)) {
                    pen.fill(
                        .blob(
                            (0..<10).map {
                                Motion.around(
                                    Point(middle.x + 12, middle.y - 10),
                                    size * (1 + 0.3 * (Motion.scatter($0, 61) - 0.5)) * (1 + 0.4 * mixing),
                                    Double($0) * 36 + 300 * mixing)
                            }), Paint.milk)
                }
            }
        }
        if away < 1 { Bubbles.steam(pen, at: Point(middle.x, 120), width: 100, amount: 1 - away, t.seconds) }
        // Jug and whisk take turns.
        let jug = Motion.ramp(part, 0, 0.1) * (1 - Motion.ramp(part, 0.4, 0.5))
        let whisk = Motion.ramp(part, 0.42, 0.52) * (twice && round < 1 ? 1 - Motion.ramp(part, 0.93, 1) : 1)
        if whisk > 0.01 {
            Whisk.whisking(
                pen, at: Point(beat.x + 170 * (1 - whisk), beat.y + 210 * (1 - whisk)),
                dipped: whisk > 0.95 ? color : nil, look)
        }
        if jug > 0.01 {
            Jug.pouring(
                pen, at: Point(336 + 320 * (1 - jug), 150 - 60 * (1 - jug)), turn: -16, tilt: pour,
                full: full,
                stream: pour, look)
        }
    }

    /// The first paste, stiff around the whisk, then smooth.
    private static func stiff(_ pen: Pen, _ t: Beat.Time) {
        let smooth = t.ramp(0.2, 0.6)
        let beat = Motion.around(
            middle, 40 + 12 * Motion.swing(t.seconds, 0.7), 30 + 230 * t.seconds * 1.2, flat: 0.85)
        let color = paste.mixed(with: thick, 0.6 + 0.4 * smooth)
        kitchen(pen, t, flame: 0) {
            let shape = Shape.blob(
                (0..<16).map { i in
                    let rough = 0.34 * (1 - smooth) * (Motion.scatter(i, 71) - 0.5)
                    return Motion.around(
                        middle, (88 + 8 * smooth) * (1 + rough), Double(i) * 22.5 + 60 * t.seconds)
                })
            pen.at(Point(1, 4)) { pen.fill(shape, color.mixed(with: Paint.shade, 0.22)) }
            pen.fill(
                shape,
                .radial(Point(middle.x - 20, middle.y - 30), 130, color.mixed(with: Paint.milk, 0.4), color))
            for i in 0..<9 {
                let p = Motion.around(
                    middle, 30 + 44 * Motion.scatter(i, 72), Double(i) * 40 + 60 * t.seconds)
                let r = (6 + 6 * Motion.scatter(i, 73)) * (1 - smooth)
                if r > 0.6 {
                    pen.fill(.circle(Point(p.x + 1, p.y + 2), r), color.mixed(with: Paint.shade, 0.2))
                    pen.fill(.circle(p, r), color.mixed(with: Paint.milk, 0.5))
                }
            }
            pen.faded(smooth) { swirl(pen, at: beat, seconds: t.seconds, speed: 276, color) }
        }
        let jug = t.ramp(0.66, 0.8)
        let whisk = 1 - t.ramp(0.62, 0.74)
        if whisk > 0.01 {
            Whisk.whisking(
                pen, at: Point(beat.x + 170 * (1 - whisk), beat.y + 210 * (1 - whisk)),
                dipped: whisk > 0.95 ? color : nil, look)
        }
        Mark.tick(pen, at: Point(92, 60), t.ramp(0.52, 0.6), size: 28)
        if jug > 0.01 {
            let pour = t.ramp(0.84, 0.94)
            Jug.pouring(
                pen, at: Point(336 + 320 * (1 - jug), 150 - 60 * (1 - jug)), turn: -16, tilt: pour, full: 0.8,
                stream: pour, look)
        }
    }

    // MARK: Right and wrong

    private static func lumps(_ pen: Pen, _ t: Beat.Time) {
        Table.draw(pen)
        for (x, isWrong) in [(166.0, true), (474, false)] {
            let m = Point(x, 170)
            Pan.above(pen, at: m, radius: 104, handle: isWrong ? 124 : 56) {
                let color = isWrong ? Color(0xF7EFDD) : sauce
                pen.fill(
                    .circle(m, 96),
                    .radial(Point(m.x - 20, m.y - 30), 130, color.mixed(with: Paint.milk, 0.4), color))
                if isWrong {
                    for i in 0..<26 {
                        let p = Motion.around(
                            m, 84 * Motion.scatter(i, 81).squareRoot(),
                            360 * Motion.scatter(i, 82) + 5 * t.seconds)
                        let r = (4 + 8 * Motion.scatter(i, 83)) * (0.4 + 0.6 * t.ramp(0.05, 0.35))
                        pen.fill(.circle(Point(p.x + 1.5, p.y + 2.5), r), Color(0xCDB98D))
                        pen.fill(.circle(p, r), Color(0xEAD7A8))
                        pen.fill(.circle(Point(p.x - r * 0.2, p.y - r * 0.25), r * 0.5), Color(0xF7EBCB))
                    }
                } else {
                    for (i, r) in [22.0, 42, 62].enumerated() {
                        let start = 20 * t.seconds - 30 * Double(i)
                        pen.stroke(
                            .bow(m, r, r, start - 170, start),
                            sauce.mixed(with: Paint.shade, 0.12).opacity(0.6), 3)
                        pen.stroke(.bow(m, r + 4, r + 4, start - 150, start - 10), Paint.milk.opacity(0.7), 2)
                    }
                }
            }
        }
        // One lump, cut through.
        let big = t.ramp(0.34, 0.48)
        if big > 0 {
            let p = Point(320, 272)
            pen.at(p, scale: 0.6 + 0.4 * big) {
                pen.faded(big) {
                    pen.shadow(.circle(.zero, 62), 3, 5, soft: 6, 0.28)
                    pen.fill(.circle(.zero, 62), Paint.milk)
                    pen.fill(.circle(.zero, 57), Color(0xF4EAD2))
                    let lump = Shape.blob(
                        (0..<10).map {
                            Motion.around(
                                .zero, 40 * (1 + 0.16 * (Motion.scatter($0, 85) - 0.5)), Double($0) * 36)
                        })
                    pen.fill(lump, Color(0xD9BE83))
                    pen.at(.zero, scale: 0.84) { pen.fill(lump, Color(0xEAD7A8)) }
                    let dry = t.ramp(0.56, 0.7)
                    pen.at(.zero, scale: 0.56) {
                        pen.faded(dry) {
                            pen.fill(lump, Paint.milk)
                            for i in 0..<40 {
                                let q = Motion.around(
                                    .zero, 34 * Motion.scatter(i, 86).squareRoot(),
                                    360 * Motion.scatter(i, 87))
                                pen.fill(.circle(q, 1.6), Color(0xD8CBB0))
                            }
                        }
                    }
                }
            }
            pen.faded(big) {
                pen.stroke(.thread([Point(216, 212), Point(266, 242)]), Paint.tomato, 3)
                pen.stroke(.circle(Point(206, 206), 12), Paint.tomato, 3)
            }
        }
        Mark.cross(pen, at: Point(86, 66), t.ramp(0.14, 0.24))
        Mark.tick(pen, at: Point(556, 66), t.ramp(0.8, 0.9))
    }

    /// A coated spoon over the pan, and a finger that draws a line through it.
    private static func coated(_ pen: Pen, _ t: Beat.Time) {
        Table.draw(pen)
        let m = Point(300, 470)
        Pan.above(pen, at: m, radius: 250, handle: 180) {
            pen.fill(
                .circle(m, 240),
                .radial(Point(m.x - 30, m.y - 140), 260, sauce.mixed(with: Paint.milk, 0.5), sauce))
        }
        let place = Point(226, 176)
        // Drops that fall back.
        for i in 0..<2 {
            let part = Motion.phase(t.seconds / 2.4 + Double(i) * 0.5, 1)
            let y = 196 + 90 * part * part
            pen.faded(1 - Motion.ramp(part, 0.85, 1)) {
                pen.fill(.ellipse(Point(238 + 20 * Double(i), y), 5, 8), sauce)
            }
        }
        let line = t.ramp(0.52, 0.78)
        Held.tool(pen, at: Point(146, 132), turn: -72, reach: 268, pose: .grip, look) {
            pen.at(.zero, scale: 2.1) {
                Spoon.wooden(pen)
                let coat = Shape.ellipse(Point(0, 29), 21, 29)
                pen.fill(
                    coat,
                    .linear(Point(-20, 0), Point(22, 0), Paint.milk, sauce.mixed(with: Paint.shade, 0.08)))
                pen.stroke(.bow(Point(-2, 28), 15, 22, 170, 280), Paint.milk, 2.5)
                if line > 0 {
                    let trail = Shape.limb(Point(-17, 28), Point(-17 + 36 * line, 30), 4.2, 4.2)
                    pen.inside(coat) {
                        pen.fill(trail, .linear(Point(-20, 0), Point(22, 0), Paint.woodLight, Paint.woodDark))
                    }
                }
            }
        }
        _ = place
        let finger = t.ramp(0.34, 0.5)
        if finger > 0, t.part < 0.97 {
            let leave = t.ramp(0.84, 0.96)
            let tip = pointOnSpoon(-17 + 36 * line)
            let pose = HandPose(
                index: .init(-6, 0.06), middle: .init(0, 0.84), ring: .init(4, 0.88), little: .init(10, 0.92),
                thumb: .init(-16, 0.2, bend: 20))
            let shift = 150 * (1 - finger) + 170 * leave
            Hand(
                pose, at: Point(tip.x - 26 - shift, tip.y - 82 - shift * 0.4), turn: 163, scale: 0.86,
                left: true, arm: 26, height: 10, look
            ).draw(pen)
        }
        Mark.tick(pen, at: Point(556, 66), t.ramp(0.82, 0.92))
    }

    private static func pointOnSpoon(_ x: Double) -> Point {
        let a = -72 * Double.pi / 180
        let (px, py) = (x * 2.1, 29 * 2.1)
        return Point(146 + px * cosine(a) - py * sine(a), 132 + px * sine(a) + py * cosine(a))
    }

    private static func cosine(_ a: Double) -> Double { Motion.around(.zero, 1, a * 180 / .pi).x }
    private static func sine(_ a: Double) -> Double { Motion.around(.zero, 1, a * 180 / .pi).y }
}
