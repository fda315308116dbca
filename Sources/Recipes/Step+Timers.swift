extension Step {
    /// The durations in the instruction, in reading order: what the step's timer buttons offer.
    public var durations: [TimedPhrase] {
        DurationFinder.find(in: text).filter { !$0.isRest && !untimed.contains($0.phrase) }
    }

    /// What the instruction lets stand for more than a day, in reading order: nothing to set a timer for,
    /// but to know before one begins.
    public var rests: [TimedPhrase] { DurationFinder.find(in: text).filter(\.isRest) }

    /// What a timer of this step is called, in at most `TimerName.longest` characters: the step's title,
    /// else the first words of the sentence that holds the duration.
    ///
    /// - Parameters:
    ///   - phrase: one of `durations`.
    ///   - fallback: the name if neither says anything.
    public func timerName(for phrase: TimedPhrase, otherwise fallback: String) -> String {
        TimerName.short(title) ?? TimerName.inSentence(of: phrase, in: text) ?? fallback
    }
}
