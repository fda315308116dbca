import Camera
import Glibc

/// Runs the product's camera the way the app does and prints what happens, a line each; `make test-camera`
/// reads it.
///
/// ```
/// EVENT 0.41 opened camera="SimCam" mode="640×480 YUYV at 30 fps"
/// EVENT 3.52 trouble kind=frozen cause="VIDIOC_DQBUF (/dev/video0)" sentence="The camera has stopped …"
/// SWEEP right
/// RESULT ok frames=60 fps=29.9 longest=0.04 cpu=0.31ms blocks=80x60 mean=72 left=0 right=1
/// ```
@main
enum CameraProbe {
    /// What the camera's thread and the time limit report to the main task.
    enum Report: Sendable {
        case event(CameraEvent)
        case frames(FrameTally)
        case timeIsUp
    }

    static func main() async {
        guard let wish = Wish(arguments: CommandLine.arguments.dropFirst()) else {
            say(Wish.usage)
            exit(2)
        }
        if wish.lists { return list() }
        var isFine = await run(wish)
        // The device has to be free the moment `closed` was told, so a second run opens it at once.
        if isFine, wish.runsTwice { isFine = await run(wish) }
        exit(isFine ? 0 : 3)
    }

    /// A line at once, unbuffered: scripts wait for it.
    static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        write(STDOUT_FILENO, bytes, bytes.count)
    }

    static func list() {
        let (devices, troubles) = CameraDevice.survey()
        for device in devices {
            say("CAMERA \(device.path) name=\"\(device.name)\" builtIn=\(device.isBuiltIn)")
        }
        for trouble in troubles { say("TROUBLE kind=\(trouble.kind) cause=\"\(trouble.cause)\"") }
    }

    private static func look(_ wish: Wish, _ inbox: AsyncStream<Report>.Continuation) -> Webcam {
        var tally = FrameTally()
        return Webcam.start(
            wish.choice,
            look: { frame in
                tally.add(frame)
                inbox.yield(.frames(tally))
            },
            tell: { inbox.yield(.event($0)) })
    }

    /// Says of each photograph how large it is, and the mean of its red, green and blue.
    private static func photograph(_ wish: Wish, _ inbox: AsyncStream<Report>.Continuation) -> Webcam {
        var tally = FrameTally()
        return Webcam.photograph(
            wish.choice,
            see: { photograph in
                tally.addPhotograph()
                let means = [16, 8, 0].map { shift in
                    photograph.pixels.reduce(0) { $0 + Int($1 >> UInt32(shift) & 0xFF) }
                        / photograph.pixels.count
                }
                say("PHOTO \(photograph.width)x\(photograph.height) mean=\(means)")
                inbox.yield(.frames(tally))
            },
            tell: { inbox.yield(.event($0)) })
    }

    /// True when everything wished for happened in time.
    static func run(_ wish: Wish) async -> Bool {
        let began = ContinuousClock.now
        let (reports, inbox) = AsyncStream<Report>.makeStream()
        let webcam = wish.photographs ? photograph(wish, inbox) : look(wish, inbox)
        let limit = Task {
            try await Task.sleep(for: .seconds(wish.seconds))
            inbox.yield(.timeIsUp)
        }
        var progress = Progress(wish: wish)
        var last: FrameTally?
        for await report in reports {
            switch report {
            case .event(let event):
                say("EVENT \(began.elapsed) \(event.line)")
                progress.saw(event, after: last?.frames ?? 0)
                if event == .closed { inbox.finish() }
            case .frames(let tally):
                if tally.sweeps.count > (last?.sweeps.count ?? 0) { say("SWEEP \(tally.sweeps.last ?? "")") }
                last = tally
            case .timeIsUp:
                webcam.stop()
            }
            if progress.isFulfilled(after: last?.frames ?? 0) { webcam.stop() }
        }
        limit.cancel()
        let isFine = progress.isFulfilled(after: last?.frames ?? 0)
        say("RESULT \(isFine ? "ok" : "timeout") \((last ?? FrameTally()).line)")
        return isFine
    }
}
