import Testing

@testable import Gestures

@Suite("What comes in from beyond the picture's edge")
struct EntranceTests {
    private let fromOutside: Float = -0.1

    /// Shows a movement frame by frame, thirty a second, from its start to its end, and then nothing for a
    /// while.
    ///
    /// - Returns: when it counted; nil = never.
    private func show(
        until end: Double, room: (Double) -> Float, score: Float = 1
    ) -> Double? {
        var entrance = Entrance()
        var now = 0.2
        while now < end + 1 {
            let seen = now <= end ? [movement(.right, 0, now, room: room(now), score: score)] : []
            if entrance.take(seen, threshold: 0, at: now) != nil { return now }
            now += 1.0 / 30
        }
        return nil
    }

    @Test("TR26: a hand that sweeps in counts as soon as it is over")
    func hand() throws {
        let time = try #require(show(until: 0.6) { _ in fromOutside })
        #expect(time > 0.6)
        #expect(time < 0.6 + Tuning.overAfter + 0.1)
    }

    @Test("Somebody who walks by doesn't")
    func walker() {
        #expect(show(until: 1.6) { _ in fromOutside } == nil)
    }

    @Test("Nor does what is never clear")
    func unclear() {
        #expect(show(until: 0.6, room: { _ in fromOutside }, score: -0.5) == nil)
    }

    @Test("It is held back only while it goes on, and only the same way")
    func holds() {
        var entrance = Entrance()
        let seen = movement(.right, 0, 0.3, room: fromOutside)
        _ = entrance.take([seen], threshold: 0, at: 0.3)
        #expect(entrance.holds(seen))
        #expect(!entrance.holds(movement(.left, 0, 0.3)))
        _ = entrance.take([], threshold: 0, at: 0.3 + Tuning.overAfter + 0.01)
        #expect(!entrance.holds(seen))
    }

    @Test("TR26: a movement of which more shows that it began within the picture is let go")
    func beganInside() {
        var entrance = Entrance()
        _ = entrance.take([movement(.right, 0, 0.3, room: fromOutside)], threshold: 0, at: 0.3)
        let more = movement(.right, 0.05, 0.4, room: 0.2)
        _ = entrance.take([more], threshold: 0, at: 0.4)
        #expect(!entrance.holds(more))
    }

    @Test("A sweep that begins within the picture is none of its business")
    func inside() {
        #expect(show(until: 0.6) { _ in 0.3 } == nil)
    }

    @Test("A clock that runs backwards ends it")
    func backwards() {
        var entrance = Entrance()
        let seen = movement(.right, 10, 10.4, room: fromOutside)
        _ = entrance.take([seen], threshold: 0, at: 10.4)
        _ = entrance.take([], threshold: 0, at: 1)
        #expect(!entrance.holds(seen))
    }
}
