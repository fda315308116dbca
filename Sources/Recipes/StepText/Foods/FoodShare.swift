/// How much of a food a step speaks of, in the author's words, where that is no amount: "the remaining butter",
/// "half of the sugar".
struct FoodShare: Hashable, Sendable {
    /// As the text says it, in small letters: "remaining", "half".
    let word: String
    /// What comes of the amount; nil if only the cook can see it.
    let part: Double?

    static func find(in words: [FoodWord], before place: Range<Int>) -> FoodShare? {
        var index = place.lowerBound - 1
        while index >= 0, place.lowerBound - index <= 5 {
            if let share = all[words[index].plain] { return share }
            // Another food or sentence stands between.
            guard small.contains(words[index].plain) || FoodTables.said.contains(words[index].plain),
                !words[index + 1].startsPhrase
            else { return nil }
            index -= 1
        }
        return nil
    }

    private static let small: Set<String> = [
        "of", "the", "der", "des", "die", "den", "a", "vom", "von", "das",
    ]

    private static let all: [String: FoodShare] = {
        var all: [String: FoodShare] = [:]
        for word in [
            "remaining", "rest", "remainder", "restliche", "restlichen", "restlicher", "ubrige", "ubrigen",
            "other",
            "reserved", "leftover",
        ] { all[word] = FoodShare(word: word == "ubrige" || word == "ubrigen" ? "Rest" : word, part: nil) }
        for word in ["some", "most", "little", "etwas"] { all[word] = FoodShare(word: word, part: nil) }
        for word in ["half", "halfte", "halbe"] {
            all[word] = FoodShare(word: word == "half" ? word : "Hälfte", part: 0.5)
        }
        for word in ["third", "drittel"] { all[word] = FoodShare(word: word, part: 1.0 / 3) }
        for word in ["quarter", "viertel"] { all[word] = FoodShare(word: word, part: 0.25) }
        return all
    }()
}
