import Media
import Stage
import Synchronization

/// Leads what the camera sees to whoever records it, on the camera's own thread.
final class LensTap: Sendable {
    private let recorder = Mutex<ClipRecorder?>(nil)
    /// Seconds on a clock that goes on evenly.
    private let clock: @Sendable () -> Double

    init(clock: @escaping @Sendable () -> Double) { self.clock = clock }

    func lead(to recorder: ClipRecorder?) { self.recorder.withLock { $0 = recorder } }

    func take(_ report: LensReport) {
        guard case .picture(let picture) = report, let recorder = recorder.withLock({ $0 }) else { return }
        recorder.add(picture.pixels, width: picture.width, height: picture.height, at: clock())
    }
}
