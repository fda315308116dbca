import Gestures
import Testing

@testable import Camera

@Suite("A webcam is switched on and off", .timeLimit(.minutes(1)))
struct WebcamTests {
    @Test("The built-in camera comes first, then by number")
    func order() {
        let paths = [
            ("/dev/video10", false), ("/dev/video2", false), ("/dev/video4", true), ("/dev/front", false),
        ]
        let devices = paths.map { CameraDevice(path: $0.0, name: "", isBuiltIn: $0.1) }
        #expect(
            CameraDevice.inOrder(devices).map(\.path) == [
                "/dev/video4", "/dev/video2", "/dev/video10", "/dev/front",
            ])
    }

    @Test(
        "A path that is no camera is trouble, not a crash",
        arguments: [
            ("/dev/null", CameraTrouble.Kind.notACamera), ("/etc", .notACamera), ("/etc/passwd", .notACamera),
            ("/nowhere/video0", .noneFound), ("", .noneFound),
        ])
    func paths(path: String, kind: CameraTrouble.Kind) {
        #expect { try CameraDevice.identified(path) } throws: { ($0 as? CameraTrouble)?.kind == kind }
    }

    @Test("From the main actor: trouble is told, stopping twice closes once, and the stream of events ends")
    @MainActor func stops() async {
        let (events, inbox) = AsyncStream<CameraEvent>.makeStream()
        var pictures = 0
        let webcam = Webcam.start(
            .path("/dev/null"), look: { _ in pictures += 1 }, tell: { inbox.yield($0) })
        var seen: [String] = []
        for await event in events {
            switch event {
            case .trouble(let trouble):
                seen.append(trouble.kind.rawValue)
                webcam.stop()
                webcam.stop()
            case .closed:
                seen.append("closed")
                inbox.finish()
            case .opened, .back:
                seen.append("opened")
            }
        }
        #expect(seen == ["notACamera", "closed"])
    }

    @Test("A webcam that nobody holds any more switches itself off")
    func forgotten() async {
        let (events, inbox) = AsyncStream<CameraEvent>.makeStream()
        _ = Webcam.start(.path("/nowhere/video0"), look: { _ in }, tell: { inbox.yield($0) })
        var isClosed = false
        for await event in events where event == .closed {
            isClosed = true
            break
        }
        #expect(isClosed)
    }
}
