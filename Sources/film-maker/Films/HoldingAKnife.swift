import Animation
import Stage

/// Two hands that know where each other is: one holds the knife, one holds the food.
enum HoldingAKnife {
    static let look = HandLook.deep
    /// The middle of the cucumber.
    private static let line = 184.0

    static var film: Film {
        Film(
            id: "holding-a-knife", title: Words("Holding a knife", "Ein Messer halten"),
            summary: Words(
                "The pinch grip for the knife, the claw for the other hand, and a board that stays put.",
                "Der Klemmgriff am Messer, die Krallenhand am Gemüse und ein Brett, das liegen bleibt."),
            english: [
                "thinly slice", "slice thinly", "thinly sliced", "cut into thin slices", "finely slice",
            ],
            german: ["in dünne Scheiben", "in feine Scheiben", "dünn aufschneiden", "fein schneiden"],
            source:
                "Jacques Pépin, New Complete Techniques: holding the knife; The Culinary Institute of America, The Professional Chef: knife skills.",
            poster: (2, 0.9), beats: beats)
    }

    private static var beats: [Beat] {
        [
            Beat(
                "Lay a damp cloth under your board, and it will not slip.",
                "Ein feuchtes Tuch unter dem Brett, und es rutscht nicht mehr.",
                chapter: Words("A board that stays put", "Ein Brett, das liegen bleibt"), least: 5
            ) { pen, t in
                Table.draw(pen)
                let down = t.ramp(0.36, 0.62)
                Cloth.draw(pen, Rect(104, 70, 432, 244), damp: t.ramp(0.1, 0.34))
                for i in 0..<5 {
                    let fall = t.ramp(0.03 + 0.05 * Double(i), 0.13 + 0.05 * Double(i), .gather)
                    if fall > 0, fall < 1 {
                        let x = 190 + 260 * Motion.scatter(i, 3)
                        Cloth.drop(pen, at: Point(x, -20 + (150 + 90 * Motion.scatter(i, 4)) * fall), 8)
                    }
                }
                if down > 0 {
                    // It comes down from our side, larger while it is nearer to the eye.
                    let grow = 1 + 0.12 * (1 - down)
                    pen.at(Point(320, 186 + 330 * (1 - down)), scale: grow) {
                        Table.board(pen, Rect(-200, -132, 400, 264))
                    }
                }
                let push = t.ramp(0.66, 0.76)
                if push > 0 {
                    let y = 300 + 120 * (1 - push) - 5 * Motion.swing(t.ramp(0.76, 0.94, .linear), 0.5)
                    Hand(.flat, at: Point(350, y), turn: -6, scale: 0.86, arm: -8, look).draw(pen)
                }
                Mark.tick(pen, at: Point(500, 84), t.ramp(0.86, 0.95))
            },
            Beat(
                "Pinch the blade just in front of the handle, between your thumb and the side of your forefinger.",
                "Die Klinge direkt vor dem Griff zwischen Daumen und der Seite des Zeigefingers klemmen.",
                chapter: Words("The pinch grip", "Der Klemmgriff")
            ) { pen, t in
                let come = t.ramp(0.04, 0.36)
                close(pen) {
                    if come < 0.99 { Knife.side(pen) }
                    pen.at(Point(230 * (1 - come), 40 * (1 - come))) {
                        let grip = SideGrip(pinch: t.ramp(0.38, 0.52), closed: 0, look)
                        grip.draw(pen, knife: come >= 0.99)
                        grip.drawHidden(pen, t.ramp(0.62, 0.74))
                    }
                }
                Mark.ring(
                    pen, at: onKnife(Point(-10, 14)), 52, t.ramp(0.54, 0.64),
                    pulse: Motion.swing(t.seconds, 1.2),
                    Paint.sage)
            },
            Beat(
                "Close the other three fingers around the handle. Now the blade follows every move of your hand.",
                "Die drei anderen Finger um den Griff schließen. Jetzt folgt die Klinge jeder Bewegung der Hand."
            ) { pen, t in
                let move = t.ramp(0.5, 0.6) * (1 - t.ramp(0.92, 1))
                close(pen, turn: move * 7 * (Motion.swing(t.seconds, 1.3) * 2 - 1)) {
                    SideGrip(closed: t.ramp(0.08, 0.32), look).draw(pen)
                }
                Mark.tick(pen, at: Point(96, 76), t.ramp(0.62, 0.72))
            },
            Beat(
                "Not like this: with the forefinger along the back, the blade tips sideways.",
                "Nicht so: Liegt der Zeigefinger auf dem Rücken, kippt die Klinge zur Seite."
            ) { pen, t in
                close(pen) {
                    SideGrip(
                        pointing: true, tipped: t.ramp(0.5, 0.6) * Motion.swing(t.seconds, 1.1), look
                    ).draw(pen)
                }
                Mark.ring(
                    pen, at: onKnife(Point(-34, -6)), 50, t.ramp(0.3, 0.4) * (1 - t.ramp(0.58, 0.66)),
                    pulse: Motion.swing(t.seconds, 1.2))
                Mark.cross(pen, at: Point(96, 76), t.ramp(0.12, 0.22))
            },
            Beat(
                "Your other hand is a claw: fingertips tucked back, the thumb behind them.",
                "Die andere Hand ist eine Kralle: Fingerspitzen eingezogen, der Daumen dahinter.",
                chapter: Words("The claw", "Die Krallenhand"), least: 5
            ) { pen, t in
                scene(
                    pen, right: 420, pose: HandPose.flat.mixed(to: .claw, t.ramp(0.3, 0.55)), handX: 356,
                    knifeX: nil)
                Mark.tick(pen, at: Point(516, 82), t.ramp(0.72, 0.82))
            },
            Beat(
                "The blade slides along your knuckles. They lead it; it never meets a fingertip.",
                "Die Klinge gleitet an den Knöcheln entlang. Sie führen sie, und keine Fingerspitze ist im Weg.",
                least: 6
            ) { pen, t in
                let work = t.ramp(0.08, 0.96, .linear) * 6
                let (index, within) = Motion.turn(min(work, 5.999), 1)
                let x = 420 - 13 * (Double(index) + Motion.ramp(within, 0.62, 0.95))
                scene(
                    pen, right: x, cuts: Double(index) + Motion.ramp(within, 0.3, 0.6), first: 420,
                    pose: .claw,
                    handX: x - 40, knifeX: x + 3, slide: Motion.swing(within, 1) * 2 - 1)
                Mark.ring(
                    pen, at: Point(x - 4, 176), 30, t.ramp(0.2, 0.28) * (1 - t.ramp(0.6, 0.7)),
                    pulse: Motion.swing(t.seconds, 1.2), Paint.sage)
                Mark.tick(pen, at: Point(516, 82), t.ramp(0.66, 0.76))
            },
            Beat(
                "Never hold food with flat fingers: the tips lie right where the blade comes down.",
                "Nie mit flachen Fingern halten: Die Spitzen liegen genau dort, wo die Klinge trifft."
            ) { pen, t in
                scene(
                    pen, right: 380, pose: .flat, handX: 300, knifeX: 420 - 24 * t.ramp(0.3, 0.6), slide: -0.5
                )
                Mark.ring(
                    pen, at: Point(372, 172), 34, t.ramp(0.5, 0.6), pulse: Motion.swing(t.seconds, 1.2))
                Mark.cross(pen, at: Point(516, 82), t.ramp(0.12, 0.22))
            },
            Beat(
                "Rock the knife: its tip stays on the board, while the heel goes down and forward, and up again.",
                "Das Messer wiegen: Die Spitze bleibt auf dem Brett, hinten geht es nach vorn und unten, dann wieder hoch.",
                chapter: Words("Rock the blade", "Die Klinge wiegen"), least: 7
            ) { pen, t in
                rocking(pen, t)
            },
        ]
    }

