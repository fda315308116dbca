public import Camera
import Gestures
public import Media

extension Webcam: CameraFeed {
    public func close() { stop() }
}

extension RecordedCamera: CameraFeed {
    public func close() { stop() }
}

/// Opens whatever stands for the camera and lets a ``Watcher`` look on its thread.
public struct CameraService: Sendable {
    public let choice: CameraChoice

    public init(choice: CameraChoice) {
        self.choice = choice
    }

    /// Opens it and returns at once.
    /// - Parameter report: called on the camera's thread.
    public func open(_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed {
        switch choice {
        case .none:
            report(.trouble(.leftOut))
            return NoCamera()
        case .clip(let path): return play(path, wish, report)
        case .device(let path): return watch(.path(path), wish, report)
        case .automatic: return watch(wish.device.map { .path($0) } ?? .automatic, wish, report)
        }
    }

    /// What there is to choose from; nothing if the command line has chosen.
    public func find() -> [CameraDevice] { choice == .automatic ? CameraDevice.all() : [] }

    private func watch(
        _ choice: Webcam.Choice, _ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void
    ) -> any CameraFeed {
        var watcher = Watcher(wish)
        return Webcam.start(choice, keepsRate: wish.keepsRate) { frame in
            for item in watcher.look(at: frame) { report(item) }
        } tell: { event in
            switch event {
            case .opened(let device, let mode), .back(let device, let mode):
                report(.opened(.camera(name: device.name, mode: mode.description)))
            case .trouble(let trouble): report(.trouble(.camera(trouble)))
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
            case .opened: report(.opened(.recording))
            case .trouble(let error): report(.trouble(.recording(error)))
            case .ended: report(.trouble(.recordingOver))
            case .closed: report(.closed)
            }
        }
    }
}
