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

    /// The sets with what a recipe in them scores, the best first. Whatever was only forgiven is worth less
    /// than any other word.
    var tiers: [(score: UInt16, recipes: RecipeSet)] {
        var tiers: [(UInt16, RecipeSet)] = [(300, exact[0])]
        if term.trait != .easy { tiers.append((298, trait)) }
        if !term.signs.isEmpty { tiers.append((296, alike[0])) }
        tiers += [
            (294, beginning[0]), (290, exact[1]), (288, alike[0]), (286, beginning[1]), (280, alike[1]),
            (278, exact[2]), (276, beginning[2]),
        ]
        if term.trait == .easy { tiers.append((274, trait)) }
        tiers += [(270, alike[2]), (30, near[0]), (24, near[1]), (18, near[2])]
        return tiers + [(9, far[0]), (6, far[1]), (3, far[2])]
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
            let all = try recipes(withAll: term.words.map(\.text))
            fits.exact[0] = all[0]
            // Elsewhere the words may stand far apart: "minced garlic", "roast beef".
            for place in 1..<all.count { fits.alike[place].formUnion(all[place]) }
            return fits
        }
        fits.exact = try recipes(of: word.forms + term.same.flatMap { TypedWord($0).forms })
        fits.beginning = try recipes(beginning: word.text)
        var slips = try neighbours(of: word)
        if word.isShort, (fits.exact + fits.beginning + fits.alike).allSatisfy(\.isEmpty) {
            slips += try neighbours(of: word, isShort: true)
        }
        let likely = slips.filter(word.isLikelySlip)
        fits.near = try recipes(withAny: likely.map { [$0] } + term.meant)
        fits.far = try recipes(of: slips.filter { !likely.contains($0) })
        fits.term.words[0].alike = term.alike.union(slips).union(likely.flatMap { TypedWord($0).forms })
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
            // A summary that speaks of lunch or salad makes no dish one; that it is vegan does.
            for field in term.trait == nil ? [IndexField.title] : [.title, .prose] {
                sets[field.rawValue].formUnion(signs[field.rawValue])
            }
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
