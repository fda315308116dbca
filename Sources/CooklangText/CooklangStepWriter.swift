import Recipes

/// Writes a recipe's steps as Cooklang, its ingredients marked in them.
struct CooklangStepWriter {
    /// What no step lists or speaks of.
    private(set) var unmentioned: [Ingredient] = []
    private let recipe: Recipe
    /// Whether the text is short enough to look for each ingredient in it.
    private let mayLook: Bool
    /// What the list has and no step lists, by the step whose words first speak of it.
    private var adopted: [Int: [Ingredient]] = [:]

    /// Letters of an ingredient's name that is looked for in the steps.
    private static let longestName = 80

    init(_ recipe: Recipe, mostSearched: Int) {
        self.recipe = recipe
        let listed = Set(recipe.steps.flatMap { $0.ingredients.map(\.name) })
        let letters = recipe.steps.reduce(0) { $0 + $1.text.utf8.count }
        let marked = recipe.steps.map(\.ingredients.count).max() ?? 0
        mayLook = letters * (recipe.ingredients.count + marked) <= mostSearched
        var seen = listed
        for ingredient in recipe.ingredients where !listed.contains(ingredient.name) {
            let place =
                mayLook && seen.insert(ingredient.name).inserted
                ? recipe.steps.firstIndex { Self.place(of: ingredient.name, in: $0.text, besides: []) != nil }
                : nil
            if let place {
                adopted[place, default: []].append(ingredient)
            } else {
                unmentioned.append(ingredient)
            }
        }
    }

    func text(of place: Int) -> String {
        let step = recipe.steps[place]
        let wanted = step.text.stripped
        guard !wanted.isEmpty else { return "" }
        let ingredients = step.ingredients + (adopted[place] ?? [])
        var marks = timers(step, in: wanted)
        var listed: [Ingredient] = []
        for ingredient in ingredients {
            if mayLook,
                let range = Self.place(of: ingredient.name, in: wanted, besides: marks.map(\.range))
            {
                marks.append(Mark(range: range, text: Self.component(ingredient)))
            } else {
                listed.append(ingredient)
            }
        }
        let marked = written(wanted, marks, listed)
        if reads(marked, as: wanted) { return marked }
        return written(wanted, [], ingredients)
    }

    /// "@flour{500%g}(sifted)".
    static func component(_ ingredient: Ingredient) -> String {
        let name = CooklangEscaping.word(ingredient.name)
        var amount = ""
        if let known = ingredient.amount, let number = WrittenAmount.number(known) {
            let unit = WrittenUnit.text(known)
            amount = number + (unit.isEmpty ? "" : "%" + CooklangEscaping.word(unit))
        }
        let note = CooklangEscaping.word(ingredient.note ?? "")
        return "@\(name){\(amount)}" + (note.isEmpty ? "" : "(\(note))")
    }

    private struct Mark {
        var range: Range<String.Index>
        var text: String
    }

    private func written(_ text: String, _ marks: [Mark], _ listed: [Ingredient]) -> String {
        var written = "", place = text.startIndex
        for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            written += CooklangEscaping.text(
                text[place..<mark.range.lowerBound], startsLine: place == text.startIndex,
                followsComponent: place > text.startIndex)
            written += mark.text
            place = mark.range.upperBound
        }
        written += CooklangEscaping.text(
            text[place...], startsLine: place == text.startIndex, followsComponent: place > text.startIndex)
        if listed.isEmpty { return written }
        return written + "\\\n" + listed.map(Self.component).joined(separator: ", ")
    }

    private func reads(_ written: String, as text: String) -> Bool {
        guard case .step(let items)? = CooklangBlocks(written[...]).blocks.first else { return false }
        return CooklangStep(items).text == text
    }

    /// "10–12 minutes" with number and unit separated; the first has the step's title.
    private func timers(_ step: Step, in text: String) -> [Mark] {
        var title = step.title
        var same = step
        same.text = text
        return same.durations.compactMap { phrase in
            guard let (_, _, unit) = WrittenNumber.range(of: phrase.phrase), !unit.isEmpty else { return nil }
            let number = phrase.phrase.dropLast(unit.count).stripped
            guard "\(number) \(unit)" == phrase.phrase else { return nil }
            let name = CooklangEscaping.word(title)
            title = ""
            return Mark(
                range: phrase.range,
                text: "~\(name){\(CooklangEscaping.word(number))%\(CooklangEscaping.word(unit))}")
        }
    }

    /// Where the text has the name as words of their own, and nothing else is marked.
    private static func place(
        of name: String, in text: String, besides taken: [Range<String.Index>]
    ) -> Range<String.Index>? {
        guard !name.isEmpty, name.utf8.count <= longestName, name == name.onOneLine else { return nil }
        func isPart(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber } ?? false }
        var start = text.startIndex
        while start < text.endIndex, let range = text[start...].firstRange(of: name) {
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : nil
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
            if !isPart(before), !isPart(after), !taken.contains(where: { $0.overlaps(range) }) {
                return range
            }
            start = range.upperBound
        }
        return nil
    }
}
