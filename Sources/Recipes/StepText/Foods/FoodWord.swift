/// A word of a step or of an ingredient's name, as foods are compared by it.
struct FoodWord: Sendable {
    /// In the singular, without accents, by one name for what has several: "scallion" for "spring onions".
    var key: String
    /// The same before endings of other languages were cut off: what tables of words are asked for.
    let plain: String
    /// As it stood in the text, it was a plural.
    let isPlural: Bool
    /// A comma, a bracket or the like stands between this and the word before.
    let startsPhrase: Bool
    /// Where it stands in the text.
    let range: Range<String.Index>
}

extension FoodWord {
    /// The words of a text's first `limit` characters.
    static func all(in text: String, isEnglish: Bool, limit: Int = DurationFinder.longestText) -> [FoodWord] {
        let text = text.utf8.count > limit ? String(text.prefix(limit)) : text
        var words: [FoodWord] = []
        var end = text.startIndex
        for found in FoundWord.all(in: text) {
            let between = text[end..<found.range.lowerBound]
            let isApart = between.unicodeScalars.contains { !joining.contains($0) }
            end = found.range.upperBound
            let plain =
                isEnglish ? Plural.singular(found.text) : withoutArticle(found.text, text[found.range])
            words.append(
                FoodWord(
                    key: isEnglish ? plain : FoodEndings.cut(plain), plain: plain,
                    isPlural: isEnglish && plain != found.text, startsPhrase: isApart || words.isEmpty,
                    range: found.range))
        }
        return isEnglish ? named(words) : words
    }

    /// "l'eau" is "eau".
    private static func withoutArticle(_ word: String, _ said: Substring) -> String {
        guard word.utf8.count > 3, let second = said.dropFirst().first, second == "'" || second == "’" else {
            return word
        }
        return String(word.dropFirst())
    }

    private static let joining: Set<Unicode.Scalar> = [
        " ", "-", "‐", "‑", "\u{A0}", "\u{202F}", "'", "’", "®",
    ]

    /// With foods of several words, or of several names, under the one name that all are known by.
    private static func named(_ words: [FoodWord]) -> [FoodWord] {
        var named: [FoodWord] = []
        var place = 0
        while place < words.count {
            var count = min(3, words.count - place)
            // What a comma separates is no name of several words.
            while count > 1, words[(place + 1)..<(place + count)].contains(where: \.startsPhrase) {
                count -= 1
            }
            while count > 0 {
                let said = words[place..<(place + count)].map(\.plain).joined(separator: " ")
                if let known = FoodSynonyms.all[said] {
                    let last = words[place + count - 1]
                    for (index, word) in known.enumerated() {
                        named.append(
                            FoodWord(
                                key: word, plain: word, isPlural: last.isPlural,
                                startsPhrase: index == 0 && words[place].startsPhrase,
                                range: words[place].range.lowerBound..<last.range.upperBound))
                    }
                    break
                }
                count -= 1
            }
            if count == 0 { named.append(words[place]) }
            place += max(1, count)
        }
        return named
    }
}

/// The endings that nouns have in the languages that aren't English: "Zwiebeln", "cipolle", "cebollas".
enum FoodEndings {
    private static let endings = ["en", "er", "es", "as", "os", "e", "n", "s", "x", "a", "o", "i"]

    static func cut(_ word: String) -> String {
        if let known = irregular[word] { return known }
        // Half of the German cooks write it the French way.
        if word.hasSuffix("sosse") { return word.dropLast(5) + "sauc" }
        for ending in endings where word.utf8.count - ending.utf8.count >= 3 && word.hasSuffix(ending) {
            let stem = word.dropLast(ending.count)
            // "Zwiebeln", but "oignon".
            return ending == "n" && stem.last != "l" && stem.last != "r" ? word : String(stem)
        }
        return word
    }

    private static let irregular = ["eier": "ei", "eiern": "ei", "eies": "ei", "ole": "ol", "nusse": "nuss"]

    /// Whether texts are English, by the small words in them; what has none is taken for it.
    static func areEnglish(_ texts: some Sequence<String>) -> Bool {
        var english = 0, other = 0, left = 400
        for text in texts where left > 0 {
            for word in FoundWord.all(in: String(text.prefix(2000))).prefix(left) {
                left -= 1
                if small.contains(word.text) { english += 1 }
                if foreign.contains(word.text) { other += 1 }
            }
        }
        return english >= other
    }

    private static let small: Set<String> = [
        "the", "and", "of", "with", "until", "to", "for", "into", "a", "it",
    ]
    static let foreign: Set<String> = [
        "der", "die", "das", "den", "dem", "und", "mit", "zu", "bei", "le", "la", "les", "et", "avec", "el",
        "los", "las", "y", "con", "de", "il", "lo", "gli", "e", "di", "du", "des", "o", "os", "com", "em",
        "een", "het", "en", "met", "ein", "eine", "einen", "auf", "im", "och", "dans", "faire", "picar",
    ]
}
