/// What a sentence speaks of, before it is known which part of the dish it is for.
struct FoodMentions {
    struct Candidate: Hashable {
        let ingredient: Int
        /// 3 by its whole name, 2 by what it is, 1 by its kind ("the chicken" of chicken thighs), 0 by a
        /// word for many foods ("the meat").
        let level: Int
    }

    enum Kind: Hashable {
        /// One food, or the same food in several lines.
        case food
        /// "The spices": those of them that nobody has spoken of before.
        case several
    }

    struct Mention {
        let kind: Kind
        let candidates: [Candidate]
        let isPlural: Bool
        /// Said of several, it is of all of them: vegetables that were named are not more vegetables.
        var isWhole = false
        /// How many of its words the text says.
        let words: Int
        /// Among the sentence's words.
        let place: Range<Int>
    }

    let index: FoodIndex
    let words: [FoodWord]

    static func find(in words: [FoodWord], of index: FoodIndex) -> [Mention] {
        FoodMentions(index: index, words: words).all()
    }

    private func all() -> [Mention] {
        var found: [Mention] = []
        var place = 0
        while place < words.count {
            guard belongs(place) else {
                place += 1
                continue
            }
            var end = place + 1
            while end < words.count, end - place < 12, !words[end].startsPhrase, belongs(end) { end += 1 }
            read(place..<end, into: &found)
            place = end
        }
        return found
    }

    /// Whether a word can be one of a food's name.
    private func belongs(_ place: Int) -> Bool {
        let word = words[place]
        return index.has(word.key) || FoodTables.turning.contains(word.plain)
            || FoodTables.turned.contains(word.plain) || FoodGrammar.things.contains(word.plain)
            || FoodGrammar.pieces.contains(word.plain) || isClass(word) || Self.stand.keys.contains(word.key)
            || FoodGrammar.kinds.contains(word.plain) && word.plain.utf8.count > 2
            || !index.isEnglish && !index.compounds(of: word).isEmpty
    }

    private func isClass(_ word: FoodWord) -> Bool {
        FoodKinds.single[word.key] != nil || FoodKinds.many[word.key] != nil
    }

    /// From the end, where the noun stands.
    private func read(_ run: Range<Int>, into found: inout [Mention]) {
        var end = run.upperBound
        while end > run.lowerBound {
            let last = words[end - 1]
            if let mention = mention(run.lowerBound..<end) {
                let isNew = !found.contains { $0.kind == mention.kind && $0.candidates == mention.candidates }
                if isNew { found.append(mention) }
                end = mention.place.lowerBound
                // "chicken stock" is no chicken, though the list has stock.
                if end > run.lowerBound, isMade(words[end - 1].plain, words[end].plain) {
                    while end > run.lowerBound, FoodTables.turned.contains(words[end - 1].plain) { end -= 1 }
                }
            } else if FoodGrammar.pieces.contains(last.plain), !endsInThing(run.lowerBound..<end) {
                end -= 1
            } else if FoodGrammar.things.contains(last.plain) || FoodTables.turning.contains(last.plain) {
                // What stands before is what it is made of, unless it is a verb: "butter pan".
                return
            } else {
                end -= 1
            }
        }
    }

    /// "Tomato juice" is none of the tomatoes, but "lemon juice" is of the lemon.
    private func endsInThing(_ run: Range<Int>) -> Bool {
        guard run.count > 1 else { return false }
        let last = words[run.upperBound - 1].plain, before = words[run.upperBound - 2].plain
        guard FoodTables.turning.contains(last) || last == "powder" || last == "seed" else { return false }
        return FoodTables.turned.contains(before) && !Self.juicy.contains(before)
    }

    private func isMade(_ food: String, _ made: String) -> Bool {
        // Hot sauce, but "the hot cream".
        if food == "hot" { return made == "sauce" || made == "chocolate" }
        return FoodTables.turned.contains(food) && FoodTables.turning.contains(made)
    }

