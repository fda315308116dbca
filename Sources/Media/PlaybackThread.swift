import CFFmpeg
import Gestures
import Glibc

/// Plays a recording on a thread of its own. Made by `RecordedCamera.start` and from then on confined to that
/// thread.
final class PlaybackThread {
    private let path: String
    private let repeats: Bool
    private let bell: StopBell
    private let look: (LumaFrame) -> Void
    private let tell: @Sendable (RecordedCameraEvent) -> Void
    private var timing = PlaybackTiming()
    private var hasOpened = false
    /// The time of the last picture shown, and what is added to a repeated recording's own times.
    private var shown = 0.0
    private var offset = 0.0

    init(
        path: String, repeats: Bool, bell: StopBell, look: @escaping (LumaFrame) -> Void,
        tell: @escaping @Sendable (RecordedCameraEvent) -> Void
    ) {
        self.path = path
        self.repeats = repeats
        self.bell = bell
        self.look = look
        self.tell = tell
    }

    /// Hands `self` to a new thread.
    func start() {
        let code = bell.descriptor < 0 ? EMFILE : DetachedThread.start(self, runPlayback)
        if code != 0 {
            let cause = String(cString: strerror(code))
            tell(.trouble(RecordingError(sentence: "The recording cannot be played just now.", cause: cause)))
            tell(.closed)
        }
    }

    fileprivate func run() {
        do throws(RecordingError) {
            while try play() && repeats {}
        } catch {
            tell(.trouble(error))
        }
        tell(.closed)
    }

    /// Plays the recording once; false when it was stopped or may not be repeated.
    private func play() throws(RecordingError) -> Bool {
        var recording = try Recording(path: path)
        if !hasOpened { tell(.opened) }
        hasOpened = true
        var pictures = 0
        while let frame = try recording.next() {
            let time = offset + frame.time
            if bell.rings(within: timing.wait(for: time, now: Self.now)) { return false }
            look(LumaFrame(columns: frame.columns, rows: frame.rows, luma: frame.luma, time: time))
            shown = time
            pictures += 1
        }
        guard pictures > 0 else {
            throw RecordingError(
                sentence: "There are no pictures in this recording.", cause: "no frame decoded")
        }
        offset = shown + 1.0 / 30
        if !repeats { tell(.ended) }
        return true
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The C entry point of the thread; a named function, since a closure could inherit an actor.
private func runPlayback(_ baton: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let baton else { return nil }
    Unmanaged<PlaybackThread>.fromOpaque(baton).takeRetainedValue().run()
    return nil
}
