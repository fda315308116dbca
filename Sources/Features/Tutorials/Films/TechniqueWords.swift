import Aloud

/// Which film shows the technique that a step of a recipe speaks of.
///
/// The films' lists name what a step says that needs them: words, and phrases whose words may stand a little apart
/// (“dice onion” is said by “dice two large onions”). The longest that fits counts; what is bought that way, what is
/// not to be done, and cutting another food than the film's, needs no film.
struct TechniqueWords: Sendable {
    private struct Phrase: Sendable {
        let film: String
        let words: [String]
        /// What a step must also speak of, where the words alone could mean any food; empty = nothing.
        let foods: [String]
        var letters: Int { words.reduce(0) { $0 + $1.count } }
    }

    /// A word of a step, in small letters.
    private struct Word {
        var text: String
        /// Which sentence it is in, and what part of it between commas.
        var clause: Int
        var part: Int
        var isBracketed: Bool
    }

    /// By the code of their language, the longest first.
    private let phrases: [String: [Phrase]]

    /// Words that may stand between those of a phrase; German puts the verb last.
    private static let gaps = ["de": 5]
    private static let gap = 3
    /// Words before a phrase in which a “not” takes it back.
    private static let reach = 3
    /// Longer than any step.
    private static let mostLetters = 4000

    init(_ entries: [FilmIndex.Entry]) {
        var phrases: [String: [Phrase]] = [:]
        for entry in entries {
            for (code, list) in entry.words {
                for text in list {
                    let words = Self.words(text).map(\.text)
                    if !words.isEmpty, words.count <= 8 {
                        let foods = Self.foods(entry.titles[code] ?? "", for: words, code)
                        phrases[code, default: []].append(Phrase(film: entry.id, words: words, foods: foods))
                    }
                }
            }
        }
        // Equally long ones stay in the order of the list.
        self.phrases = phrases.mapValues { list in
            list.enumerated().sorted {
                ($1.element.words.count, $1.element.letters, $0.offset)
                    < ($0.element.words.count, $0.element.letters, $1.offset)
            }.map(\.element)
        }
    }

    var isEmpty: Bool { phrases.isEmpty }

    /// The id of a film for a step; nil = none is needed.
    /// - Parameter window: the code of the language that is tried first where the step is too short to tell its own.
    func film(for step: String, window: String) -> String? {
        let text = String(step.prefix(Self.mostLetters))
        if let code = WrittenLanguage.guess(text)?.rawValue, phrases[code] != nil {
            return film(for: text, in: code)
        }
        let codes = [window] + phrases.keys.filter { $0 != window }.sorted()
        return codes.lazy.compactMap { film(for: text, in: $0) }.first
    }

    func film(for text: String, in code: String) -> String? {
        guard let phrases = phrases[code] else { return nil }
        let words = Self.words(text)
        if words.isEmpty { return nil }
        for phrase in phrases {
            for start in words.indices {
                if let end = Self.end(of: phrase.words, from: start, in: words, code),
                    !Self.isDenied(words, start, code), !Self.isBought(words, start, end, code),
                    Self.speaks(of: phrase.foods, around: start, words, code)
                {
                    return phrase.film
                }
            }
        }
        return nil
    }

    /// Where a phrase that begins at a word ends; nil = it doesn't stand there.
    private static func end(of phrase: [String], from start: Int, in words: [Word], _ code: String) -> Int? {
        guard fits(words[start].text, phrase[0], code) else { return nil }
        var place = start
        for wanted in phrase.dropFirst() {
            let last = min(words.count - 1, place + 1 + (gaps[code] ?? gap))
            guard place < last,
                let next = (place + 1...last).first(where: {
                    words[$0].clause == words[start].clause && fits(words[$0].text, wanted, code)
                })
            else { return nil }
            place = next
        }
        return place
    }

    /// A word, or more than one of it.
    private static func fits(_ word: String, _ wanted: String, _ code: String) -> Bool {
        if word == wanted { return true }
        guard wanted.count > 3, word.hasPrefix(wanted) else { return false }
        return (endings[code] ?? []).contains(String(word.dropFirst(wanted.count)))
    }

    private static let endings: [String: Set<String>] = ["en": ["s", "es"], "de": ["n", "en", "e"]]

    // MARK: Of which food

    /// “Chop” can mean anything: where a film's title says how one food is cut, the step must speak of that one.
    private static func foods(_ title: String, for phrase: [String], _ code: String) -> [String] {
        guard phrase.allSatisfy({ cuts($0, code) || manners.contains($0) }) else { return [] }
        let words = Self.words(title).map(\.text)
        guard words.contains(where: { cuts($0, code) }) else { return [] }
        return words.filter { $0.count > 3 && !cuts($0, code) && !manners.contains($0) }
    }

