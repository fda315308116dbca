import Recipes

/// The recipes that a term leads to, by how well they fit it, and field by field.
struct SearchFits {
    /// The term, with the words that were found for it.
    var term: SearchTerm
    var exact: [RecipeSet]
    /// The word itself included.
    var beginning: [RecipeSet]
    /// By another name.
    var alike: [RecipeSet]
    /// By what the recipe says of itself: its diets, its minutes.
    var trait = RecipeSet()
    /// By a slip that is likely, and by any other.
    var near: [RecipeSet]
    var far: [RecipeSet]

    /// The sets with what a recipe in them scores, the best first.
    var tiers: [(score: UInt16, recipes: RecipeSet)] {
        var tiers: [(UInt16, RecipeSet)] = []
        for field in IndexField.searched {
            let score = UInt16(70 - 2 * field.rawValue)
            if field == .title, term.trait != .easy { tiers.append((score, trait)) }
            tiers.append((score, exact[field.rawValue]))
            tiers.append((score - 1, beginning[field.rawValue]))
        }
        if term.trait == .easy { tiers.append((50, trait)) }
        for (place, score) in [40, 30, 25].enumerated() { tiers.append((UInt16(score), alike[place])) }
        for (place, score) in [12, 9, 8].enumerated() { tiers.append((UInt16(score), near[place])) }
        for (place, score) in [3, 2, 1].enumerated() { tiers.append((UInt16(score), far[place])) }
        return tiers
    }

    var all: RecipeSet {
        tiers.reduce(into: RecipeSet()) { $0.formUnion($1.recipes) }
    }
}

extension CardIndex {
    /// All that a term leads to.
    func fits(_ term: SearchTerm) throws -> SearchFits {
        let none = IndexField.searched.map { _ in RecipeSet() }
        var fits = SearchFits(
            term: term, exact: none, beginning: none, alike: try alike(term), near: none, far: none)
        fits.trait = try recipes(with: term.trait)
        guard let word = term.words.first, term.words.count == 1 else {
            fits.exact = try recipes(withAll: term.words.map(\.text))
            return fits
        }
        fits.exact = try recipes(of: word.forms)
        fits.beginning = try recipes(beginning: word.text)
        var slips = try neighbours(of: word)
        if word.isShort, (fits.exact + fits.beginning + fits.alike).allSatisfy(\.isEmpty) {
            slips += try neighbours(of: word, isShort: true)
        }
        let likely = slips.filter(word.isLikelySlip)
        fits.near = try recipes(withAny: likely.map { [$0] } + term.meant)
        fits.far = try recipes(of: slips.filter { !likely.contains($0) })
        fits.term.words[0].alike = term.alike.union(slips)
        return fits
    }

    /// The recipes that have a term, or another name of it, in their title or foods.
    func recipes(having term: SearchTerm) throws -> RecipeSet {
        let itself = try recipes(withAll: term.words.map(\.text)), others = try recipes(withAny: term.kin)
        return [IndexField.title, .food].reduce(into: RecipeSet()) { set, field in
            set.formUnion(itself[field.rawValue])
            set.formUnion(others[field.rawValue])
        }
    }

    private func alike(_ term: SearchTerm) throws -> [RecipeSet] {
        var sets = try recipes(withAny: term.kin)
        if !term.signs.isEmpty {
            let signs = try recipes(withAny: term.signs)
            for field in [IndexField.title, .prose] { sets[field.rawValue].formUnion(signs[field.rawValue]) }
        }
        guard !term.parts.isEmpty else { return sets }
        let parts = try term.parts.map { try recipes(withAny: $0) }
        let titles = parts.map { $0[IndexField.title.rawValue] }, anywhere = parts.map { $0.united }
        sets[IndexField.title.rawValue].formUnion(titles.common)
        // Half in the title and half in the foods is as good as both in the foods.
        sets[IndexField.food.rawValue].formUnion(anywhere.common)
        return sets
    }

    private func recipes(with trait: SearchTerm.Trait?) throws -> RecipeSet {
        switch trait {
        case nil: return RecipeSet()
        case .diet(.vegetarian):
            return try marked(Diet.vegetarian.rawValue).union(marked(Diet.vegan.rawValue))
        case .diet(let diet): return try marked(diet.rawValue)
        case .quick: return try marked(IndexedRecipe.quickMark)
        case .easy:
            var set = RecipeSet()
            for (number, count) in try measures().foods.enumerated()
            where 1...SearchTerm.easyFoods ~= Int(count) { set.insert(number) }
            return set
        }
    }
}

extension [RecipeSet] {
    var united: RecipeSet { reduce(into: RecipeSet()) { $0.formUnion($1) } }
    var common: RecipeSet { dropFirst().reduce(first ?? RecipeSet()) { $0.intersection($1) } }
}
