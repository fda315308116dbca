/// What each step of a recipe speaks of: the one rule for the cook's slides, the editor's offers and the score.
///
/// A food belongs to the part of the dish that the sentence is for: the sauce's butter isn't the dough's. Takes
/// time in proportion to the text: a list has a bounded number of foods, a food a bounded number of lines.
struct SpokenFoods {
    /// A food in a step, by its places in the list: more than one where the list has it in several lines.
    struct Spoken: Hashable {
        var lines: [Int]
        /// In the step's own words: "the rest", "half"; nil if it only names it.
        var share: FoodShare?
    }

    /// In the order in which they are first spoken of in the list.
    private(set) var steps: [[Spoken]] = []

    private let ingredients: [Ingredient]
    private let index: FoodIndex
    private let parts: FoodParts
    /// Lines that a sentence has spoken of, and in which sentence last.
    private var lastSaid: [Int: Int] = [:]
    /// Lines that somewhere are named so that no other can be meant.
    private var plainly: Set<Int> = []
    /// What is said of each line's food: "grated", "melted".
    private var states: [Set<String>] = []
    /// What a line says it is for, by its place: "to bloom the yeast".
    private var purposes: [Int: FoodPurpose] = [:]

    init(_ ingredients: [Ingredient], in steps: [Step]) {
        self.ingredients = Array(ingredients.prefix(FoodIndex.mostFoods))
        let isEnglish = FoodEndings.areEnglish(
            steps.prefix(12).map(\.text) + self.ingredients.prefix(20).map(\.name))
        index = FoodIndex(ingredients, isEnglish: isEnglish)
        var sentences: [FoodSentence] = []
        for (number, step) in steps.enumerated() {
            for words in FoodSentence.split(step.text, isEnglish: isEnglish) {
                sentences.append(FoodSentence(step: number, part: step.part, words: words, index))
            }
        }
        parts = FoodParts(self.ingredients, index, isEnglish: isEnglish)
        for (place, ingredient) in self.ingredients.enumerated() {
            let said = ingredient.name + (ingredient.note.map { " " + $0 } ?? "")
            states.append(
                Set(FoodWord.all(in: said, isEnglish: isEnglish, limit: 200).map(\.plain))
                    .intersection(FoodGrammar.states))
            purposes[place] = FoodPurpose(of: ingredient, isEnglish: isEnglish)
        }
        let assigned = parts.assign(sentences)
        for sentence in sentences {
            for mention in sentence.mentions where mention.kind == .food && mention.candidates.count == 1 {
                plainly.insert(mention.candidates[0].ingredient)
            }
        }
        self.steps = Array(repeating: [], count: steps.count)
        for (place, sentence) in sentences.enumerated() { read(sentence, at: place, for: assigned[place]) }
        for step in self.steps.indices {
            self.steps[step].sort { $0.lines[0] < $1.lines[0] }
        }
    }

