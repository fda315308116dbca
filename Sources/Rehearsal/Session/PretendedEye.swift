import Camera
import Gestures
import House

/// The camera of a session: answers as the script says, and sees what the script plays.
@MainActor final class PretendedEye {
    var camera: SessionScript.PretendedCamera
    private var report: (@Sendable (EyeReport) -> Void)?
    private var wished: String?
    private var watcher: Watcher?
    private var generation = 0
    /// The number of the latest glimpse, by which the page tells them apart; far from those of recordings.
    var glimpses = 1 << 32

    /// What stands for it while a photo is taken.
    private(set) lazy var lens = PretendedLens(self)
    /// What there is to choose from; the first is built in.
    let devices: [CameraDevice]

    init(_ camera: SessionScript.PretendedCamera, names: [String]) {
        self.camera = camera
        devices = names.enumerated().map { i, name in
            CameraDevice(path: "/dev/video\(2 * i)", name: name, isBuiltIn: i == 0)
        }
    }

    var isOpen: Bool { report != nil }

    func open(_ wish: EyeWish, _ report: @escaping @Sendable (EyeReport) -> Void) -> any CameraFeed {
        self.report = report
        wished = wish.device
        watcher = Watcher(wish)
        tell()
        generation += 1
        return PretendedFeed(eye: self, generation: generation)
    }

    func close(_ generation: Int) {
        if generation == self.generation { (report, watcher) = (nil, nil) }
    }

    /// The camera was pulled out or put back, or another program took it.
    func change(to camera: SessionScript.PretendedCamera) {
        self.camera = camera
        tell()
        lens.tell()
    }

    /// Shows a frame to the detector, as the camera's thread would.
    func look(at frame: LumaFrame) {
        guard let report, watcher != nil, camera == .works else { return }
        for item in watcher?.look(at: frame) ?? [] { report(item) }
    }

    /// Reports what the camera's thread would have found; returns whether anybody listens.
    func tell(_ item: EyeReport) -> Bool {
        guard let report, camera == .works else { return false }
        report(item)
        return true
    }

    private var name: String { devices.first { $0.path == wished }?.name ?? "Kitchen camera" }

    private func tell() {
        guard let report else { return }
        guard let kind = camera.trouble else {
            return report(.opened(.camera(name: name, mode: "640×480, 30 a second")))
        }
        report(.trouble(.camera(CameraTrouble(kind, operation: "pretended"))))
    }
}

private struct PretendedFeed: CameraFeed {
    let eye: PretendedEye
    let generation: Int

    func close() {
        Task { @MainActor in eye.close(generation) }
    }
}

extension SessionScript.PretendedCamera {
    var trouble: CameraTrouble.Kind? {
        switch self {
        case .works: nil
        case .none: .noneFound
        case .busy: .busy
        case .forbidden: .forbidden
        case .unplugged: .unplugged
        case .frozen: .frozen
        case .unreadable: .unreadable
        }
    }
}
