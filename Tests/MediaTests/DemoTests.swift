import Gestures
import Media
import Testing

@Suite("The demo's own recording", .timeLimit(.minutes(1)))
struct DemoTests {
    @Test("waves next five times and previous once")
    func wave() throws {
        var recording = try Recording(path: Clip.repository("Sources/Rehearsal/Demo/wave.mp4"))
        var detector = SwipeDetector()
        var seen: [Gesture] = []
        while let frame = try recording.next() {
            if let swipe = detector.look(at: frame) { seen.append(GestureMap().gesture(for: swipe.hand)) }
        }
        #expect(seen == [.next, .next, .next, .next, .next, .previous])
    }
}
