import Glibc
import HandsOff
import Listening
import Speech

/// What listening costs, in parts of a core: in a silent kitchen, and while somebody talks all the time;
/// `hands-off bench --listening`.
public enum ListenBench {
    private static let seconds = 60

    public static func run() async {
        do throws(ListeningTrouble) {
            // The noise of a cheap microphone.
            var state: UInt64 = 1
            let hiss = (0..<seconds * VoiceActivity.rate).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int16(truncatingIfNeeded: Int64(bitPattern: state) >> 60)
            }
            Figures.tell("listening to silence", "\(try cost(hiss)) % of a core   (aim ≤ 1 %)")
            let talk = await talk()
            Figures.tell("listening to talk", "\(try cost(talk)) % of a core   (aim ≤ 15 %)")
        } catch {
            printLine("listening: \(error.cause)")
        }
    }

    /// A voice that reads short sentences, so that each is looked at.
    private static func talk() async -> [Int16] {
        let sentences = [
            "Warm the oil in a large pan.", "Stir it in.", "That smells good!", "Fold in the flour.",
            "Let the dough rest.", "How are you today?", "Wash the rice first.", "I don't know.",
        ]
        var sound: [Int16] = []
        var at = 0
        while sound.count < seconds * VoiceActivity.rate, at < 200 {
            do throws(SpeechTrouble) {
                let phrase = try await Synthesiser.shared.speak(sentences[at % sentences.count], in: "en-us")
                sound += WaveFile(rate: phrase.rate, samples: phrase.samples).forListening
                sound += [Int16](repeating: 0, count: VoiceActivity.rate / 2)
            } catch {
                break
            }
            at += 1
        }
        return sound
    }

    /// - Returns: per cent, with two figures behind the point.
    private static func cost(_ samples: [Int16]) throws(ListeningTrouble) -> Double {
        let listener = try ListeningWish(language: "en").listener()
        let before = processorTime
        for at in stride(from: 0, to: samples.count, by: 640) {
            samples.withUnsafeBufferPointer {
                _ = listener.take(UnsafeBufferPointer(rebasing: $0[at..<min(samples.count, at + 640)]))
            }
        }
        let seconds = Double(max(1, samples.count)) / Double(VoiceActivity.rate)
        return ((processorTime - before) / seconds * 10_000).rounded() / 100
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
