/// What else foods and dishes are called, in every language of the app at once: nobody thinks of the language
/// of a recipe before looking for it.
struct Wordbook: Sendable {
    /// Words that must all be there.
    typealias Phrase = [String]

    /// What else a phrase is called: equals, then kinds of it.
    private var kin: [Phrase: [Phrase]] = [:]
    private var traits: [Phrase: [DishTrait]] = [:]
    /// The single words by their first letters, for slips.
    private var spellings: [Unicode.Scalar: [(word: String, letters: [Unicode.Scalar])]] = [:]

    static let shared = Wordbook()

    private init() {
        for line in (Wordbook.foods + "\n" + Wordbook.dishes).split(separator: "\n") {
            let sides = line.split(separator: ">").map { side in
                side.split(separator: ",").map { Wordbook.phrase(String($0)) }
            }
            guard let equals = sides.first else { continue }
            let kinds = sides.count > 1 ? sides[1] : []
            for phrase in equals {
                let others = (equals + kinds).filter { $0 != phrase }
                kin[phrase, default: []] += others.filter { !(kin[phrase] ?? []).contains($0) }
            }
        }
        for word in Wordbook.lone.split(whereSeparator: \.isWhitespace) { kin[[String(word)]] = [] }
        for trait in DishTrait.allCases {
            for name in trait.names { traits[Wordbook.phrase(name), default: []].append(trait) }
        }
        for phrase in Set(kin.keys).union(traits.keys) where phrase.count == 1 && phrase[0].utf8.count > 3 {
            let letters = Array(phrase[0].unicodeScalars)
            spellings[letters[0], default: []].append((phrase[0], letters))
        }
    }

    static func phrase(_ text: String) -> Phrase { FoundWord.all(in: text).map(\.text) }

    /// What else these words are called; nil if they aren't in the book.
    func others(_ words: Phrase) -> [Phrase]? { forms(words).lazy.compactMap { kin[$0] }.first }

    /// A word as the book has it, if that is another form of it.
    func stem(_ word: String) -> String? {
        let form = forms([word]).first { kin[$0] != nil }?.first
        return form == word ? nil : form
    }

    /// The courses that these words are a name of.
    func traits(_ words: Phrase) -> [DishTrait]? { forms(words).lazy.compactMap { traits[$0] }.first }

    func knows(_ word: String) -> Bool { others([word]) != nil || traits([word]) != nil }

    /// The two words of the book that a German word is made of: "Kartoffelsuppe".
    func parts(_ word: String) -> (String, String)? {
        let letters = Array(word.unicodeScalars)
        guard letters.count > 6 else { return nil }
        for place in 3...(letters.count - 3) {
            let head = text(letters[..<place]), tail = text(letters[place...])
            if others([head]) != nil, others([tail]) != nil { return (head, tail) }
        }
        return nil
    }

    /// The words of the book that were meant by one with a slip or two, the nearest first.
    func meant(by word: String) -> [String] {
        let letters = Array(word.unicodeScalars)
        guard letters.count > 4, let first = letters.first, !knows(word) else { return [] }
        let near = (spellings[first] ?? []).compactMap { entry -> (word: String, cost: Double)? in
            guard abs(entry.letters.count - letters.count) < 3, !entry.letters.starts(with: letters) else {
                return nil
            }
            let cost = Slip.cost(letters, entry.letters)
            return cost <= Slip.most(letters.count) ? (entry.word, cost) : nil
        }
        return near.sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.prefix(3).map(\.word)
    }

    private func text(_ letters: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters)
        return String(text)
    }

    /// The words as they stand, in the singular, without the endings and links of German, and with "ae" for
    /// "ä".
    private func forms(_ words: Phrase) -> [Phrase] {
        guard var last = words.last, last.utf8.count > 2 else { return [words] }
        let start = Array(words.dropLast())
        var ends = [last, Plural.singular(last)]
        for _ in 0..<2 {
            for ending in ["n", "en", "e", "er", "es", "s"] where last.hasSuffix(ending) {
                let rest = String(last.dropLast(ending.count))
                if rest.utf8.count > 2 { ends.append(rest) }
            }
            ends.append(last + "e")
            last = last.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
            if ends.contains(last) { break }
            ends.append(last)
        }
        return ends.map { start + [$0] }
    }
}
