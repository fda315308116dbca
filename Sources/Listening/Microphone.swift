import CSDL2
import Glibc
import Synchronization

/// A microphone that is listened to, until it is stopped. Its sound stays on its own thread and is let go of there.
public final class Microphone: Sendable {
    private let isStopped = Atomic(false)

    private init() {}

    /// Opens the system's microphone and returns at once.
    /// - Parameter tell: called on the microphone's thread.
    public static func start(
        _ wish: ListeningWish, tell: @escaping @Sendable (MicrophoneEvent) -> Void
    ) -> Microphone {
        let microphone = Microphone()
        MicrophoneThread(wish, { microphone.isStopped.load(ordering: .relaxed) }, tell).start()
        return microphone
    }

    /// Returns at once; the device is closed within a tenth of a second.
    public func stop() { isStopped.store(true, ordering: .relaxed) }

    /// The names of those that are there.
    public static func all() -> [String] {
        guard shim_audio_begin() == 0 else { return [] }
        defer { shim_audio_end() }
        let count = SDL_GetNumAudioDevices(1)
        return (0..<max(0, count)).compactMap { SDL_GetAudioDeviceName($0, 1).map { String(cString: $0) } }
    }
}
