/// The parts of a dish, as the headings of its list name them, and which sentences are for which.
struct FoodParts {
    /// Nobody's dish has more; then it is looked at as a whole.
    static let most = 12

    private var headings: [String?] = []
    /// Of each ingredient.
    private var parts: [Int] = []
    /// Words of headings, each with its only part.
    private var words: [String: Int] = [:]

    var count: Int { headings.count }
    func part(of ingredient: Int) -> Int { parts[ingredient] }
    /// The part whose heading has that word, and no other has.
    func named(_ word: String) -> Int? { words[word] }

    /// The list has no headings, but foods that come again and again, as the foods of several parts do.
    private(set) var isGuessed = false

    init(_ ingredients: [Ingredient], _ index: FoodIndex, isEnglish: Bool) {
        self.isEnglish = isEnglish
        for ingredient in ingredients {
            let known = headings.firstIndex { $0 == ingredient.part }
            if known == nil { headings.append(ingredient.part) }
            parts.append(known ?? headings.count - 1)
        }
        if headings.count > Self.most {
            headings = [nil]
            parts = parts.map { _ in 0 }
        }
        if headings.count == 1 { guess(ingredients.count, index) }
        var shared: Set<String> = []
        for (part, heading) in headings.enumerated() {
            for word in Set(Self.telling(heading ?? "", isEnglish)) {
                if words.updateValue(part, forKey: word) != nil { shared.insert(word) }
            }
        }
        for word in shared { words[word] = nil }
    }

    private let isEnglish: Bool

    /// A part begins where a food comes again.
    private mutating func guess(_ count: Int, _ index: FoodIndex) {
        var foods: [Set<String>] = Array(repeating: [], count: count)
        for name in index.names where foods[name.ingredient].isEmpty { foods[name.ingredient] = name.words }
        var last: [Set<String>: Int] = [:]
        var again: Set<Set<String>> = []
        var isFar = false
        for (line, food) in foods.enumerated() where !food.isEmpty {
            if let before = last[food] {
                again.insert(food)
                isFar = isFar || line - before > 2
            }
            last[food] = line
        }
        guard again.count > 1 || isFar else { return }
        var part = 0
        var here: Set<Set<String>> = []
        var guessed: [Int] = []
        for food in foods {
            if !food.isEmpty, !here.insert(food).inserted {
                part += 1
                here = [food]
            }
            guessed.append(part)
        }
        guard part < Self.most else { return }
        (parts, headings, isGuessed) = (guessed, Array(repeating: nil, count: part + 1), true)
    }

    private static func telling(_ heading: String, _ isEnglish: Bool) -> [String] {
        FoodWord.all(in: heading, isEnglish: isEnglish, limit: 200).filter { !small.contains($0.plain) }.map(
            \.key)
    }

    private static let small: Set<String> = [
        "for", "the", "to", "of", "and", "a", "with", "fur", "den", "die", "das", "der", "zum", "zur", "und",
        "optional", "ingredient", "make", "serve", "serving", "pour", "la", "le", "per", "para", "other",
        "after",
        "recipe", "card", "main", "you", "need",
    ]

    /// The part of each sentence, nil where the list has no parts: the best course through them, on the whole
    /// forward through the list, by the foods that only one part has, and by the parts' own names.
    func assign(_ sentences: [FoodSentence]) -> [Int?] {
        guard count > 1, !sentences.isEmpty else { return sentences.map { _ in nil } }
        var scores: [[Double]] = []
        scores.reserveCapacity(sentences.count)
        var known: [String: Int] = [:]
        for sentence in sentences {
            var score = Array(repeating: 0.0, count: count)
            if let heading = sentence.part, let part = known[heading] ?? self.heading(heading) {
                known[heading] = part
                score[part] += 12
            }
            for mention in sentence.mentions where mention.kind == .food {
                let parts = Set(mention.candidates.map { self.parts[$0.ingredient] })
                // What stands in every part says nothing.
                for part in parts where parts.count < count {
                    score[part] += 1.5 / Double(parts.count * parts.count)
                }
            }
            for (place, word) in sentence.words.enumerated() {
                guard let part = words[word.key] else { continue }
                // "For the sauce," and "make the sauce" say more than "with the sauce".
                let before = sentence.words[max(0, place - 3)..<place].map(\.plain)
                let isMade = before.contains { Self.making.contains($0) }
                score[part] += isMade ? 3 : 0.4
            }
            scores.append(score)
        }
        return course(scores)
    }

    private static let making: Set<String> = [
        "for", "make", "prepare", "making", "fur", "zubereiten", "preparing", "pour", "para", "per", "start",
    ]

    private func heading(_ heading: String) -> Int? {
        if let same = headings.firstIndex(where: { $0 == heading }) { return same }
        var votes: [Int: Int] = [:]
        for word in Self.telling(heading, isEnglish) {
            if let part = words[word] { votes[part, default: 0] += 1 }
        }
        return votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    private func course(_ scores: [[Double]]) -> [Int] {
        var best = scores[0].indices.map { scores[0][$0] - ($0 == 0 ? 0 : 0.9) }
        var from: [[Int]] = []
        for score in scores.dropFirst() {
            var next: [Double] = [], came: [Int] = []
            for part in score.indices {
                var top = -Double.infinity, last = part
                for before in best.indices {
                    let change =
                        before == part ? 0 : before < part ? -0.7 - 0.1 * Double(part - before) : -1.4
                    if best[before] + change > top { (top, last) = (best[before] + change, before) }
                }
                next.append(top + score[part])
                came.append(last)
            }
            best = next
            from.append(came)
        }
        var part = best.indices.max { best[$0] < best[$1] } ?? 0
        var parts = [part]
        for came in from.reversed() {
            part = came[part]
            parts.append(part)
        }
        return parts.reversed()
    }
}
