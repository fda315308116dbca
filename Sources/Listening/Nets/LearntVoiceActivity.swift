/// Whether somebody speaks, by a net that has learnt what is no voice: running water, music and pans are none, however loud.
struct LearntVoiceActivity: SpeechWatch {
    /// What was found by trying (`Tests/Listening`).
    struct Rule {
        /// Logarithms of the odds at which speech begins, and below which it rests.
        var above: Float = 0, below: Float = -1
        /// Seconds that it must last, to be more than a click.
        var onset = 0.06
        /// Seconds of silence after which it rests, and is over.
        var rest = 0.14, end = 0.28
    }

    /// Seconds from a sound to the answer: what follows is heard, and a window must be full.
    private static let late = Double(SpeechDetector.delay + 1) * VoiceActivity.span
    let lead = 0.5
    private let rule: Rule
    private var detector: SpeechDetector
    private var spectrum = MelSpectrum()
    private var waiting: [Int16] = []
    private(set) var isSpeaking = false
    private var hasRested = false
    private var loud = 0.0, quiet = 0.0

    init(_ detector: SpeechDetector, _ rule: Rule = Rule()) { (self.detector, self.rule) = (detector, rule) }

    var silence: Double { quiet + Self.late }

    mutating func take(_ samples: UnsafeBufferPointer<Int16>) -> VoiceActivity.Change? {
        waiting.append(contentsOf: samples)
        let needed = MelSpectrum.window + MelSpectrum.hop
        guard waiting.count >= needed else { return nil }
        var energies: [Float] = []
        energies.reserveCapacity(2 * MelSpectrum.bands)
        spectrum.append(waiting, from: 0, to: &energies)
        spectrum.append(waiting, from: MelSpectrum.hop, to: &energies)
        waiting.removeFirst(2 * MelSpectrum.hop)
        return judge(detector.take(energies))
    }

    private mutating func judge(_ odds: Float) -> VoiceActivity.Change? {
        let span = VoiceActivity.span
        if !isSpeaking {
            loud = odds >= rule.above ? loud + span : max(0, loud - span)
            guard loud >= rule.onset - span / 2 else { return nil }
            (isSpeaking, hasRested, loud, quiet) = (true, false, 0, 0)
            return .began
        }
        let isQuiet = odds < rule.below
        quiet = isQuiet ? quiet + span : 0
        if !isQuiet, hasRested {
            hasRested = false
            return .wentOn
        }
        if quiet >= rule.end - span / 2 {
            (isSpeaking, hasRested) = (false, false)
            return .ended
        }
        if quiet >= rule.rest - span / 2, !hasRested {
            hasRested = true
            return .rested
        }
        return nil
    }
}
