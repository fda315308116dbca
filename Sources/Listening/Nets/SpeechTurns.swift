/// When somebody begins to speak and when it is over, by how likely it is that somebody speaks. The frames are its only clock.
struct SpeechTurns {
    /// What was found by trying (`Tests/Listening`).
    struct Rule {
        /// Logarithms of the odds at which speech begins, and below which it rests.
        var above: Float = 0, below: Float = -1
        /// Seconds that it must last, to be more than a click.
        var onset = 0.06
        /// Seconds of silence after which it is over.
        var end = 0.28
        /// Logarithms of the odds above which nothing fades; between these and ``below`` a moment counts as silence in part.
        var busy: Float = 2
        /// Seconds of that after which it may be over.
        var fade = 0.32
    }

    private let rule: Rule
    private(set) var isSpeaking = false
    private var hasFaded = false
    private var loud = 0.0, quiet = 0.0, faded = 0.0

    init(_ rule: Rule = Rule()) { self.rule = rule }

    /// Seconds of silence since the last of what was said.
    var silence: Double { max(quiet, faded) }

    mutating func close() {
        (isSpeaking, hasFaded, loud, quiet, faded) = (false, false, 0, 0, 0)
    }

    /// - Parameter odds: of a frame; their logarithm.
    mutating func take(_ odds: Float) -> VoiceActivity.Change? {
        let span = VoiceActivity.span
        if !isSpeaking {
            loud = odds >= rule.above ? loud + span : max(0, loud - span)
            guard loud >= rule.onset - span / 2 else { return nil }
            close()
            isSpeaking = true
            return .began
        }
        quiet = odds < rule.below ? quiet + span : 0
        let isBusy = odds >= rule.busy
        faded = isBusy ? 0 : faded + span * Double(min(1, (rule.busy - odds) / (rule.busy - rule.below)))
        if isBusy { hasFaded = false }
        if quiet >= rule.end - span / 2 {
            isSpeaking = false
            return .ended
        }
        if faded >= rule.fade - span / 2, !hasFaded {
            hasFaded = true
            return .faded
        }
        return nil
    }
}