    // MARK: The knife from its side

    private static let heel = Point(352, 158), size = 1.42
    private static func onKnife(_ p: Point) -> Point { Point(heel.x + p.x * size, heel.y + p.y * size) }

    /// Close to the knife, with the board below it.
    private static func close(_ pen: Pen, turn: Double = 0, _ draw: () -> Void) {
        Table.draw(pen)
        Table.board(pen)
        pen.at(heel, turn: turn, scale: size, draw)
    }

    private static func rocking(_ pen: Pen, _ t: Beat.Time) {
        Table.side(pen, top: 286)
        let top = 262.0
        let board = Shape.card(Rect(50, top, 540, 34), 10)
        pen.shadow(board, 3, 6, soft: 6, 0.25)
        pen.fill(board, .linear(Point(0, top), Point(0, top + 34), Paint.woodLight, Paint.woodDark))
        let down = Motion.swing(t.seconds, 1.6)
        let scale = 1.28
        let angle = -15 + 12.5 * down
        // The cut end of the cucumber is behind the blade.
        pen.at(Point(306, top - 44), scale: 44 / Cucumber.radius) {
            pen.inside(.card(Rect(-60, -60, 120, 94), 0)) { Cucumber.slice(pen, seed: 4) }
        }
        // As far down as the lowest point of the edge allows.
        let edge = [
            Point(0, 36), Point(22, 43.5), Point(52, 47.5), Point(102, 49), Point(162, 48.4), Point(222, 46),
        ]
        let lowest =
            edge.map { p in
                let q = Motion.around(.zero, 1, angle)
                return (p.x * q.y + (p.y - 36) * q.x) * scale
            }.max() ?? 0
        pen.at(Point(118 - 14 * down, top - lowest + 1), turn: angle, scale: scale) {
            pen.at(Point(222, -36)) { SideGrip(look).draw(pen, arm: 16) }
        }
        Mark.ring(
            pen, at: Point(118, top - 4), 22, t.ramp(0.12, 0.2) * (1 - t.ramp(0.42, 0.5)),
            pulse: Motion.swing(t.seconds, 1.2), Paint.sage)
        Mark.arrow(
            pen, [Point(452, 62), Point(424, 96), Point(384, 118)],
            t.ramp(0.46, 0.6) * (1 - t.ramp(0.76, 0.8)), Paint.sage)
        Mark.tick(pen, at: Point(84, 70), t.ramp(0.82, 0.9))
    }