    private func mention(_ run: Range<Int>) -> Mention? {
        let last = words[run.upperBound - 1]
        var best = 0
        var start = run.upperBound - 1
        var candidates: [Candidate] = []
        func take(_ name: FoodName, _ level: Int, _ from: Int) {
            let count = run.upperBound - from
            if count > best { (best, start, candidates) = (count, from, []) }
            if count == best { candidates.append(Candidate(ingredient: name.ingredient, level: level)) }
        }
        // "Peppers" are no pepper.
        let isVegetable =
            last.key == "pepper" && last.isPlural && Self.peppers.contains { index.has($0) }
        for name in index.names(with: last.key) where !(isVegetable && Self.isGround(name)) {
            var from = run.upperBound - 1
            while from > run.lowerBound, name.words.contains(words[from - 1].key) { from -= 1 }
            guard let level = level(name, last, from..<run.upperBound, run.lowerBound) else { continue }
            take(name, level, from)
        }
        if candidates.isEmpty {
            for other in Self.stand[last.key] ?? [] {
                for name in index.names(with: other) where name.head == other { take(name, 1, start) }
                if !candidates.isEmpty { break }
            }
        }
        if candidates.isEmpty {
            for name in index.compounds(of: last) { take(name, 1, start) }
        }
        if candidates.isEmpty, let several = several(run) { return several }
        guard !candidates.isEmpty, isMeant(start..<run.upperBound, last) else { return nil }
        return Mention(
            kind: .food, candidates: Array(Set(candidates)).sorted { $0.ingredient < $1.ingredient },
            isPlural: last.isPlural, words: best, place: start..<run.upperBound)
    }

    /// Whether the words speak of that name at all, and how plainly.
    private func level(_ name: FoodName, _ last: FoodWord, _ said: Range<Int>, _ first: Int) -> Int? {
        if said.lowerBound > first {
            // "peanut butter" is no butter.
            let before = words[said.lowerBound - 1].plain, start = words[said.lowerBound].plain
            if isMade(before, start), start != "stock",
                !FoodTables.turning.contains(name.head) || name.words.count > 1
                    || !index.has(words[said.lowerBound - 1].key)
            {
                if !(Self.juicy.contains(before) && start == "juice") { return nil }
            }
            if Self.apart.contains(before + " " + start) { return nil }
        }
        if name.head == last.key {
            if said.count >= name.words.count { return 3 }
            // "The sauce" is what was made, not the soy sauce in it.
            let isMade =
                said.count == 1 && FoodGrammar.generic.contains(last.plain) && last.plain != "water"
                && !name.words.isDisjoint(with: FoodGrammar.bottled)
            return isMade ? nil : 2
        }
        if said.count >= name.words.count { return 3 }
        guard said.count == 1 else { return 1 }
        // "The meat" is no meat tenderizer.
        if last.key == "meat", FoodKinds.single["meat"]?.contains(name.head) != true { return nil }
        guard !FoodGrammar.kinds.contains(last.plain), !FoodGrammar.dishes.contains(last.plain) else {
            return nil
        }
        if FoodTables.turning.contains(name.head) || FoodGrammar.things.contains(name.head) {
            // "cocoa powder" is spoken of as "cocoa"; "tomato paste" isn't as "tomato".
            let isOther = FoodTables.turned.contains(last.plain) && !FoodGrammar.named.contains(last.plain)
            // The only garlic of a list is meant, powder or not.
            let isOnly = Self.pounded.contains(last.plain) && index.names(with: last.key).count == 1
            guard !isOther || isOnly, name.head != "stock" || !isMade(last.plain, "stock") else { return nil }
        }
        return 1
    }

    private func several(_ run: Range<Int>) -> Mention? {
        let last = words[run.upperBound - 1]
        let isMany = FoodKinds.many[last.key] != nil
        guard let members = FoodKinds.single[last.key] ?? FoodKinds.many[last.key] else { return nil }
        guard !isMany || last.isPlural || !index.isEnglish || last.key == "fruit" || last.key == "seasoning"
        else {
            return nil
        }
        var found = index.names.filter { name in
            // "Gemüse" is no Paprikapulver.
            if last.key == "gemus", Self.milled.contains(where: name.head.hasSuffix) { return false }
            return
                (members.contains(name.head)
                || !index.isEnglish
                    && members.contains {
                        name.head.hasPrefix(FoodEndings.cut($0)) || name.head.hasSuffix(FoodEndings.cut($0))
                    }
                || !isMany && !name.words.isDisjoint(with: members)
                    && !FoodTables.turning.contains(name.head))
                && !FoodTables.turning.contains(name.head)
                || isMany && ["spice", "seasoning"].contains(last.key)
                    && !name.words.isDisjoint(with: members)
                    && Self.spicy.contains(name.head)
        }
        // "The berries" are those, not the strawberry yogurt.
        let plain = isMany ? [] : found.filter { members.contains($0.head) }
        if !plain.isEmpty { found = plain }
        guard !found.isEmpty, isMeant((run.upperBound - 1)..<run.upperBound, last) else { return nil }
        return Mention(
            kind: isMany ? .several : .food,
            candidates: Array(Set(found.map { Candidate(ingredient: $0.ingredient, level: 0) }))
                .sorted { $0.ingredient < $1.ingredient },
            isPlural: last.isPlural, isWhole: isMany && !["spice", "seasoning", "gewurz"].contains(last.key),
            words: 1,
            place: (run.upperBound - 1)..<run.upperBound)
    }

