import CooklangText

extension PageGuess {
    /// Lines above the ingredients that may say for how many, and how long it takes.
    private static let reach = 40

    /// What the lines around the ingredients say of how much and how long: "Serves 4", "Makes 2, 10 minutes".
    ///
    /// - Parameter step: the first line of the instructions; what is said behind it is about something else.
    func tellFacts(around ingredients: [Int], before step: Int?, _ recipe: inout WrittenRecipe) {
        guard let first = ingredients.first, let last = ingredients.last else { return }
        let own = Set(ingredients)
        let end = min(lines.endIndex, max(step ?? 0, last + 3))
        for place in max(0, first - Self.reach)..<end where !own.contains(place) && !lines[place].isAside {
            for fact in facts(at: place) where fact.isMeasure && isSaid(fact) { fact.tell(&recipe) }
        }
    }

    private func facts(at place: Int) -> [RecipeFact] {
        let text = lines[place].text
        guard text.utf8.count <= 120 else { return [] }
        if let number = text.firstIndex(where: \.isNumber) {
            let facts = RecipeFact.all(in: text)
            guard facts.isEmpty, number > text.startIndex, !text.contains(":"), text.utf8.count <= 60 else {
                return facts
            }
            // "Prep time 10 minutes"
            return RecipeFact(text[..<number].stripped + ": " + text[number...]).map { [$0] } ?? []
        }
        // "Prep time" on one line, "10 minutes" on the next.
        let next = place + 1 < lines.count ? lines[place + 1].text : ""
        guard text.count <= 30, next.utf8.count <= 40, next.first?.isNumber == true else { return [] }
        let label = text.hasSuffix(":") ? text : text + ":"
        return RecipeFact(label + " " + next).map { [$0] } ?? []
    }

    /// Not the sum of a bill, nor a number that counts something else: a time has its unit.
    private func isSaid(_ fact: RecipeFact) -> Bool {
        switch fact {
        case .preparation(let text), .cooking(let text), .total(let text):
            text.contains(where: \.isLetter) && WrittenMinutes.isOnlyTime(text.lowercased())
        case .yield(let text): text.count <= 60
        default: false
        }
    }
}
