import Commands

/// Recognises by a grammar with the ``PhoneNet``.
final class NetRecogniser: Recogniser {
    private let net: PhoneNet
    private let dictionary: PronouncingDictionary
    private let numbers: [String: Int]
    private var spectrum = MelSpectrum()
    private var search: PhoneSearch?
    /// How each word is spoken that was asked for so far.
    private var ways: [String: [[Int]]] = [:]

    init(_ net: PhoneNet, _ dictionary: PronouncingDictionary) {
        (self.net, self.dictionary) = (net, dictionary)
        numbers = Dictionary(
            net.phones.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }

    func least(_ standing: Standing) -> Double {
        switch standing {
        case .wakeAlone, .awaited, .woken: -1.2
        case .unguarded: -0.7
        }
    }

    func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble) {
        let missing = grammar.words.subtracting(ways.keys)
        for (word, spoken) in dictionary.ways(of: missing) {
            let phones = spoken.compactMap { way in
                let outputs = way.split(separator: " ").map { numbers[String($0)] }
                return outputs.contains(nil) || outputs.isEmpty ? nil : outputs.compactMap(\.self)
            }
            if !phones.isEmpty { ways[word] = phones }
        }
        search = PhoneSearch(PhoneGraph(grammar.pattern { ways[$0] != nil }, ways: ways))
    }

    func recognise(_ sound: HeardSound) -> Recognition? {
        search.flatMap { recognise(shares(of: sound), by: $0) }
    }

    /// What the net makes of a sound, for the others here.
    func shares(of sound: HeardSound) -> [Float] { net.shares(of: spectrum.energies(of: sound.raw)) }

    /// How sure it would be of these words, if nothing else could be said.
    func recognise(_ shares: [Float], as words: [String]) -> Recognition? {
        recognise(shares, by: PhoneSearch(PhoneGraph(.sequence(words.map(Pattern.word)), ways: ways)))
    }

    /// What of all that is expected fits best.
    func recognise(_ shares: [Float]) -> Recognition? { search.flatMap { recognise(shares, by: $0) } }

    private func recognise(_ shares: [Float], by search: PhoneSearch) -> Recognition? {
        guard let found = search.best(shares, outputs: net.outputs) else { return nil }
        return Recognition(
            words: found.words.map {
                HeardWord(
                    text: $0.text, from: Double($0.from) / PhoneNet.frames,
                    to: Double($0.to) / PhoneNet.frames,
                    sureness: $0.sureness)
            }, sureness: found.sureness)
    }
}
