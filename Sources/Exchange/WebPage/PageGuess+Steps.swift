extension PageGuess {
    /// The places of the lines of the instructions, with what is known of the ingredients.
    func steps(behind ingredients: [Int]) -> [Int] {
        let taken = Set(ingredients)
        var best: (score: Double, places: [Int]) = (0.5, [])
        func choose(_ candidates: [(Double, [Int])]) {
            for (bonus, places) in candidates {
                let score = stepScore(places, taken) + bonus + closeness(places, to: ingredients)
                if score > best.score { best = (score, places) }
            }
        }
        choose(namedSteps(taken) + stepsUnderHeadings(taken) { !GuessWords.beginsLikeStepHeading($0) })
        // "How to make leek soup" stands above the story of it as often as above the steps.
        if best.places.isEmpty { choose(stepsUnderHeadings(taken, GuessWords.beginsLikeStepHeading)) }
        // Paragraphs after the ingredient list, if nothing says where the steps are.
        if best.places.isEmpty, let last = ingredients.last {
            let places = following(last, level: 2, taken)
            return stepScore(places, taken) > 0 ? places : []
        }
        return best.places
    }

    private func namedSteps(_ taken: Set<Int>) -> [(Double, [Int])] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() {
            for name in Set(line.names) where subjects[name].contains(.steps) {
                places[name, default: []].append(place)
            }
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            // An element around the whole recipe has the steps after the ingredients.
            let behind = places.lastIndex { taken.contains($0) }.map { places[($0 + 1)...] } ?? places[...]
            return (1, stepsOnly(Array(behind)))
        }
    }

    private func stepsUnderHeadings(
        _ taken: Set<Int>, _ isWanted: (String) -> Bool
    ) -> [(Double, [Int])] {
        lines.indices.filter {
            isHeading($0) && GuessWords.isStepHeading(lines[$0].text) && isWanted(lines[$0].text)
        }.prefix(20).map { heading in
            (1.5, following(heading, level: lines[heading].headingLevel ?? 6, taken))
        }
    }

    /// The instructions stand right after the ingredients on most pages; pictures of them stand elsewhere.
    private func closeness(_ places: [Int], to ingredients: [Int]) -> Double {
        guard let first = places.first, let last = ingredients.last else { return 0 }
        return first > last && first < last + 25 ? 2 : 0
    }

    private func following(_ start: Int, level: Int, _ taken: Set<Int>) -> [Int] {
        var places: [Int] = []
        for place in lines.indices.dropFirst(start + 1).prefix(120) {
            let line = lines[place]
            if taken.contains(place) { if places.isEmpty { continue } else { break } }
            if line.isAside, !lines[start].isAside { break }
            if let own = line.headingLevel, own <= level, !places.isEmpty { break }
            if isHeading(place), GuessWords.isEnding(line.text), !places.isEmpty { break }
            // After a list of steps, something else begins.
            if let first = places.first(where: { lines[$0].element == "li" }), line.list != lines[first].list,
                line.element != "li", places.count > 1, line.headingLevel == nil, !namesPart(place)
            {
                break
            }
            places.append(place)
        }
        return stepsOnly(places)
    }

    /// Without numbers, headings of the whole, and what before and after them is not an instruction.
    private func stepsOnly(_ places: [Int]) -> [Int] {
        var known: Set<String> = []
        let places = places.filter { place in
            let text = lines[place].text
            guard !StepWords.isNumbering(text), !StepWords.isHeading(text) else { return false }
            // Buttons, times and the table of nutrients stand among the steps of some pages.
            let isItem = lines[place].element == "li"
            if !isItem, text.count < 60, isOther[place] { return false }
            if isItem, text.count < 45, !RecipeFact.all(in: text).isEmpty { return false }
            return known.insert(text).inserted
        }
        return densest(places).filter { place in
            lines[place].element == "li" || lines[place].text.count >= 60
                || !GuessWords.isEnding(lines[place].text)
        }
    }

    /// The stretch of lines that says most.
    private func densest(_ places: [Int]) -> ArraySlice<Int> {
        var best = (sum: 0.0, range: 0..<0)
        var sum = 0.0
        var start = 0
        for (order, place) in places.enumerated() {
            if sum <= 0 {
                sum = 0
                start = order
            }
            sum += worths[place]
            if sum > best.sum { best = (sum, start..<order + 1) }
        }
        // The name of the first part.
        if let above = places.indices.contains(best.range.lowerBound - 1) ? best.range.lowerBound - 1 : nil,
            lines[places[above]].isHeading, !GuessWords.isEnding(lines[places[above]].text)
        {
            return places[above..<best.range.upperBound]
        }
        return places[best.range]
    }

    /// How much a line is like an instruction; less than nothing if it is like something else.
    func worth(_ place: Int) -> Double {
        let line = lines[place]
        if GuessWords.isChatter(line.text) { return -2 }
        let isItem = line.element == "li"
        let isSentence = line.text.last.map { ".!。！".contains($0) } ?? false
        if !isItem, isHeading(place), !isSentence, GuessWords.isEnding(line.text) { return -4 }
        if line.isAside { return isItem || isSentence ? 0.1 : -0.5 }
        if seems[place], !isSentence, line.text.count < 70 { return -0.5 }
        if isItem { return isLong(line.text) ? 1 : isSentence ? 0.5 : 0.1 }
        if isSentence || line.text.count >= 60 { return 1 }
        return line.isHeading || line.text.hasSuffix(":") ? 0 : -0.6
    }

    /// Whether an item has words enough for an instruction, in a script that separates them or in another.
    private func isLong(_ text: String) -> Bool {
        guard text.count >= 20 else { return text.utf8.count >= 30 }
        return text.utf8.count > text.count * 2 || text.split(separator: " ").count >= 4
    }

    /// Whether a line between two lists names the second: "For the mash".
    private func namesPart(_ place: Int) -> Bool {
        let line = lines[place]
        guard line.isHeading || line.text.hasSuffix(":"), line.text.count < 60, place + 1 < lines.count else {
            return false
        }
        return lines[place + 1].element == "li" && !GuessWords.isEnding(line.text)
            && !GuessWords.isIngredientHeading(line.text)
    }

    private func stepScore(_ places: [Int], _ taken: Set<Int>) -> Double {
        guard (1...80).contains(places.count) else { return -10 }
        let total = places.reduce(0.0) { $0 + (taken.contains($1) ? -1 : worths[$1]) }
        // All steps may stand in one paragraph.
        if places.count == 1 { return max(total, min(4, Double(lines[places[0]].text.count) / 200)) }
        return min(total, 12)
    }
}
