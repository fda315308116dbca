/// Whether somebody speaks, by a net that has learnt what is no voice: running water, music and pans are none, however loud.
struct LearntVoiceActivity: SpeechWatch {
    /// Seconds from a sound to the answer: what follows is heard, and a window must be full.
    private static let late = Double(SpeechDetector.delay + 1) * VoiceActivity.span
    let lead = 0.5
    private var detector: SpeechDetector
    private var turns = SpeechTurns()
    private var spectrum = MelSpectrum()
    private var waiting: [Int16] = []

    init(_ detector: SpeechDetector) { self.detector = detector }

    var isSpeaking: Bool { turns.isSpeaking }
    var silence: Double { turns.silence + Self.late }

    mutating func close() { turns.close() }

    mutating func take(_ samples: UnsafeBufferPointer<Int16>) -> VoiceActivity.Change? {
        waiting.append(contentsOf: samples)
        let needed = MelSpectrum.window + MelSpectrum.hop
        guard waiting.count >= needed else { return nil }
        var energies: [Float] = []
        energies.reserveCapacity(2 * MelSpectrum.bands)
        spectrum.append(waiting, from: 0, to: &energies)
        spectrum.append(waiting, from: MelSpectrum.hop, to: &energies)
        waiting.removeFirst(2 * MelSpectrum.hop)
        return turns.take(detector.take(energies))
    }
}
