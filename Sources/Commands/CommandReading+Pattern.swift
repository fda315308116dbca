extension CommandReading {
    /// All that can be said, as one pattern without slots.
    /// - Parameter knows: whether a word can be heard; a food with one that can't is left out.
    public func pattern(knows: (String) -> Bool) -> Pattern {
        let foods = self.foods.filter { $0.allSatisfy(knows) }.map { Pattern.sequence($0.map(Pattern.word)) }
        let rules = vocabulary.rules.map(\.pattern).filter { !foods.isEmpty || !$0.asksForFood }
        let durations = vocabulary.durations.map { $0.pattern.filled { _ in vocabulary.numbers.pattern } }
        let command = Pattern.either(
            rules.map { rule in
                rule.filled { slot in
                    switch slot {
                    case .number: vocabulary.numbers.pattern
                    case .duration: .either(durations)
                    case .food: .either(foods)
                    }
                }
            })
        let wake = Pattern.sequence(vocabulary.wake.map(Pattern.word))
        return .either([wake, .sequence([.maybe(wake), command])])
    }
}

extension Pattern {
    /// With something in place of each slot.
    func filled(_ fill: (Slot) -> Pattern) -> Pattern {
        switch self {
        case .slot(let slot): fill(slot)
        case .word: self
        case .sequence(let parts): .sequence(parts.map { $0.filled(fill) })
        case .either(let parts): .either(parts.map { $0.filled(fill) })
        case .maybe(let part): .maybe(part.filled(fill))
        }
    }
}

extension SpokenNumbers {
    /// All of them.
    var pattern: Pattern {
        let tens = Pattern.sequence([
            .either(self.tens.map(Pattern.word)), .maybe(.either(small.prefix(9).map(Pattern.word))),
        ])
        return .either(small.map(Pattern.word) + [tens])
    }
}
