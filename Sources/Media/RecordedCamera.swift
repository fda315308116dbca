public import Gestures

/// A recording that stands in for the webcam: its pictures come in real time, as if it were one.
///
/// ```swift
/// let camera = RecordedCamera.start(path, look: { recogniser.look(at: $0) }, tell: { post($0) })
/// ```
/// It runs on a thread of its own that sleeps until the next picture is due or `stop` wakes it.
public final class RecordedCamera: Sendable {
    private let bell: StopBell

    private init(bell: StopBell) {
        self.bell = bell
    }

    deinit {
        stop()
    }

    /// Begins to play and returns at once.
    ///
    /// - Parameters:
    ///   - path: the recording, as for `Recording`.
    ///   - repeats: begin again after the end, for ever; the frames' times go on rising.
    ///   - look: called for every picture on the camera's thread. It is handed over to that thread, so it may
    ///     own the recogniser and change it.
    ///   - tell: called on the camera's thread; the last is `closed`.
    public static func start(
        _ path: String,
        repeats: Bool = false,
        look: sending @escaping (LumaFrame) -> Void,
        tell: @escaping @Sendable (RecordedCameraEvent) -> Void
    ) -> RecordedCamera {
        let bell = StopBell()
        PlaybackThread(path: path, repeats: repeats, bell: bell, look: look, tell: tell).start()
        return RecordedCamera(bell: bell)
    }

    /// Stops and returns at once; the thread closes the file and then tells `closed`. A picture being looked
    /// at this moment is finished; none comes after `closed`. Any thread, any number of times.
    public func stop() {
        bell.ring()
    }
}
