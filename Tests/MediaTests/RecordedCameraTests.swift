import Gestures
import Media
import Testing

@Suite("A recording that plays as the camera", .timeLimit(.minutes(1)))
struct RecordedCameraTests {
    /// What a camera showed and told until it closed.
    private enum Sign: Sendable {
        case picture(Double)
        case told(RecordedCameraEvent)
    }

    /// Plays a clip and gathers until it closes; `stopAfter` pictures it is stopped.
    private func play(_ path: String, repeats: Bool = false, stopAfter: Int? = nil) async -> [Sign] {
        let (signs, door) = AsyncStream<Sign>.makeStream()
        let camera = RecordedCamera.start(
            path, repeats: repeats, look: { door.yield(.picture($0.time)) },
            tell: { event in
                door.yield(.told(event))
                if event == .closed { door.finish() }
            })
        var seen: [Sign] = []
        var pictures = 0
        for await sign in signs {
            seen.append(sign)
            if case .picture = sign { pictures += 1 }
            if pictures == stopAfter { camera.stop() }
        }
        return seen
    }

    private func times(_ signs: [Sign]) -> [Double] {
        signs.compactMap { if case .picture(let time) = $0 { time } else { nil } }
    }

    private func events(_ signs: [Sign]) -> [RecordedCameraEvent] {
        signs.compactMap { if case .told(let event) = $0 { event } else { nil } }
    }

    @Test("shows every picture once, in order, and then ends")
    func once() async {
        let signs = await play(Clip.path("packed.avi"))
        #expect(times(signs).count == 3)
        #expect(events(signs) == [.opened, .ended, .closed])
    }

    @Test("begins again when it is to repeat, on a clock that goes on, until it is stopped")
    func again() async {
        let signs = await play(Clip.path("packed.avi"), repeats: true, stopAfter: 7)
        let times = times(signs)
        #expect(times.count >= 7)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(events(signs) == [.opened, .closed])
    }

    @Test("shows nothing more once it is closed")
    func stopped() async {
        let signs = await play(Clip.path("gap.mp4"), repeats: true, stopAfter: 1)
        #expect(events(signs) == [.opened, .closed])
        guard case .told(.closed)? = signs.last else {
            Issue.record("closed was not the last")
            return
        }
    }

    @Test("says why it cannot be played")
    func trouble() async {
        let told = events(await play(Clip.path("sound.m4a")))
        guard case .trouble(let error)? = told.first else {
            Issue.record("no trouble told: \(told)")
            return
        }
        #expect(error.sentence == "There is no video in this recording.")
        #expect(told.last == .closed)
    }
}
