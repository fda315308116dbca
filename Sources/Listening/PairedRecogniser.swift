/// Two recognisers that are asked for the same sound: a net that has learnt noise from rendered voices, and a model that has
/// learnt how people speak from people, in quiet.
///
/// The net is asked first, being cheaper by far; the model where the net is neither sure that it is a command nor that it
/// is none. Sureness is the net's.
final class PairedRecogniser: Recogniser {
    /// What was found by trying (`Tests/Listening`), with voices that take no part in the score.
    struct Rule {
        /// How sure the net must be to be believed without the model, and for the model to be asked at all.
        var sure = -0.15, possible = -4.0
        /// By how much surer it is that both hear the same.
        var agreement = 0.7
        /// How sure the model must be to be believed rather than the net, and how much less likely its words may be to the net.
        var modelIsSure = -20.0, difference = 0.2
        /// What the words of a model that is so sure count for at least, if they are ``possible`` to the net: enough behind
        /// what wakes, too little out of the blue.
        var word = -1.0
    }

    private let net: NetRecogniser
    private let model: any Recogniser
    private let rule: Rule

    init(_ net: NetRecogniser, _ model: any Recogniser, _ rule: Rule = Rule()) {
        (self.net, self.model, self.rule) = (net, model, rule)
    }

    func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble) {
        try net.expect(grammar)
        try model.expect(grammar)
    }

    func least(_ standing: Standing) -> Double { net.least(standing) }

    func recognise(_ sound: HeardSound) -> Recognition? {
        let shares = net.shares(of: sound)
        guard let heard = net.recognise(shares) else { return nil }
        guard (rule.possible..<rule.sure).contains(heard.sureness), let other = model.recognise(sound),
            let likely = net.recognise(shares, as: other.words.map(\.text))
        else { return heard }
        return Self.choice(heard, other, likely.sureness, rule)
    }

    /// What the net hears, if it needs no second opinion.
    func recogniseAtOnce(_ sound: HeardSound) -> Recognition? {
        net.recognise(sound).flatMap { $0.sureness >= rule.sure ? $0 : nil }
    }

    /// - Parameters:
    ///   - heard: what the net hears.
    ///   - other: what the model hears.
    ///   - likely: how sure the net would be of the model's words.
    static func choice(_ heard: Recognition, _ other: Recognition, _ likely: Double, _ rule: Rule)
        -> Recognition
    {
        var choice = heard
        if heard.words.map(\.text) == other.words.map(\.text) {
            choice.sureness = min(0, heard.sureness + rule.agreement)
        } else if other.sureness >= rule.modelIsSure, likely >= rule.possible,
            likely >= heard.sureness - rule.difference || heard.sureness < rule.word
        {
            choice = Recognition(words: other.words, sureness: likely)
        }
        if choice.words.map(\.text) == other.words.map(\.text), other.sureness >= rule.modelIsSure {
            choice.sureness = max(choice.sureness, rule.word)
        }
        return choice
    }
}