    // MARK: The cucumber from above

    /// - Parameters:
    ///   - right: where the cucumber has been cut.
    ///   - cuts: how many slices have been cut, from `first` on.
    private static func scene(
        _ pen: Pen, right: Double, cuts: Double = 0, first: Double = 0, pose: HandPose, handX: Double,
        knifeX: Double?, slide: Double = 0
    ) {
        Table.draw(pen)
        Table.board(pen)
        slices(pen, cuts: cuts, first: first, pace: 13)
        pen.at(Point(0, line)) { Cucumber.whole(pen, from: 128, to: right) }
        Hand(pose, at: Point(handX, 206), turn: 66, scale: 0.86, left: true, arm: -20, look).draw(pen)
        if let knifeX { Knife.cutting(pen, at: Point(knifeX, 196), slide: slide, look) }
    }

    /// Slices that have fallen over, to the right of the knife.
    static func slices(_ pen: Pen, cuts: Double, first: Double, pace: Double) {
        let count = Int(cuts.rounded(.up))
        for i in 0..<max(0, count) {
            let fall = min(1, cuts - Double(i))
            let from = Point(first - pace * Double(i), line)
            let to = Point(first + 62 - (pace - 3) * Double(i) * 0.9, line + 4 * (Motion.scatter(i, 8) - 0.5))
            pen.at(from.mixed(to: to, fall)) { Cucumber.slice(pen, flat: 0.12 + 0.6 * fall, seed: i) }
        }
    }
}
