/// What a cook asks for: "quick dinner without meat", "veganer Kuchen".
public struct SearchQuery: Sendable, Hashable {
    /// What a recipe should be or have, all of it.
    public private(set) var terms: [SearchTerm] = []
    /// What it must not have.
    public private(set) var excluded: [SearchTerm] = []

    public init(_ text: String) {
        let typed = TypedWord.all(in: text).map(\.text)
        read(typed)
        // Of "with" alone there are recipes, too.
        if terms.isEmpty, excluded.isEmpty { terms = typed.map { SearchTerm($0, [$0]) } }
        spell(text)
    }

    /// Says the terms with the letters that were typed.
    private mutating func spell(_ text: String) {
        let text = String(text.prefix(TypedWord.mostLetters))
        let spelt = Dictionary(FoundWord.all(in: text).map { ($0.text, String(text[$0.range])) }) { one, _ in
            one
        }
        for place in terms.indices {
            let words = terms[place].words.map { spelt[$0.text] ?? $0.text }
            terms[place].said = words.joined(separator: " ")
        }
    }

    private mutating func read(_ typed: [String]) {
        var place = 0
        var isExcluded = false
        while place < typed.count {
            let rest = typed[place...]
            if SearchQuery.excludes(rest) {
                isExcluded = true
                place += 1
                continue
            }
            let (term, count) = SearchQuery.term(rest)
            place += count
            guard let term else { continue }
            if isExcluded { excluded.append(term) } else { terms.append(term) }
            isExcluded = false
        }
    }

    /// Whether a word says that the next is not wanted.
    private static func excludes(_ rest: ArraySlice<String>) -> Bool {
        guard let word = rest.first, let next = rest.dropFirst().first else { return false }
        if ["without", "ohne", "minus", "excluding"].contains(word) { return true }
        // "No bake" is no cake without a bake.
        return ["no", "kein", "keine", "keinen"].contains(word) && next != "bake"
            && Wordbook.shared.others([next]) != nil
    }

    /// What the first words mean, the longest that is known; nil for one that says nothing.
    private static func term(_ rest: ArraySlice<String>) -> (SearchTerm?, Int) {
        let book = Wordbook.shared
        for count in stride(from: min(3, rest.count), through: 1, by: -1) {
            let words = Array(rest.prefix(count))
            var term = SearchTerm(words.joined(separator: " "), words)
            if let (trait, names) = trait(words) {
                term.trait = trait
                term.signs = names.map(Wordbook.phrase).filter { $0 != words }
                if case .diet = trait { term.same = names.filter { !$0.contains(" ") }.sorted() }
                return (term, count)
            }
            if count == 1, silent.contains(words[0]) { return (nil, 1) }
            if let traits = book.traits(words) {
                term.signs = traits.flatMap(\.signs).map(Wordbook.phrase)
                term.kin = traits.flatMap(\.names).map(Wordbook.phrase).filter { $0 != words }
                return (term, count)
            }
            if let others = book.others(words) {
                term.kin = others
                if count == 1, let stem = book.stem(words[0]) { term.same = [stem] }
                return (term, count)
            }
        }
        guard let word = rest.first else { return (nil, 1) }
        var term = SearchTerm(word, [word])
        if let (head, tail) = book.parts(word) {
            term.parts = [head, tail].map { [[$0]] + (book.others([$0]) ?? []) }
        } else {
            term.meant = book.meant(by: word).flatMap { [[$0]] + (book.others([$0]) ?? []) }
        }
        return (term, 1)
    }

    private static func trait(_ words: [String]) -> (SearchTerm.Trait, names: Set<String>)? {
        let text = words.joined(separator: " ")
        for (diet, names) in diets where names.contains(text) { return (.diet(diet), names) }
        if quick.contains(text) { return (.quick, quick.union(["easy", "minute"])) }
        return easy.contains(text) ? (.easy, easy.union(["quick"])) : nil
    }

    private static let diets: [(Diet, Set<String>)] = [
        (
            .vegetarian,
            [
                "vegetarian", "veggie", "vegetarisch", "vegetarische", "vegetarisches", "vegetarischer",
                "vegetarischen", "meatless", "meat free", "fleischlos", "fleischlose", "fleischloses",
            ]
        ),
        (.vegan, ["vegan", "vegane", "veganer", "veganes", "veganen", "plant based", "pflanzlich"]),
        (
            .glutenFree,
            [
                "gluten free", "glutenfree", "glutenfrei", "glutenfreie", "glutenfreier", "glutenfreies",
                "coeliac", "celiac",
            ]
        ),
        (
            .lactoseFree,
            [
                "lactose free", "dairy free", "laktosefrei", "laktosefreie", "laktosefreier",
                "laktosefreies", "milchfrei",
            ]
        ),
        (.nutFree, ["nut free", "nussfrei", "nussfreie", "nussfreier", "nussfreies"]),
    ]
    private static let quick: Set<String> = [
        "quick", "fast", "quickly", "speedy", "rapid", "schnell", "schnelle", "schneller", "schnelles",
        "schnellen",
        "express", "blitz", "flott", "30 minutes", "30 minute", "30 min", "half hour", "half an hour",
        "halbe stunde", "30 minuten", "ruckzuck",
    ]
    private static let easy: Set<String> = [
        "easy", "simple", "effortless", "einfach", "einfache", "einfacher", "einfaches", "leicht", "leichte",
        "leichter", "leichtes", "unkompliziert", "few ingredients", "wenige zutaten", "beginner",
    ]
    /// Words that say nothing about a recipe.
    private static let silent: Set<String> = [
        "with", "and", "a", "an", "the", "for", "of", "in", "some", "something", "or", "to", "recipe",
        "recipes",
        "dish", "dishes", "food", "meal", "meals", "on", "from", "my", "i", "want", "make", "ideas",
        "mit", "und", "ein", "eine", "einen", "etwas", "was", "fur", "im", "aus", "oder", "der", "die", "das",
        "zum",
        "rezept", "rezepte", "gericht", "gerichte", "essen", "irgendwas",
    ]
}
