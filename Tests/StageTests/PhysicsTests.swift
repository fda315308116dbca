import Testing

@testable import Stage

@Suite("Springs, decay and traces") struct PhysicsTests {
    @Test(
        "a spring begins as it is let go of and ends at its place",
        arguments: [1, 0.7, 0.3], [-2000.0, 0, 900])
    func spring(damping: Double, velocity: Double) {
        let spring = Spring(from: 120, to: -40, velocity: velocity, response: 0.3, damping: damping)
        #expect(abs(spring.position(at: 0) - 120) < 1e-9)
        #expect(abs(spring.velocity(at: 0) - velocity) < 1e-6)
        #expect(spring.seconds > 0.1 && spring.seconds <= 5)
        for t in [spring.seconds, spring.seconds + 0.3, spring.seconds + 2] {
            #expect(abs(spring.position(at: t) + 40) <= 0.6)
        }
        // The velocity is what the position does.
        for t in [0.05, 0.1, 0.4] {
            let slope = (spring.position(at: t + 1e-5) - spring.position(at: t - 1e-5)) / 2e-5
            #expect(abs(slope - spring.velocity(at: t)) < 0.5)
        }
    }

    @Test("one that is damped doesn't overshoot, one that swings does") func overshoot() {
        func least(_ damping: Double) -> Double {
            let spring = Spring(from: 100, to: 0, damping: damping)
            return (0..<200).map { spring.position(at: Double($0) / 100) }.min() ?? 0
        }
        #expect(least(1) >= -1e-9)
        #expect(least(0.4) < -5)
    }

    @Test("a spring that is at its place is there at once") func still() {
        #expect(Spring(from: 5, to: 5).seconds == 0)
    }

    @Test("what is flung comes to rest where it says", arguments: [3000.0, -700, 10, 0])
    func decay(velocity: Double) {
        let decay = Decay(from: 50, velocity: velocity)
        #expect(decay.position(at: 0) == 50)
        #expect(decay.position(at: 100) == decay.position(at: decay.seconds))
        #expect(abs(decay.position(at: 100) - decay.end) <= Decay.rest * decay.pace + 1e-9)
    }

    @Test("a finger's speed is that of its last tenth of a second") func trace() {
        var trace = Trace()
        #expect(trace.velocity(at: 0) == .zero)
        for i in 0...20 { trace.note(Point(Double(i * i), 7), at: Double(i) / 100) }
        let velocity = trace.velocity(at: 0.2)
        #expect(abs(velocity.x - 3000) < 1 && velocity.y == 0)
        #expect(trace.velocity(at: 0.5) == .zero)
    }
}
