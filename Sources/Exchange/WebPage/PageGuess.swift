internal import Recipes

/// Tells ingredients and steps of a page without markup by how they look: by what the page's author called
/// the
/// elements, by headings, and by lines that read as amounts of something.
struct PageGuess {
    let lines: [PageLine]
    let subjects: [Set<GuessWords.Subject>]
    /// Whether each line reads as an ingredient.
    let seems: [Bool]

    init(_ page: PageLines) {
        lines = page.lines
        subjects = page.subjects
        seems = page.lines.map { IngredientLook.isLikely($0.text) }
    }

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
            for name in Set(line.names) where subjects[name].contains(.ingredients) {
                places[name, default: []].append(place)
            }
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            let kept = trimmed(places)
            return (score(kept) + 2, kept)
        }
    }

    /// What follows headings such as "Ingredients", up to the next heading that ends it.
    private func underHeadings() -> [(Double, [Int])] {
        lines.indices.filter { isHeading($0) && GuessWords.isIngredientHeading(lines[$0].text) }.prefix(20)
            .map {
                heading in
                var places: [Int] = []
                var misses = 0
                for place in lines.indices.dropFirst(heading + 1).prefix(150) {
                    let line = lines[place]
                    if GuessWords.isStepHeading(line.text), isHeading(place) { break }
                    if GuessWords.isIngredientHeading(line.text) { continue }
                    if let level = line.headingLevel, level <= (lines[heading].headingLevel ?? 7),
                        !places.isEmpty
                    {
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
        while let first = places.first, !isPart(first) {
            // The name of the first part.
            if places.count > 1, isPart(places[places.startIndex + 1]), lines[first].headingLevel != nil,
                !GuessWords.isIngredientHeading(lines[first].text)
            {
                break
            }
            places.removeFirst()
        }
        while let last = places.last, !isPart(last) { places.removeLast() }
        return places.filter { !GuessWords.isIngredientHeading(lines[$0].text) || seems[$0] }
    }

    private func isPart(_ place: Int) -> Bool {
        let line = lines[place]
        if GuessWords.isIngredientHeading(line.text) { return false }
        return seems[place]
            || (line.element == "li" || line.element == "tr") && line.text.count < 100
                && line.text.contains(where: \.isLetter)
    }

    /// Whether a line can be a heading: it is one, or short, and no item of a list.
    func isHeading(_ place: Int) -> Bool {
        let line = lines[place]
        return line.headingLevel != nil || line.text.count <= 40 && line.element != "li" && !line.isAside
    }
}
