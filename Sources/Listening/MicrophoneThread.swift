import CSDL2
import Glibc

/// Takes the sound of a microphone from SDL every few hundredths of a second, and lets a ``Listener`` hear it.
///
/// Made by ``Microphone/start(_:tell:)`` and from then on confined to its own thread.
final class MicrophoneThread {
    /// Microseconds between two looks at what has come in.
    private static let beat: UInt32 = 40_000
    /// Beats between two attempts to open a microphone that wasn't there.
    private static let patience = 50

    private let wish: ListeningWish
    private let isStopped: @Sendable () -> Bool
    private let tell: @Sendable (MicrophoneEvent) -> Void
    private var listener: Listener?
    private var device: SDL_AudioDeviceID = 0
    private var told: ListeningTrouble.Kind?
    private var buffer = [Int16](repeating: 0, count: VoiceActivity.rate)

    init(
        _ wish: ListeningWish, _ isStopped: @escaping @Sendable () -> Bool,
        _ tell: @escaping @Sendable (MicrophoneEvent) -> Void
    ) {
        (self.wish, self.isStopped, self.tell) = (wish, isStopped, tell)
    }

    /// Hands `self` to a new thread. Signals stay with the main thread, which knows what to do with them.
    func start() {
        let baton = Unmanaged.passRetained(self)
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, runMicrophoneThread, baton.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if code == 0 {
            pthread_detach(thread)
        } else {
            baton.release()
            tell(.trouble(ListeningTrouble(.failed, cause: "pthread_create: \(code)")))
            tell(.closed)
        }
    }

    fileprivate func run() {
        defer { tell(.closed) }
        do throws(ListeningTrouble) { listener = try wish.listener() } catch { return tell(.trouble(error)) }
        guard shim_audio_begin() == 0 else {
            return tell(.trouble(ListeningTrouble(.noMicrophone, cause: String(cString: SDL_GetError()))))
        }
        defer { shim_audio_end() }
        var wait = 0
        while !isStopped() {
            if device == 0, wait == 0 {
                open()
                wait = Self.patience
            }
            wait = max(0, wait - 1)
            // No microphone is looked for rarely, so that waiting for one costs nothing.
            usleep(device == 0 ? Self.beat * 5 : Self.beat)
            if device == 0 { wait = max(0, wait - 4) } else { hear() }
        }
        close()
    }

    private func open() {
        guard SDL_GetNumAudioDevices(1) != 0 else {
            return complain(ListeningTrouble(.noMicrophone, cause: "SDL_GetNumAudioDevices: 0"))
        }
        var wanted = SDL_AudioSpec()
        wanted.freq = Int32(VoiceActivity.rate)
        wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
        wanted.channels = 1
        wanted.samples = 512
        var given = SDL_AudioSpec()
        device = SDL_OpenAudioDevice(nil, 1, &wanted, &given, 0)
        guard device != 0 else {
            return complain(ListeningTrouble(.busy, cause: String(cString: SDL_GetError())))
        }
        SDL_PauseAudioDevice(device, 0)
        told = nil
        tell(.opened(SDL_GetAudioDeviceName(0, 1).map { String(cString: $0) } ?? ""))
    }

    private func hear() {
        // SDL stops a device that has been pulled out.
        guard SDL_GetAudioDeviceStatus(device) == SDL_AUDIO_PLAYING else {
            close()
            return complain(ListeningTrouble(.unplugged, cause: "SDL_AUDIO_STOPPED"))
        }
        let room = UInt32(buffer.count * 2)
        let count = Int(SDL_DequeueAudio(device, &buffer, room)) / 2
        guard count > 0, let listener else { return }
        let overlaid = wish.isOverlaid()
        let sayings = buffer.withUnsafeBufferPointer {
            listener.take(UnsafeBufferPointer(rebasing: $0[..<count]), overlaid: overlaid)
        }
        for saying in sayings { tell(.said(saying)) }
    }

    private func close() {
        if device != 0 { SDL_CloseAudioDevice(device) }
        device = 0
    }

    /// Once for each trouble, not at every attempt.
    private func complain(_ trouble: ListeningTrouble) {
        if trouble.kind != told { tell(.trouble(trouble)) }
        told = trouble.kind
    }
}

/// The C entry point of the thread; a named function, since a closure could inherit an actor.
private func runMicrophoneThread(_ baton: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let baton else { return nil }
    Unmanaged<MicrophoneThread>.fromOpaque(baton).takeRetainedValue().run()
    return nil
}
