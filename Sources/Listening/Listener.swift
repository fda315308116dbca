public import Commands

/// Hears commands in a stream of sound: the ear, a recogniser, the grammar and the wake word, on one thread.
public final class Listener {
    /// What words must be like, besides sure; found by trying (`Tests/Listening`).
    public struct Rule: Sendable, Hashable {
        /// The most seconds between two words, after the wake word and elsewhere.
        public var pause = 0.5, gap = 0.3
        /// The most seconds of sound before the first word and after the last that are none of them.
        public var around = 0.8

        public init() {}

        /// For words that a net has heard: it tells of a phone at its loudest moment only, and all that is between two
        /// words counts against them anyway.
        static let ofNets: Rule = {
            var rule = Rule()
            (rule.pause, rule.gap, rule.around) = (1.0, 0.7, 5)
            return rule
        }()
    }

    private let ear: Ear
    private let recogniser: any Recogniser
    private let rule: Rule
    private var reading: CommandReading
    private var wake: WakeRule

    /// - Parameter needsWake: whether commands count only after the wake word.
    init(
        _ ear: Ear, _ recogniser: any Recogniser, _ reading: CommandReading, needsWake: Bool,
        rule: Rule = Rule()
    ) throws(ListeningTrouble) {
        (self.ear, self.recogniser, self.reading, self.rule) = (ear, recogniser, reading, rule)
        wake = WakeRule(needsWake: needsWake)
        try recogniser.expect(SpokenGrammar(reading))
    }

    /// Seconds of sound so far.
    public var now: Double { ear.now }
    /// Whether somebody speaks.
    public var isHearingSpeech: Bool { ear.isHearingSpeech }

    /// Another dish has other foods.
    public func expect(_ reading: CommandReading) throws(ListeningTrouble) {
        let (old, new) = (self.reading, reading)
        if new.foods == old.foods, new.vocabulary.language == old.vocabulary.language { return }
        self.reading = reading
        try recogniser.expect(SpokenGrammar(reading))
    }

    public func setNeedsWake(_ needs: Bool) { wake.needsWake = needs }

    /// - Parameters:
    ///   - samples: any number of them, at 16 kHz.
    ///   - overlaid: whether our own voice sounds meanwhile.
    public func take(_ samples: UnsafeBufferPointer<Int16>, overlaid: Bool = false) -> [HeardSaying] {
        var sayings: [HeardSaying] = []
        ear.take(samples, overlaid: overlaid) { said in
            // The wake word alone is waited for: mostly more follows, which must not be cut in two.
            let wake = wake, saying = judge(said), isCommand = saying.command != nil
            if said.isOver || isCommand { sayings.append(saying) } else { self.wake = wake }
            return isCommand
        }
        return sayings
    }

    private func judge(_ said: Ear.Utterance) -> HeardSaying {
        var saying = HeardSaying(from: said.from, to: said.to, at: said.at, fate: .nothing)
        guard let sound = said.sound,
            let found = said.isOver ? recogniser.recognise(sound) : recogniser.recogniseAtOnce(sound)
        else { return saying }
        let start = said.at - Double(sound.count) / Double(VoiceActivity.rate)
        saying.words = found.words.map {
            HeardWord(text: $0.text, from: start + $0.from, to: start + $0.to, sureness: $0.sureness)
        }
        saying.sureness = found.sureness
        guard let phrase = reading.read(found.words.map(\.text)) else { return saying }
        guard counts(saying, said, phrase) else {
            saying.fate = .unsure
            return saying
        }
        // Our own voice never says what wakes, and whoever talks over it wants it to stop.
        let stops = phrase.command == .stop && (phrase.wakes || wake.attends(at: said.from))
        if said.isOverlaid, phrase.command != nil, !stops {
            saying.fate = .overlaid
            return saying
        }
        saying.fate =
            switch wake.take(phrase, began: said.from, at: said.at) {
            case .obey(let command): .obeyed(command)
            case .attend: .attends
            case .ignore: .unwoken
            }
        return saying
    }

    private func counts(_ saying: HeardSaying, _ said: Ear.Utterance, _ phrase: HeardPhrase) -> Bool {
        let standing: Standing =
            phrase.command == nil
            ? .wakeAlone : phrase.wakes ? .woken : wake.attends(at: said.from) ? .awaited : .unguarded
        guard saying.sureness >= recogniser.least(standing), let first = saying.words.first,
            let last = saying.words.last
        else { return false }
        if first.from - said.from > rule.around || said.at - last.to > rule.around { return false }
        let woken = phrase.wakes ? reading.vocabulary.wake.count : 0
        for (i, (word, next)) in zip(saying.words, saying.words.dropFirst()).enumerated()
        where next.from - word.to > (i == woken - 1 ? rule.pause : rule.gap) {
            return false
        }
        return true
    }
}
