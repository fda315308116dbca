extension PageGuess {
    /// The places of the lines of the instructions, with what is known of the ingredients.
    func steps(behind ingredients: [Int]) -> [Int] {
        let taken = Set(ingredients)
        var best: (score: Double, places: [Int]) = (0.5, [])
        for places in namedSteps(taken) {
            let score = stepScore(places, taken) + 1
            if score > best.score { best = (score, places) }
        }
        for places in stepsUnderHeadings(taken) {
            let score = stepScore(places, taken) + 1.5
            if score > best.score { best = (score, places) }
        }
        if best.places.isEmpty, let last = ingredients.last { return stepsFollowing(last, taken) }
        return best.places
    }

    private func namedSteps(_ taken: Set<Int>) -> [[Int]] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() where !taken.contains(place) {
            for name in Set(line.names) where subjects[name].contains(.steps) {
                places[name, default: []].append(place)
            }
        }
        return places.sorted { $0.key < $1.key }.map { stepsOnly($0.value) }
    }

    private func stepsUnderHeadings(_ taken: Set<Int>) -> [[Int]] {
        lines.indices.filter { isHeading($0) && GuessWords.isStepHeading(lines[$0].text) }.prefix(20).map {
            heading in
            following(heading, level: lines[heading].headingLevel ?? 6, taken)
        }
    }

    /// Paragraphs behind the ingredient list, if nothing says where the steps are.
    private func stepsFollowing(_ last: Int, _ taken: Set<Int>) -> [Int] { following(last, level: 2, taken) }

    private func following(_ start: Int, level: Int, _ taken: Set<Int>) -> [Int] {
        var places: [Int] = []
        for place in lines.indices.dropFirst(start + 1).prefix(120) {
            let line = lines[place]
            if taken.contains(place) { if places.isEmpty { continue } else { break } }
            if line.isAside { break }
            if let own = line.headingLevel, own <= level, !places.isEmpty { break }
            if isHeading(place), GuessWords.isEnding(line.text), !places.isEmpty { break }
            // After a list of steps, something else begins.
            if let first = places.first(where: { lines[$0].element == "li" }), line.list != lines[first].list,
                line.element != "li", places.count > 1, line.headingLevel == nil
            {
                break
            }
            places.append(place)
        }
        return stepsOnly(places)
    }

    /// Without numbers, headings of the whole and what is no sentence at its end.
    private func stepsOnly(_ places: [Int]) -> [Int] {
        var places = places.filter {
            !StepWords.isNumbering(lines[$0].text) && !StepWords.isHeading(lines[$0].text)
        }
        while let last = places.last, lines[last].text.count < 25, lines[last].element != "li" {
            places.removeLast()
        }
        while let first = places.first, lines[first].text.count < 12, lines[first].element != "li" {
            places.removeFirst()
        }
        return places
    }

    private func stepScore(_ places: [Int], _ taken: Set<Int>) -> Double {
        guard (1...80).contains(places.count) else { return 0 }
        var total = 0.0
        var known: Set<String> = []
        for place in places {
            let line = lines[place]
            if !known.insert(line.text).inserted || taken.contains(place) {
                total -= 1
            } else if line.text.count >= 30 {
                total += line.isAside ? 0.2 : 1
            } else {
                total -= 0.2
            }
        }
        return min(total, 12)
    }
}
