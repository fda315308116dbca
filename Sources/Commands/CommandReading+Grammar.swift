extension CommandReading {
    /// All of it as a grammar in JSGF.
    /// - Parameter knows: whether a word can be heard; a food with one that can't is left out.
    public func jsgf(knows: (String) -> Bool) -> String {
        let foods = self.foods.filter { $0.allSatisfy(knows) }
        let rules = vocabulary.rules.map(\.pattern).filter { !foods.isEmpty || !$0.asksForFood }
        let durations = vocabulary.durations.map(\.pattern.jsgf).joined(separator: " | ")
        var lines = [
            "#JSGF V1.0;", "grammar kitchen;",
            "<wake> = \(vocabulary.wake.joined(separator: " "));",
            "<number> = \(vocabulary.numbers.jsgf);",
            "<time> = \(durations);",
            "<duration> = <time>;",
        ]
        if !foods.isEmpty {
            lines.append("<food> = \(foods.map { $0.joined(separator: " ") }.joined(separator: " | "));")
        }
        lines.append("<command> = \(rules.map(\.jsgf).joined(separator: " | "));")
        lines.append("public <said> = <wake> | [<wake>] <command>;")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Every word that the grammar may name.
    public var words: Set<String> {
        var words = Set(vocabulary.wake + vocabulary.numbers.allWords + ["and"])
        for rule in vocabulary.rules { words.formUnion(rule.pattern.words) }
        for rule in vocabulary.durations { words.formUnion(rule.pattern.words) }
        for food in foods { words.formUnion(food) }
        return words
    }
}

extension Pattern {
    var asksForFood: Bool {
        switch self {
        case .slot(let slot): slot == .food
        case .sequence(let parts), .either(let parts): parts.contains(where: \.asksForFood)
        case .maybe(let part): part.asksForFood
        case .word: false
        }
    }
}
