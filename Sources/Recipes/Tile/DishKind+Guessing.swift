extension DishKind {
    /// Tells the kind of a dish by its words, English and German.
    ///
    /// What the title calls it counts most (“Chicken soup with rice” is a soup), then its tags and category,
    /// then what the title says is in it, and last the first of its ingredients that looks like something.
    /// - Parameters:
    ///   - tags: tags, category and kitchen, each as it is written.
    ///   - foods: the names of the ingredients, in the order of the list.
    public init(title: String, tags: [String] = [], foods: [String] = []) {
        let name = DishName(title)
        let found =
            name.form
            ?? tags.prefix(Self.mostRead).lazy.compactMap { DishName($0).form }.first
            ?? name.food
            ?? name.whole.food
            ?? Self.strongest(
                foods.prefix(Self.mostRead).compactMap { DishName($0).food }.filter(\.isTelling))
        self = found ?? .plate
    }

    /// Tags and ingredients that are looked at: a stranger's recipe may have any number.
    private static let mostRead = 12

    /// Whether it says what a dish is if it is only one of its ingredients. There are eggs in cakes, lemons
    /// in fish soup, and chocolate in chili: rather a letter than a drawing of those.
    private var isTelling: Bool { ![.egg, .fruit, .dessert].contains(self) }

    /// What a dish is called after, of all that is in it: meat before rice, and rice before onions.
    fileprivate static func strongest(_ kinds: [DishKind]) -> DishKind? {
        func weight(_ kind: DishKind) -> Int {
            switch kind {
            case .poultry, .fish: 0
            case .meat: 1
            case .vegetable, .fruit: 3
            default: 2
            }
        }
        // The first of those that weigh the same.
        return kinds.min { weight($0) < weight($1) }
    }
}

/// The words of a title, as far as they tell what is on the plate.
private struct DishName {
    /// Those before “with”, singular, without case and accents.
    private let words: [String]
    private let all: [String]

    /// Characters of a title that are read.
    private static let longest = 200
    private static let cuts: Set<String> = ["with", "mit", "in", "im", "auf", "on", "nach", "from", "an"]

    init(_ text: String) {
        self.init(FoundWord.all(in: String(text.prefix(Self.longest))).map { Plural.singular($0.text) })
    }

    private init(_ all: [String]) {
        self.all = all
        let head = all.prefix { !Self.cuts.contains($0) }
        words = head.isEmpty ? all : Array(head)
    }

    /// The same, with what it comes with.
    var whole: DishName { DishName(all.filter { !Self.cuts.contains($0) }) }

    /// “Soup”, “cake”, “curry”: what it is made into. The last such word of a name is what the others
    /// describe.
    var form: DishKind? {
        for place in words.indices.reversed() {
            if place > 0, let pair = DishWords.pairs[words[place - 1] + " " + words[place]] { return pair }
            if let kind = DishWords.kind(words[place], DishWords.forms, DishWords.formEndings) { return kind }
        }
        return nil
    }

    /// “Chicken”, “carrots”: what it is made of.
    var food: DishKind? {
        DishKind.strongest(words.compactMap { DishWords.kind($0, DishWords.foods, DishWords.foodEndings) })
    }
}
