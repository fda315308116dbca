/// A sentence of a step, and what it speaks of.
struct FoodSentence {
    let step: Int
    /// The heading that the step stands under.
    let part: String?
    let words: [FoodWord]
    let mentions: [FoodMentions.Mention]

    init(step: Int, part: String?, words: [FoodWord], _ index: FoodIndex) {
        (self.step, self.part, self.words) = (step, part, words)
        mentions = FoodMentions.find(in: words, of: index)
    }

    /// The words of each sentence; never empty ones.
    static func split(_ text: String, isEnglish: Bool) -> [[FoodWord]] {
        let words = FoodWord.all(in: text, isEnglish: isEnglish)
        var sentences: [[FoodWord]] = []
        var end = text.startIndex
        for word in words {
            let isNew =
                word.startsPhrase && end <= word.range.lowerBound
                && text[end..<word.range.lowerBound].contains { ".!?;\n".contains($0) }
                // "approx. 2 cups" goes on.
                && (text[word.range].first?.isUppercase == true
                    || text[end..<word.range.lowerBound].contains("\n"))
            if isNew || sentences.isEmpty { sentences.append([]) }
            sentences[sentences.count - 1].append(word)
            end = max(end, word.range.upperBound)
        }
        return sentences
    }

    /// Where "except" stands: what follows isn't meant.
    var exceptions: Int? {
        words.indices.first { place in
            if ["except", "excluding", "ausser", "ausgenommen"].contains(words[place].plain) { return true }
            // "All ingredients but the oil"
            return words[place].plain == "but" && place > 0
                && (Self.ingredients.contains(words[place - 1].plain)
                    || Self.all.contains(words[place - 1].plain))
        }
    }

    struct Collection {
        enum Kind { case all, remaining, dry, wet, unnamed, these }
        let kind: Kind
        let part: Int?
        /// "All the ingredients" of the whole dish.
        var isWhole = false
    }

    /// "All ingredients", "the dry ingredients", "the sauce ingredients".
    func collections(_ parts: FoodParts) -> [Collection] {
        var found: [Collection] = []
        for (place, word) in words.enumerated() {
            guard Self.ingredients.contains(word.plain) else {
                if parts.count > 1, !Self.dry.contains(word.key), !Self.wet.contains(word.key),
                    let part = parts.named(word.key)
                {
                    found.append(Collection(kind: .unnamed, part: part))
                }
                continue
            }
            var start = place
            while start > 0, place - start < 4, !words[start].startsPhrase { start -= 1 }
            let before = words[start..<place].map(\.plain)
            // "Until all ingredients are mixed" puts nothing in.
            if before.contains(where: Self.until.contains) || before.contains("any") { continue }
            // "Measure the ingredients", before it begins
            if before.contains(where: Self.getting.contains) { continue }
            var end = place + 1
            while end < words.count, end - place < 5, !words[end].startsPhrase { end += 1 }
            let own = words[start..<place].map(\.key)
            let behind = words[(place + 1)..<end]
            let isFor = behind.first.map { ["for", "of", "fur"].contains($0.plain) } ?? false
            let nouns = own.filter { !Self.dry.contains($0) && !Self.wet.contains($0) }
            var part =
                nouns.lazy.compactMap(parts.named).first
                ?? (isFor ? behind.lazy.map(\.key).compactMap(parts.named).first : nil)
            // A list may have its dry ingredients under a heading of their own.
            let isHeading = part == nil && own.count > nouns.count
            let isOwn = isHeading && found.last?.part == nil
            // "All dry ingredients for the streusel, then the wet ingredients"
            if isHeading { part = isOwn ? own.lazy.compactMap(parts.named).first : found.last?.part }
            let kind: Collection.Kind =
                if isOwn, part != nil {
                    .all
                } else if before.contains(where: Self.remaining.contains) {
                    .remaining
                } else if before.contains(where: Self.dry.contains) {
                    .dry
                } else if before.contains(where: Self.wet.contains) {
                    .wet
                } else if part != nil || before.contains(where: Self.all.contains) {
                    .all
                } else {
                    .these
                }
            found.append(Collection(kind: kind, part: part))
        }
        return found
    }

    /// "And the other spices", "with the remaining vegetables": more than what was named before.
    func isAdding(_ place: Range<Int>) -> Bool {
        words[max(0, place.lowerBound - 3)..<place.lowerBound].contains {
            ["and", "with", "add", "all", "other", "remaining"].contains($0.plain)
        }
    }

    private static let until: Set<String> = [
        "until", "so", "once", "when", "after", "bis", "till", "as", "that", "sobald", "ensure",
    ]
    private static let getting: Set<String> = [
        "measure", "measuring", "weigh", "weighing", "gather", "gathering", "collect", "assemble", "prep",
        "prepare", "abwiegen", "abmessen", "bereitstellen",
    ]
    private static let ingredients: Set<String> = ["ingredient", "zutaten", "zutat"]
    private static let remaining: Set<String> = [
        "remaining", "rest", "other", "restlichen", "restliche", "ubrigen", "anderen", "remainder",
    ]
    private static let dry: Set<String> = ["dry", "trockenen", "trockene"]
    private static let wet: Set<String> = ["wet", "liquid", "flussigen", "feuchten", "flussige"]
    private static let all: Set<String> = ["all", "alle", "allen", "everything", "every"]
}
