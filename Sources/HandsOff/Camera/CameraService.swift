import Camera
import Gestures
import Media

extension Webcam: CameraFeed {
    func close() { stop() }
}

extension RecordedCamera: CameraFeed {
    func close() { stop() }
}

/// Opens whatever stands for the camera and lets a ``Watcher`` look on its thread.
struct CameraService: Sendable {
    let choice: LaunchOptions.CameraChoice

    func open(_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed {
        switch choice {
        case .none:
            report(
                .trouble(
                    sentence: "The camera was left out when the program was started.", cause: "--camera none")
            )
            return NoCamera()
        case .clip(let path): return play(path, wish, report)
        case .device(let path): return watch(.path(path), wish, report)
        case .automatic: return watch(wish.device.map { .path($0) } ?? .automatic, wish, report)
        }
    }

    /// What there is to choose from; nothing if the command line has chosen.
    func find() -> [CameraDevice] { choice == .automatic ? CameraDevice.all() : [] }

    private func watch(
        _ choice: Webcam.Choice, _ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void
    ) -> any CameraFeed {
        var watcher = Watcher(wish)
        return Webcam.start(choice) { frame in
            for item in watcher.look(at: frame) { report(item) }
        } tell: { event in
            switch event {
            case .opened(let device, let mode), .back(let device, let mode):
                report(.opened(name: device.name, mode: mode.description))
            case .trouble(let trouble): report(.trouble(sentence: trouble.sentence, cause: trouble.cause))
            case .closed: report(.closed)
            }
        }
    }

    private func play(
        _ path: String, _ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void
    ) -> any CameraFeed {
        var watcher = Watcher(wish)
        return RecordedCamera.start(path) { frame in
            for item in watcher.look(at: frame) { report(item) }
        } tell: { event in
            switch event {
            case .opened: report(.opened(name: "Recording", mode: "from a file"))
            case .trouble(let error): report(.trouble(sentence: error.sentence, cause: error.cause))
            case .ended:
                report(
                    .trouble(
                        sentence: "The recording that stands in for the camera is over.", cause: "end of file"
                    ))
            case .closed: report(.closed)
            }
        }
    }
}