    private mutating func read(_ sentence: FoodSentence, at place: Int, for part: Int?) {
        var spoken: [Spoken] = []
        var here: Set<Int> = []
        let except = sentence.exceptions
        var excluded: Set<Int> = []
        for mention in sentence.mentions.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
            let lines = meant(
                lines(of: mention, for: part, in: sentence.step), of: mention, in: sentence, for: part)
            if let except, mention.place.lowerBound > except {
                excluded.formUnion(lines)
                continue
            }
            // "For the vegetables, chop the onions" names the part.
            if mention.kind == .several, part != nil,
                parts.named(sentence.words[mention.place.lowerBound].key) != nil
            {
                continue
            }
            // "Carrots and celery, until the vegetables are soft"
            if mention.kind == .several, mention.candidates.contains(where: { here.contains($0.ingredient) }),
                !sentence.isAdding(mention.place)
            {
                continue
            }
            guard !lines.isEmpty else { continue }
            here.formUnion(lines)
            spoken.append(
                Spoken(lines: lines, share: FoodShare.find(in: sentence.words, before: mention.place)))
        }
        for lines in collected(sentence, for: part, named: Set(spoken.flatMap(\.lines))) {
            spoken += lines.filter { !excluded.contains($0) }.map { Spoken(lines: [$0], share: nil) }
        }
        for one in spoken { put(one, into: sentence.step) }
        for line in spoken.flatMap(\.lines) { lastSaid[line] = place }
    }

    /// Once a step, with all of its lines.
    private mutating func put(_ spoken: Spoken, into step: Int) {
        if let known = steps[step].firstIndex(where: { !Set($0.lines).isDisjoint(with: spoken.lines) }) {
            steps[step][known].lines = Array(Set(steps[step][known].lines + spoken.lines)).sorted()
            // What a step speaks of twice, in shares, it speaks of without.
            if steps[step][known].share != spoken.share { steps[step][known].share = nil }
        } else {
            steps[step].append(spoken)
        }
    }

    /// The lines that a mention is of; several only if they are of the same food.
    private func lines(of mention: FoodMentions.Mention, for part: Int?, in step: Int) -> [Int] {
        var candidates = mention.candidates
        if mention.kind == .several {
            let here = candidates.filter { part == nil || parts.part(of: $0.ingredient) == part }
            // "Until the vegetables are soft" are those that were named.
            let isRest =
                candidates.contains { isSaid($0.ingredient, in: step) }
                || mention.isWhole && candidates.contains { lastSaid[$0.ingredient] != nil }
            if isRest { return [] }
            return (here.isEmpty ? candidates : here).map(\.ingredient).filter { lastSaid[$0] == nil }
        }
        if candidates.count > 1, let part {
            let here = candidates.filter { parts.part(of: $0.ingredient) == part }
            if !here.isEmpty { candidates = here }
            // A list without headings: what is used up comes from the next lines.
            if parts.isGuessed, !here.isEmpty,
                here.allSatisfy({ lastSaid[$0.ingredient] != nil && !isSaid($0.ingredient, in: step) })
            {
                let next = mention.candidates.filter {
                    parts.part(of: $0.ingredient) == part + 1 && lastSaid[$0.ingredient] == nil
                }
                if !next.isEmpty { candidates = next }
            }
        }
        if candidates.count > 1 {
            let top = candidates.map(\.level).max() ?? 0
            candidates = candidates.filter { $0.level == top }
        }
        guard candidates.count > 1 else { return candidates.map(\.ingredient) }
        // In another part than where the list has it: what came last, else what hasn't come yet.
        let groups = Dictionary(grouping: candidates.map(\.ingredient)) { parts.part(of: $0) }
        var lines = candidates.map(\.ingredient)
        if groups.count > 1 {
            let unsaid = groups.filter { group in group.value.allSatisfy { lastSaid[$0] == nil } }
            let chosen =
                groups.filter { unsaid[$0.key] == nil }.max {
                    ($0.value.compactMap { lastSaid[$0] }.max() ?? 0)
                        < ($1.value.compactMap { lastSaid[$0] }.max() ?? 0)
                } ?? unsaid.min { $0.key < $1.key }
            lines = chosen?.value.sorted() ?? lines
        }
        // "The oil" is that one of several which isn't called by its kind elsewhere, or was just spoken of.
        if !mention.isPlural, Set(lines.map { kindOf($0) }).count > 1 {
            let now = lines.filter { isSaid($0, in: step) }
            if !now.isEmpty { return now }
            // "The hot cream" is what was heated in the step before.
            let before = step > 0 ? lines.filter { isSaid($0, in: step - 1) } : []
            if before.count == 1 { return before }
            let open = lines.filter { !plainly.contains($0) }
            if !open.isEmpty { return open }
            let last = lines.compactMap { lastSaid[$0] }.max()
            if let last { return lines.filter { lastSaid[$0] == last } }
        }
        return lines
    }

    /// Of several lines of a food, those whose purpose the sentence speaks of, and else those without any.
    private func meant(
        _ lines: [Int], of mention: FoodMentions.Mention, in sentence: FoodSentence, for part: Int?
    ) -> [Int] {
        guard mention.kind == .food, !lines.isEmpty, mention.candidates.count > 1 else { return lines }
        if let told = told(mention, in: sentence, of: lines) { return told }
        guard !purposes.isEmpty else { return lines }
        let top = mention.candidates.map(\.level).max()
        let others = mention.candidates.filter { $0.level == top || lines.contains($0.ingredient) }
            .map(\.ingredient)
        guard others.count > 1 else { return lines }
        func isSpoken(_ line: Int, atLeast count: Int) -> Bool {
            purposes[line]?.isSpoken(of: sentence.words, besides: mention.place, atLeast: count) == true
        }
        let told = others.filter { isSpoken($0, atLeast: 2) }
        if !told.isEmpty { return told }
        // In the same part; guessed parts tell little.
        let near = others.filter { parts.isGuessed || parts.part(of: $0) == parts.part(of: lines[0]) }
        let here = near.filter {
            isSpoken($0, atLeast: 1) && (lines.contains($0) || purposes[$0]?.isServing == true)
        }
        if !here.isEmpty { return here }
        let plain = lines.filter { purposes[$0] == nil }
        return plain.isEmpty ? near.filter { purposes[$0] == nil }.first.map { [$0] } ?? lines : plain
    }

    /// "The grated Parmesan" is that one of several of which the list says so, too.
    private func told(
        _ mention: FoodMentions.Mention, in sentence: FoodSentence, of lines: [Int]
    ) -> [Int]? {
        let start = mention.place.lowerBound
        guard start > 0, !sentence.words[start].startsPhrase else { return nil }
        let state = sentence.words[start - 1].plain
        guard FoodGrammar.states.contains(state) else { return nil }
        let places = mention.candidates.filter { $0.level > 0 }.map(\.ingredient)
        let told = places.filter { states[$0].contains(state) }
        guard !told.isEmpty, told.count < places.count,
            Set(told).isDisjoint(with: lines) || told.count < lines.count
        else { return nil }
        let here = told.filter(lines.contains)
        return here.isEmpty ? told : here
    }

    private func isSaid(_ line: Int, in step: Int) -> Bool {
        steps[step].contains { $0.lines.contains(line) }
    }

    private func kindOf(_ line: Int) -> Set<String> {
        index.names.first { $0.ingredient == line }?.words ?? []
    }

    /// What "the dry ingredients", "all ingredients for the sauce" and the name of a part gather.
    private func collected(_ sentence: FoodSentence, for part: Int?, named: Set<Int>) -> [[Int]] {
        sentence.collections(parts).map { collection in
            let scope = collection.part ?? (parts.isGuessed && collection.kind != .remaining ? nil : part)
            let lines = ingredients.indices.filter { scope == nil || parts.part(of: $0) == scope }
            let isNew = { (line: Int) in lastSaid[line] == nil && !named.contains(line) }
            switch collection.kind {
            case .all:
                // "Stir all ingredients" that are in the pot. What is for serving comes later.
                return lines.count { lastSaid[$0] != nil } * 2 > lines.count
                    ? [] : lines.filter { purposes[$0]?.isServing != true }
            case .remaining: return lines.filter(isNew)
            case .dry, .wet:
                let kind = lines.filter { line in
                    (part == nil || collection.part != nil || parts.part(of: line) == part)
                        && (collection.kind == .dry
                            ? isKind(line, FoodKinds.dry, but: FoodKinds.wet)
                            : isKind(line, FoodKinds.wet, but: []))
                }
                // Once they have been named they are in a bowl, and no longer single foods.
                return kind.filter { !isNew($0) }.count > 1 ? [] : kind.filter(isNew)
            case .unnamed:
                // "The sauce" that nobody made from its foods is all of them.
                return lines.contains { lastSaid[$0] != nil || plainly.contains($0) || named.contains($0) }
                    ? [] : lines
            case .these: return lastSaid.isEmpty && named.isEmpty ? lines : []
            }
        }
    }

    private func isKind(_ line: Int, _ kind: Set<String>, but other: Set<String>) -> Bool {
        index.names.contains { $0.ingredient == line && kind.contains($0.head) && !other.contains($0.head) }
    }
}