    /// Whether a noun is meant, and one of the list.
    private func isMeant(_ said: Range<Int>, _ last: FoodWord) -> Bool {
        let before =
            said.lowerBound > 0 && !words[said.lowerBound].startsPhrase
            ? words[said.lowerBound - 1].plain : ""
        let next =
            said.upperBound < words.count && !words[said.upperBound].startsPhrase
            ? words[said.upperBound].plain : ""
        if next == "sized" || next == "size" { return false }
        if before == "a" || before == "an", said.lowerBound > 2, words[said.lowerBound - 2].plain == "of",
            words[said.lowerBound - 3].plain == "size"
        {
            return false
        }
        guard said.count == 1 else { return true }
        if Self.handling.contains(last.plain) { return false }
        if FoodGrammar.greasing.contains(last.plain), !last.isPlural,
            !FoodGrammar.determiners.contains(before) || words[said.lowerBound].startsPhrase
                || before == "and",
            greases(said.upperBound)
        {
            return false
        }
        if last.plain == "cream", ["the", "together", "butter"].contains(next),
            !["the", "of", "sour", "heavy"].contains(before)
        {
            return false
        }
        if FoodGrammar.verbs.contains(last.plain), !last.isPlural,
            !(FoodGrammar.determiners.contains(before) || FoodGrammar.states.contains(before)
                || Double(before) != nil), last.plain != "oil",
            last.plain != "cream", last.plain != "stock", last.plain != "ice"
        {
            return false
        }
        // "Mac and cheese" is the dish.
        if last.plain == "cheese", before == "and", said.lowerBound > 1,
            words[said.lowerBound - 2].plain == "mac"
        {
            return false
        }
        // "2 c. à soupe" are spoons.
        if last.plain == "soupe", before == "a" { return false }
        if last.plain == "water" { return isListedWater(said.lowerBound, before) }
        return true
    }

    /// "flour the surface", "oil a large baking dish"
    private func greases(_ place: Int) -> Bool {
        guard place < words.count else { return false }
        // "Butter and flour a tin"
        if words[place].plain == "and", place + 1 < words.count,
            FoodGrammar.greasing.contains(words[place + 1].plain), !words[place + 1].isPlural
        {
            return greases(place + 2)
        }
        let isObject = FoodGrammar.articles.contains(words[place].plain)
        for other in place..<min(place + (isObject ? 7 : 3), words.count) {
            if words[other].startsPhrase, other > place + 1 || !isObject { return false }
            if FoodGrammar.vessels.contains(words[other].plain) { return isObject || other <= place + 2 }
            if !isObject,
                ["in", "into", "to", "over", "and", "on", "using", "with", "by"].contains(words[other].plain)
            {
                return false
            }
        }
        return false
    }

    private func isListedWater(_ place: Int, _ before: String) -> Bool {
        // "Moisten your hands with cold water", "a brush dipped into water"
        if words[max(0, place - 7)..<place].contains(where: { Self.wetted.contains($0.plain) }) {
            return false
        }
        guard FoodGrammar.waters.contains(before), !index.waters.contains(before) else { return true }
        if before == "of" {
            let vessels = words[max(0, place - 5)..<place].map(\.plain)
            return !vessels.contains {
                ["pot", "pan", "saucepan", "bowl", "kettle", "plenty", "inch"].contains($0)
            }
        }
        return ["boiling", "cold", "ice"].contains(before)
            && !words[max(0, place - 5)..<place].contains {
                ["pot", "pan", "saucepan", "bowl"].contains($0.plain)
            }
    }
}