    private static func cuts(_ word: String, _ code: String) -> Bool {
        let plain = code == "de" && word.hasPrefix("ge") ? word.dropFirst(2) : word[...]
        return (cuts[code] ?? []).contains { plain.hasPrefix($0) }
    }

    private static let cuts: [String: [String]] = [
        "en": ["dic", "chop", "slic", "minc", "cut", "peel", "shred", "grat"],
        "de": ["würf", "hack", "schneid", "schnitt", "schäl", "reib", "rieb", "rasp"],
    ]
    private static let manners: Set<String> = [
        "finely", "roughly", "coarsely", "thinly", "neatly", "into", "with", "fein", "grob", "dünn", "klein",
        "eine",
        "einen", "in",
    ]

    /// In the same sentence, or before it where that only says “them”.
    private static func speaks(of foods: [String], around start: Int, _ words: [Word], _ code: String) -> Bool
    {
        if foods.isEmpty { return true }
        let clause = words[start].clause
        let refersBack = words.contains { $0.clause == clause && pronouns.contains($0.text) }
        return words.contains { word in
            (word.clause == clause || refersBack && word.clause < clause)
                && foods.contains { fits(word.text, $0, code) }
        }
    }

    private static let pronouns: Set<String> = ["it", "them", "sie", "diese"]

    private static func isDenied(_ words: [Word], _ start: Int, _ code: String) -> Bool {
        let before = words[max(0, start - reach)..<start].filter { $0.part == words[start].part }
        let after = words[(start + 1)...].prefix(2).filter { $0.part == words[start].part }
        let denials = Self.denials[code] ?? []
        return before.contains { denials.contains($0.text) }
            // “Kneten Sie den Teig nicht” says it last, English never does.
            || code == "de" && after.last.map { $0.text == "nicht" } == true
    }

    private static let denials: [String: Set<String>] = [
        "en": ["not", "don't", "never", "without", "no", "needn't", "instead"],
        "de": ["nicht", "nie", "ohne", "statt", "kein", "keine", "keinen", "niemals"],
    ]

    /// “A tin of diced tomatoes”, “Zwiebeln (gehackt, aus der Dose)”.
    private static func isBought(_ words: [Word], _ start: Int, _ end: Int, _ code: String) -> Bool {
        let bought = Self.bought[code] ?? []
        let before = words[max(0, start - reach)..<start].filter { $0.part == words[start].part }
        // “You can dice them” buys nothing.
        let kept = before.enumerated().filter { place, word in
            word.text != "can" || before.dropFirst(place + 1).first?.text == "of"
        }
        if kept.contains(where: { bought.contains($0.element.text) }) { return true }
        let after = words[(end + 1)...].prefix(5)
        if after.contains(where: { $0.isBracketed && bought.contains($0.text) }) { return true }
        let near = after.filter { $0.part == words[end].part }.map(\.text)
        return zip(near, near.dropFirst()).contains { sources.contains($0) && bought.contains($1) }
            || near.count > 2
                && zip(near, near.dropFirst(2)).contains { sources.contains($0) && bought.contains($1) }
    }

    private static let sources: Set<String> = ["from", "aus"]
    private static let bought: [String: Set<String>] = [
        "en": ["tin", "tins", "tinned", "can", "cans", "canned", "jar", "packet", "bag", "frozen", "bought"],
        "de": [
            "dose", "dosen", "glas", "packung", "beutel", "tk", "gefrorene", "gefrorenen", "gekaufte",
            "gekauften",
        ],
    ]

    private static func words(_ text: String) -> [Word] {
        var words: [Word] = []
        var word = "", clause = 0, part = 0, depth = 0
        func close() {
            if !word.isEmpty {
                words.append(Word(text: word, clause: clause, part: part, isBracketed: depth > 0))
            }
            word = ""
        }
        for sign in text.lowercased() {
            if sign.isLetter || sign.isNumber {
                word.append(sign)
            } else if sign == "'" || sign == "’" {
                if !word.isEmpty { word.append("'") }
            } else {
                close()
                switch sign {
                case "(", "[": (depth, clause, part) = (depth + 1, clause + 1, part + 1)
                case ")", "]": (depth, clause, part) = (max(0, depth - 1), clause + 1, part + 1)
                case ".", ";", ":", "!", "?", "–", "—", "\n": (clause, part) = (clause + 1, part + 1)
                case ",": part += 1
                default: break
                }
            }
        }
        close()
        return words
    }
}
