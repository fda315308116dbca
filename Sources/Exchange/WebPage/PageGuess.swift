internal import Recipes

/// Tells ingredients and steps of a page without markup by how they look: by what the page's author called the
/// elements, by headings, and by lines that read as amounts of something.
struct PageGuess {
    private let lines: [PageLine]
    private let subjects: [Set<GuessWords.Subject>]
    /// Whether each line reads as an ingredient.
    private let seems: [Bool]

    init(_ page: PageLines) {
        lines = page.lines
        subjects = page.subjects
        seems = page.lines.map { IngredientLook.isLikely($0.text) }
    }

    // MARK: Ingredients

    /// The places of the lines of the ingredient list; empty if there is none to be told.
    func ingredients() -> [Int] {
        var best: (score: Double, places: [Int]) = (1.5, [])
        for (score, places) in named() + underHeadings() + listed() {
            if score > best.score { best = (score, places) }
        }
        return best.places
    }

    /// The lines in elements whose class or id speaks of ingredients, for each such name.
    private func named() -> [(Double, [Int])] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() {
            for name in Set(line.names) where subjects[name].contains(.ingredients) { places[name, default: []].append(place) }
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            let kept = trimmed(places)
            return (score(kept) + 2, kept)
        }
    }

    /// What follows headings such as "Ingredients", up to the next heading that ends it.
    private func underHeadings() -> [(Double, [Int])] {
        lines.indices.filter { isHeading($0) && GuessWords.isIngredientHeading(lines[$0].text) }.prefix(20).map {
            heading in
            var places: [Int] = []
            var misses = 0
            for place in lines.indices.dropFirst(heading + 1).prefix(150) {
                let line = lines[place]
                if GuessWords.isStepHeading(line.text), isHeading(place) { break }
                if GuessWords.isIngredientHeading(line.text) { continue }
                if let level = line.headingLevel, level <= (lines[heading].headingLevel ?? 7), !places.isEmpty {
                    break
                }
                misses = seems[place] || line.element == "li" ? 0 : misses + 1
                if misses > 3 { break }
                places.append(place)
            }
            let kept = trimmed(places)
            return (score(kept) + 1, kept)
        }
    }

    /// Lists whose lines read as ingredients, without anything that says so.
    private func listed() -> [(Double, [Int])] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() where line.list > 0 && !line.isAside {
            places[line.list, default: []].append(place)
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            let likely = places.count { seems[$0] }
            return (likely * 3 >= places.count * 2 ? score(places) : 0, places)
        }
    }

    /// How sure it is that these are the ingredients: lines that read so count, others count against it.
    private func score(_ places: [Int]) -> Double {
        guard places.count >= 2, places.count <= 150 else { return 0 }
        var total = 0.0
        var known: Set<String> = []
        for place in places {
            let line = lines[place]
            if !known.insert(line.text).inserted {
                total -= 0.5
            } else if seems[place] {
                total += line.isAside ? 0.3 : 1
            } else if IngredientLine.heading(line.text) == nil, line.headingLevel == nil {
                total -= line.text.count > 120 ? 2 : 0.25
            }
        }
        return total
    }

    /// Without headings, buttons and sentences before the first and behind the last ingredient.
    private func trimmed(_ places: [Int]) -> [Int] {
        var places = places[...]
        while let first = places.first, !isPart(first) { places.removeFirst() }
        while let last = places.last, !isPart(last) { places.removeLast() }
        return places.filter { !GuessWords.isIngredientHeading(lines[$0].text) || seems[$0] }
    }

    private func isPart(_ place: Int) -> Bool {
        let line = lines[place]
        if GuessWords.isIngredientHeading(line.text) { return false }
        return seems[place] || (line.element == "li" || line.element == "tr") && line.text.count < 100
            && line.text.contains(where: \.isLetter)
    }

    /// Whether a line can be a heading: it is one, or short, and no item of a list.
    private func isHeading(_ place: Int) -> Bool {
        let line = lines[place]
        return line.headingLevel != nil || line.text.count <= 40 && line.element != "li" && !line.isAside
    }

    // MARK: Steps

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
        lines.indices.filter { isHeading($0) && GuessWords.isStepHeading(lines[$0].text) }.prefix(20).map { heading in
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
        while let last = places.last, lines[last].text.count < 25, lines[last].element != "li" { places.removeLast() }
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

    // MARK: What was found

    /// The ingredients as lines, headings among them with a colon behind.
    func ingredientLines(_ places: [Int]) -> [String] {
        places.map { place in
            let text = IngredientLine.withoutBullet(lines[place].text)
            let isHeading = !seems[place] && (lines[place].isHeading || GuessWords.isPartHeading(text))
            return isHeading && !text.hasSuffix(":") ? text + ":" : text
        }
    }

    /// The steps under the headings among them, without the numbers before them.
    func written(_ places: [Int]) -> [WrittenStep] {
        var all: [WrittenStep] = []
        var part = ""
        let isNumbered = places.count { OneText.behindNumber(lines[$0].text) != nil } * 2 > places.count
        for (order, place) in places.enumerated() {
            let line = lines[place]
            let isHeading = line.isHeading && line.element != "li" && line.text.count < 60
            if isHeading, order + 1 < places.count {
                part = IngredientLine.heading(line.text) ?? line.text
            } else {
                let text = isNumbered ? OneText.behindNumber(line.text) ?? line.text : line.text
                all.append(WrittenStep(text, part: part))
            }
        }
        return all
    }

    /// What the page calls its dish: an element that says it holds a recipe's name, or its first heading, unless that
    /// is the site's name.
    func title(before list: Int?, _ skim: PageSkim) -> String {
        let heads = lines.filter { $0.headingLevel == 1 && !$0.isAside }.map(\.text)
        let head =
            heads.first { !$0.isEmpty && skim.title.hasPrefix($0) } ?? heads.first { $0 != skim.siteName && $0.count > 2 }
            ?? PageTitle.withoutSite(skim.title, site: skim.siteName)
        let known = GuessWords.words(head + " " + skim.title)
        for line in lines[..<(list ?? 0)].suffix(80).reversed() {
            guard line.names.contains(where: { subjects[$0].contains(.title) }), line.text.count < 120 else { continue }
            if !known.isDisjoint(with: GuessWords.words(line.text)) { return line.text }
        }
        return head
    }
}
