internal import Recipes

/// Tells ingredients and steps of a page without markup by how they look: by what the page's author called
/// the elements, by headings, and by lines that read as amounts of something.
struct PageGuess {
    let lines: [PageLine]
    let subjects: [Set<GuessWords.Subject>]
    /// Whether each line reads as an ingredient.
    let seems: [Bool]
    /// Whether each line tells servings, times or prices, and whether it names a nutrient.
    let isOther: [Bool]
    let isNutrient: [Bool]
    /// How much each line is like an instruction. Looked at for every name around a line, so told once.
    private(set) var worths: [Double] = []

    init(_ page: PageLines) {
        lines = PagePairs.merged(page.lines)
        subjects = page.subjects
        let isOther = lines.map { IngredientLook.isOfSomethingElse($0.text) }
        seems = zip(lines, isOther).map { !$1 && IngredientLook.readsAsOne($0.text) }
        self.isOther = isOther
        isNutrient = lines.map { IngredientLook.isNutrient($0.text) }
        worths = lines.indices.map { worth($0) }
    }

    /// Lines that may be the ingredients.
    struct List {
        var places: [Int] = []
        /// How many lines speak for it, less those that speak against it.
        var score = 1.5
        /// Whether a heading or the author's name for it says that it is one.
        var isNamed = false
    }

    /// The ingredient list; empty if there is none to be told.
    func ingredients() -> List {
        var best = List()
        for list in named() + underHeadings() + listed() where list.score > best.score { best = list }
        best.places = inOneSystem(best.places)
        return best
    }

    /// Whether what was found is a recipe rather than a list of anything else.
    func isRecipe(_ list: List, steps: [Int]) -> Bool {
        let amounts = list.places.count { seems[$0] && startsWithNumber(lines[$0].text) }
        let likely = list.places.count { seems[$0] }
        if list.isNamed { return list.places.count >= 2 && (amounts >= 2 || likely >= 2 && !steps.isEmpty) }
        return list.places.count >= 3 && amounts >= 2 && likely * 4 >= list.places.count * 3 && !steps.isEmpty
    }

    private func startsWithNumber(_ text: String) -> Bool {
        text.first { $0.isLetter || $0.isNumber }?.isNumber == true
    }

    /// The lines in elements whose class or id speaks of ingredients, for each such name.
    private func named() -> [List] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() {
            for name in Set(line.names) where subjects[name].contains(.ingredients) {
                places[name, default: []].append(place)
            }
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            let kept = trimmed(places)
            return List(places: kept, score: score(kept) + 2, isNamed: true)
        }
    }

    /// What follows headings such as "Ingredients", up to the next heading that ends it.
    private func underHeadings() -> [List] {
        lines.indices.filter { isHeading($0) && GuessWords.isIngredientHeading(lines[$0].text) }.prefix(20)
            .map { heading in
                let kept = trimmed(following(heading))
                return List(places: kept, score: score(kept) + 1, isNamed: true)
            }
    }

    private func following(_ heading: Int) -> [Int] {
        var places: [Int] = []
        var misses = 0
        for place in lines.indices.dropFirst(heading + 1).prefix(150) {
            let line = lines[place]
            if GuessWords.isStepHeading(line.text), isHeading(place) { break }
            if GuessWords.isIngredientHeading(line.text) { continue }
            if let level = line.headingLevel, level <= (lines[heading].headingLevel ?? 7), !places.isEmpty,
                !leadsOn(place)
            {
                break
            }
            misses = seems[place] || line.element == "li" ? 0 : misses + 1
            if misses > 3 { break }
            places.append(place)
        }
        return places
    }

    /// Whether a heading names a part of the ingredients: more of them stand right below it.
    private func leadsOn(_ place: Int) -> Bool {
        guard lines[place].text.count < 60, !GuessWords.isEnding(lines[place].text) else { return false }
        let below = lines.indices.dropFirst(place + 1).prefix(2)
        return below.count == 2 && below.allSatisfy { seems[$0] && lines[$0].headingLevel == nil }
    }

    /// Lists whose lines read as ingredients, without anything that says so.
    private func listed() -> [List] {
        var places: [Int: [Int]] = [:]
        for (place, line) in lines.enumerated() where line.list > 0 && !line.isAside {
            places[line.list, default: []].append(place)
        }
        return places.sorted { $0.key < $1.key }.map { _, places in
            let likely = places.count { seems[$0] }
            return List(places: places, score: likely * 3 >= places.count * 2 ? score(places) : 0)
        }
    }

    /// How sure it is that these are the ingredients: lines that read so count, others count against it.
    private func score(_ places: [Int]) -> Double {
        guard places.count >= 2, places.count <= 150 else { return -10 }
        // A table of what is in a serving, or what a shop sells.
        let others = places.count {
            isNutrient[$0] || IngredientLook.isPrice(lines[$0].text)
        }
        if others * 3 > places.count { return -10 }
        var total = 0.0
        var known: Set<String> = []
        for place in places {
            let line = lines[place]
            if !known.insert(line.text).inserted {
                total -= 0.5
            } else if seems[place] {
                total += line.isAside ? 0.3 : 1
            } else if IngredientLine.heading(line.text) == nil, line.headingLevel == nil {
                // Items without an amount belong to the list; sentences don't.
                let isItem = (line.element == "li" || line.element == "tr") && line.text.count < 80
                total -= line.text.count > 120 ? 2 : isItem ? 0 : 0.25
            }
        }
        return total
    }

    /// The same list in grams and in cups is one of the two.
    private func inOneSystem(_ places: [Int]) -> [Int] {
        func isOf(_ place: Int, _ system: GuessWords.Subject) -> Bool {
            lines[place].names.contains { subjects[$0].contains(system) }
        }
        let metric = places.filter { isOf($0, .metric) && !isOf($0, .imperial) }
        let imperial = places.filter { isOf($0, .imperial) && !isOf($0, .metric) }
        guard metric.count >= 2, imperial.count >= 2, abs(metric.count - imperial.count) <= 2 else {
            return places
        }
        let other = Set(metric[0] < imperial[0] ? imperial : metric)
        return places.filter { !other.contains($0) }
    }

    /// Without headings, buttons and sentences before the first and after the last ingredient.
    private func trimmed(_ places: [Int]) -> [Int] {
        // A table of what is in a serving has some lines that could be ingredients: sugar, salt.
        let nutrients = places.count { isNutrient[$0] }
        guard nutrients * 2 <= places.count else { return [] }
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
        return places.filter { place in
            let text = lines[place].text
            return seems[place]
                || !GuessWords.isIngredientHeading(text) && !isOther[place]
        }
    }

    private func isPart(_ place: Int) -> Bool {
        let line = lines[place]
        if seems[place] { return true }
        if GuessWords.isIngredientHeading(line.text) || isOther[place] {
            return false
        }
        return (line.element == "li" || line.element == "tr") && line.text.count < 100
            && line.text.contains(where: \.isLetter)
    }

    /// Whether a line can be a heading: it is one, or short, and no item of a list.
    func isHeading(_ place: Int) -> Bool {
        let line = lines[place]
        return line.headingLevel != nil || line.text.count <= 40 && line.element != "li" && !line.isAside
    }
}
