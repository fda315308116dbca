extension Step {
    /// The durations in the instruction, in reading order: what the step's timer buttons offer.
    public var durations: [TimedPhrase] {
        RestFinder.timed(in: text).filter { !untimed.contains($0.phrase) }
    }

    /// The nights and days that the instruction lets something stand, in reading order.
    public var rests: [Rest] { RestFinder.find(in: text) }

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
