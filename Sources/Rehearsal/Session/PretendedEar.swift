import House
import Listening
import Sounds
import Speech

/// The microphone of a session: answers as the script says, and hears what the script says aloud, really: a voice of
/// our own makes sound of it, which goes the way of every sound.
@MainActor final class PretendedEar {
    private(set) var microphone: SessionScript.PretendedMicrophone
    private var report: (@Sendable (MicrophoneEvent) -> Void)?
    private var listener: Listener?
    private var generation = 0
    /// Seconds of silence before and after what is said.
    private static let silence = 0.8

    init(_ microphone: SessionScript.PretendedMicrophone) { self.microphone = microphone }

    func open(
        _ wish: ListeningWish, _ report: @escaping @Sendable (MicrophoneEvent) -> Void
    ) -> any MicrophoneFeed {
        self.report = report
        generation += 1
        do throws(ListeningTrouble) {
            listener = try wish.listener()
            tell()
        } catch {
            listener = nil
            report(.trouble(error))
        }
        return PretendedMicrophoneFeed(ear: self, generation: generation)
    }

    func close(_ generation: Int) {
        if generation == self.generation { (report, listener) = (nil, nil) }
    }

    /// The microphone was pulled out or put back, or another program took it.
    func change(to microphone: SessionScript.PretendedMicrophone) {
        self.microphone = microphone
        tell()
    }

    /// Somebody says something in the kitchen.
    /// - Returns: why nobody could hear it.
    func say(_ text: String) async -> String? {
        guard let report, let listener, microphone == .works else { return "Nothing listens." }
        do throws(SpeechTrouble) {
            let phrase = try await Synthesiser.shared.speak(text, in: "en-us+f5")
            let silence = [Int16](repeating: 0, count: Int(Self.silence * Double(VoiceActivity.rate)))
            let sound = silence + WaveFile(rate: phrase.rate, samples: phrase.samples).forListening + silence
            for saying in sound.withUnsafeBufferPointer({ listener.take($0) }) { report(.said(saying)) }
            return nil
        } catch {
            return "It can’t be said: \(error.cause)"
        }
    }

    private func tell() {
        guard let report else { return }
        guard let kind = microphone.trouble else { return report(.opened("Kitchen microphone")) }
        report(.trouble(ListeningTrouble(kind, cause: "pretended")))
    }
}

private struct PretendedMicrophoneFeed: MicrophoneFeed {
    let ear: PretendedEar
    let generation: Int

    func close() {
        Task { @MainActor in ear.close(generation) }
    }
}

extension SessionScript.PretendedMicrophone {
    var trouble: ListeningTrouble.Kind? {
        switch self {
        case .works: nil
        case .none: .noMicrophone
        case .busy: .busy
        case .unplugged: .unplugged
        }
    }
}
