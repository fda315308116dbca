extension Step {
    /// The durations in the instruction, in reading order: what the step's timer buttons offer.
    public var durations: [TimedPhrase] {
        DurationFinder.find(in: text).filter { !untimed.contains($0.phrase) }
    }

    /// What a timer of this step is called, in at most `TimerName.longest` characters: the step's title, else
    /// the first words of the sentence that holds the duration, else "Step 3".
    ///
    /// - Parameters:
    ///   - phrase: one of `durations`.
    ///   - stepNumber: counted from 1, as the cook sees it.
    public func timerName(for phrase: TimedPhrase, stepNumber: Int) -> String {
        TimerName.short(title) ?? TimerName.inSentence(of: phrase, in: text) ?? "Step \(stepNumber)"
    }
}
