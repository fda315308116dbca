public import Gestures

/// A webcam that is switched on: opens the camera, streams, and comes back by itself from every trouble,
/// until it is stopped or nobody holds it any more.
///
/// ```swift
/// let webcam = Webcam.start(.automatic, look: { recogniser.look(at: $0) }, tell: { post($0) })
/// ```
/// It runs on a thread of its own that sleeps until a picture, a change of the devices or `stop` wakes it.
public final class Webcam: Sendable {
    /// Which camera to use.
    public enum Choice: Sendable, Hashable {
        /// The first that works, in the order of `CameraDevice.all()`.
        case automatic
        /// This one only, even if it isn't there yet.
        case path(String)
    }

    private let bell: Bell

    private init(bell: Bell) {
        self.bell = bell
    }

    deinit {
        stop()
    }

    /// Switches a camera on and returns at once; what becomes of it is told.
    ///
    /// - Parameters:
    ///   - keepsRate: whether pictures in dim light are to come at their rate, brightened by gain, where the camera
    ///     can do that: grainier, but a quick hand is in them.
    ///   - look: called for every picture on the camera's thread, which it should leave within a few
    ///     milliseconds. It is handed over to that thread, so it may own the recogniser and change it.
    ///   - tell: called on the camera's thread whenever the camera's state changes; the last is `closed`.
    public static func start(
        _ choice: Choice = .automatic,
        keepsRate: Bool = false,
        look: sending @escaping (LumaFrame) -> Void,
        tell: @escaping @Sendable (CameraEvent) -> Void
    ) -> Webcam {
        let bell = Bell()
        CameraThread(choice: choice, bell: bell, viewer: .gestures(keepsRate: keepsRate, look), tell: tell)
            .start()
        return Webcam(bell: bell)
    }

    /// The same for taking a photo: large pictures in colour, ten a second at most, to aim by and to choose
    /// one of. Nothing is kept of them here.
    public static func photograph(
        _ choice: Choice = .automatic,
        see: sending @escaping (Photograph) -> Void,
        tell: @escaping @Sendable (CameraEvent) -> Void
    ) -> Webcam {
        let bell = Bell()
        CameraThread(choice: choice, bell: bell, viewer: .photographs(every: 0.1, see), tell: tell).start()
        return Webcam(bell: bell)
    }

    /// The same for recording a clip: smaller pictures, and all of them.
    public static func film(
        _ choice: Choice = .automatic,
        see: sending @escaping (Photograph) -> Void,
        tell: @escaping @Sendable (CameraEvent) -> Void
    ) -> Webcam {
        let bell = Bell()
        CameraThread(choice: choice, bell: bell, viewer: .films(see), tell: tell).start()
        return Webcam(bell: bell)
    }

    /// Switches the camera off and returns at once; the thread closes the device and then tells `closed`. A
    /// picture being looked at this moment is finished; none comes after `closed`. Any thread, any number of
    /// times.
    public func stop() {
        bell.ring()
    }
}

extension Webcam.Choice {
    /// The path asked for, nil for whichever works.
    var path: String? {
        if case .path(let path) = self { path } else { nil }
    }

    /// Opens the first camera that can be opened, or throws what is the matter with the most promising one.
    func open(for purpose: CapturePurpose) throws(CameraTrouble) -> CaptureStream {
        if let path { return try CaptureStream.open(CameraDevice.identified(path), for: purpose) }
        let (devices, troubles) = CameraDevice.survey()
        var refusal = troubles.first
        for (index, device) in devices.enumerated() {
            do {
                return try CaptureStream.open(device, for: purpose)
            } catch {
                if index == 0 { refusal = error }
            }
        }
        throw refusal ?? CameraTrouble(.noneFound, operation: "opendir", path: nil)
    }
}
