import Testing

@testable import Stage

@MainActor @Suite("Tossing a card") struct TossTests {
    private let card = Rect(100, 50, 400, 600)

    private func move(
        _ x: Double, _ y: Double = 0, _ phase: DragMove.Phase = .moved, speed: Point = .zero,
        from y0: Double = 100
    ) -> DragMove {
        var move = DragMove(phase: phase, start: Point(300, y0), offset: Point(x, y))
        move.velocity = speed
        return move
    }

    @Test(
        "speed decides for a quick finger, distance for a slow one, and going back decides against it (RF1)")
    func decision() {
        func side(_ offset: Double, _ x: Double = 0, _ y: Double = 0) -> Toss.Side? {
            Toss.side(offset: offset, velocity: Point(x, y), width: 400)
        }
        #expect(side(40, 900) == .right && side(-40, -900) == .left)
        #expect(side(150) == .right && side(-150) == .left)
        #expect(side(100) == nil && side(-100, -300) == nil && side(0) == nil)
        // A slip of a finger, however quick, and a finger that goes up or down.
        #expect(side(10, 2000) == nil && side(40, 900, 1200) == nil)
        // It was far out, and is on its way back.
        #expect(side(200, -400) == nil && side(-300, 700) == nil)
        // A hand that trembles is no change of mind.
        #expect(side(200, -100) == .right)
        #expect(Toss.side(offset: 150, velocity: .zero, width: 900) == nil)
    }

    @Test("the card is where the finger is, leans with it, and the other way if held at its foot")
    func follows() {
        var toss = Toss()
        #expect(toss.drag(move(120, 30), card: card, at: 0) == nil)
        #expect(toss.isHeld)
        let place = toss.place(at: 5)
        #expect(place.offset == Point(120, 30) && place.side == .right)
        #expect(place.degrees(width: 400) > 3 && place.degrees(width: 400) < 6)
        #expect(abs(place.decided(width: 400) - 120 / 144) < 1e-9)
        var low = Toss()
        _ = low.drag(move(120, from: 600), card: card, at: 0)
        #expect(low.place(at: 0).degrees(width: 400) == -place.degrees(width: 400))
        #expect(Toss.Place(offset: Point(-9000, 0)).decided(width: 400) == 1)
        #expect(Toss.Place(offset: Point(-9000, 0)).degrees(width: 400) == -Toss.lean * 1.4)
    }

    @Test("let go of too soon it springs back, and can be caught on its way without a jump")
    func springsBack() {
        var toss = Toss()
        _ = toss.drag(move(100), card: card, at: 1)
        #expect(toss.drag(move(100, 0, .released), card: card, at: 1) == nil)
        #expect(!toss.isHeld && toss.place(at: 1).offset.x == 100)
        let under = toss.place(at: 1.08).offset.x
        #expect(under > 5 && under < 95)
        _ = toss.drag(move(20), card: card, at: 1.08)
        #expect(abs(toss.place(at: 2).offset.x - under - 20) < 1e-9)
        _ = toss.drag(move(20, 0, .cancelled, speed: Point(5000, 0)), card: card, at: 2)
        #expect(abs(toss.place(at: 4).offset.x) < 1)
    }

    @Test("a tossed card goes on from where it was, as fast as it was, and out of sight") func flies() throws
    {
        var toss = Toss()
        _ = toss.drag(move(-60, 8), card: card, at: 3)
        let tossed = toss.drag(move(-60, 8, .released, speed: Point(-1500, 90)), card: card, at: 3)
        let flight = try #require(tossed)
        #expect(flight.side == .left && !toss.isHeld && toss.place(at: 3) == Toss.Place())
        #expect(flight.place(at: 3).offset == Point(-60, 8))
        let soon = flight.place(at: 3.001).offset
        #expect(abs(soon.x + 61.5) < 0.1 && abs(soon.y - 8.09) < 0.01)
        let gone = flight.seconds(to: 900)
        #expect(abs(flight.place(at: 3 + gone).offset.x + 900) < 1e-6)
        #expect(gone < 0.4)
        // One that is only sent off by a key goes as surely, from rest.
        let sent = Flight(to: .right, since: 0)
        #expect(sent.place(at: 0).offset == .zero && sent.place(at: 0.01).offset.x < 1)
        #expect(sent.seconds(to: 900) < 0.5 && sent.seconds(to: -5) == 0)
    }

    @Test("movement asks for redraws until it has arrived, and there is none for who prefers none (RF1)")
    func idles() {
        let stage = makeStage()
        var toss = Toss()
        toss.comeBack(from: .right, distance: 500, at: 0)
        let flight = Flight(to: .right, since: 0)
        var seen: (Toss.Place, Toss.Place?) = (Toss.Place(), nil)
        func show(at now: Double) {
            stage.show(at: now) {
                seen = (toss.place(stage.motion), flight.place(stage.motion, until: 900))
                return Spacer()
            }
        }
        show(at: 0.1)
        #expect(stage.deadline != nil && seen.0.offset.x > 50 && seen.1 != nil)
        show(at: 3)
        #expect(stage.deadline == nil && seen.0 == Toss.Place() && seen.1 == nil)
        stage.motion.isReduced = true
        show(at: 0.1)
        #expect(stage.deadline == nil && seen.0 == Toss.Place() && seen.1 == nil)
    }
}
