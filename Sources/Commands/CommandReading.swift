/// Reads words into commands, and writes the grammar by which they are heard.
public struct CommandReading: Sendable {
    public let vocabulary: Vocabulary
    /// What "how much …" can be asked about, word by word; longer names first.
    public let foods: [[String]]

    /// - Parameter foods: names as they are said, such as "plain flour".
    public init(_ vocabulary: Vocabulary, foods: [String] = []) {
        self.vocabulary = vocabulary
        let names = Set(foods.map { $0.lowercased().split(separator: " ").map(String.init) })
        self.foods = names.filter { !$0.isEmpty }.sorted { ($1.count, $0.joined()) < ($0.count, $1.joined()) }
    }

    /// A command with or without what wakes; nil = it is neither.
    public func read(_ words: [String]) -> HeardPhrase? {
        let wakes = words.starts(with: vocabulary.wake)
        let rest = wakes ? words.dropFirst(vocabulary.wake.count) : words[...]
        if wakes, rest.isEmpty { return HeardPhrase(wakes: true, command: nil) }
        return command(rest).map { HeardPhrase(wakes: wakes, command: $0) }
    }

    private func command(_ words: ArraySlice<String>) -> SpokenCommand? {
        for rule in vocabulary.rules {
            if let filling = rule.pattern.match(words, fill), let command = rule.command(filling) {
                return command
            }
        }
        return nil
    }

    private func fill(_ slot: Pattern.Slot, _ words: ArraySlice<String>) -> [(count: Int, Filling)] {
        switch slot {
        case .number:
            vocabulary.numbers.read(words).map { count, number in
                var filling = Filling()
                filling.number = number
                return (count, filling)
            }
        case .food:
            foods.filter { words.starts(with: $0) }.map { food in
                var filling = Filling()
                filling.food = food.joined(separator: " ")
                return (food.count, filling)
            }
        case .duration: durations(words)
        }
    }

    /// One time, or hours and minutes, or minutes and seconds.
    private func durations(_ words: ArraySlice<String>) -> [(count: Int, Filling)] {
        var found: [(count: Int, Filling)] = []
        for count in stride(from: words.count, to: 0, by: -1) {
            guard let seconds = seconds(words.prefix(count)), (1...86_400).contains(seconds) else { continue }
            var filling = Filling()
            filling.duration = seconds
            found.append((count, filling))
        }
        return found
    }

    private func seconds(_ words: ArraySlice<String>) -> Int? {
        if let whole = simpleSeconds(words) { return whole }
        for joint in words.indices where words[joint] == "and" {
            guard let large = simpleSeconds(words[..<joint]),
                let small = simpleSeconds(words[(joint + 1)...]),
                small < large
            else { continue }
            return large + small
        }
        return nil
    }

    private func simpleSeconds(_ words: ArraySlice<String>) -> Int? {
        for rule in vocabulary.durations {
            if let filling = rule.pattern.match(words, fill) {
                return (filling.number ?? 0) * rule.unit + rule.seconds
            }
        }
        return nil
    }
}
