/// Finds in a step how much goes in: "200 g of the flour", "2 tbsp oil", "2 eggs". Not how large
/// something is ("a 2-litre pan"), nor how much belongs to each of several ("1 tbsp per wrap"), nor what
/// is no amount (a time, a temperature, a length, a number of pieces to cut).
///
/// Takes time in proportion to the text, whatever it holds.
struct AmountFinder {
    private let text: String
    private let tokens: [TextToken]
    /// The foods that are counted, in the singular: "egg", "onion".
    private let counted: [String: Double]

    /// - Parameter ingredients: those of the recipe; what is counted among them is an amount in the text as
    ///   well.
    static func find(in text: String, of ingredients: [Ingredient]) -> [FoundAmount] {
        let tokens = TextToken.all(in: text, limit: DurationFinder.longestText)
        guard tokens.contains(where: { $0.number != nil || $0.isWord(Self.spelled) }) else { return [] }
        var counted: [String: Double] = [:]
        for ingredient in ingredients {
            guard let amount = ingredient.amount, amount.unit == .piece,
                let head = Food(ingredient.name).plainWords.last
            else { continue }
            counted[head] = max(counted[head] ?? 0, amount.upTo ?? amount.quantity)
        }
        return AmountFinder(text: text, tokens: tokens, counted: counted).all()
    }

    private func all() -> [FoundAmount] {
        var found: [FoundAmount] = []
        var index = 0
        while index < tokens.count {
            if let (amount, next) = amount(at: index) {
                if let amount { found.append(amount) }
                index = next
            } else {
                index += 1
            }
        }
        return found
    }

    /// The amount that begins here, or nil where one stands that doesn't count; and the token after it.
    private func amount(at index: Int) -> (FoundAmount?, next: Int)? {
        guard startsNumber(index), let low = KitchenQuantity(tokens, at: index), low.value > 0 else {
            return nil
        }
        var next = low.next
        var high: Double?
        if next < tokens.count, tokens[next].isSign(DurationWords.dashes) || tokens[next].isWord(Self.to),
            let upper = KitchenQuantity(tokens, at: next + 1), upper.value > low.value, startsNumber(next + 1)
        {
            (high, next) = (upper.value, upper.next)
        }
        guard next < tokens.count, case .word = tokens[next].kind else { return (nil, next) }
        let numbers = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
        let hasComma = text[numbers].contains(",")
        if let (unit, behind) = unit(at: next) {
            guard isShare(index, behind) else { return (nil, behind) }
            let place = tokens[next].range.lowerBound..<tokens[behind - 1].range.upperBound
            let range = numbers.lowerBound..<place.upperBound
            let amount = Amount(low.value, upTo: high, unit)
            return (
                FoundAmount(
                    range: range, amount: amount, unit: place, hasComma: hasComma, food: food(behind),
                    others: others(behind)),
                behind
            )
        }
        guard let (count, place) = count(at: next), (high ?? low.value) <= count, isShare(index, next) else {
            return (nil, next)
        }
        let noun = tokens[place].range
        return (
            FoundAmount(
                range: numbers.lowerBound..<noun.upperBound, amount: Amount(low.value, upTo: high), unit: nil,
                hasComma: hasComma, food: String(text[numbers.upperBound..<noun.upperBound]), others: []),
            // After the noun: no number between is an amount of its own, as in "2 half onions".
            place + 1
        )
    }

    /// A number, or one of the number words that begin an amount of anything: "half a cup", "two eggs".
    private func startsNumber(_ index: Int) -> Bool {
        guard index < tokens.count else { return false }
        // "E10", "step 2", "gas mark 4"
        if index > 0, case .word(let before) = tokens[index - 1].kind {
            if !tokens[index].isApart || DurationWords.naming.contains(before) { return false }
        }
        return tokens[index].number != nil || tokens[index].isWord(Self.spelled)
    }

    private func unit(at index: Int) -> (Amount.Unit, next: Int)? {
        guard let (unit, next) = UnitWords.unit(tokens, at: index), Self.units.contains(unit.measure) else {
            return nil
        }
        // "2 c" is no cup in running text.
        let length = text[tokens[index].range].count
        return length == 1 && next == index + 1 && ![.g, .l].contains(unit.measure)
            ? nil : (unit.measure, next)
    }

    /// How many the recipe has of the food that is named in the next words, and the token that is its noun.
    private func count(at index: Int) -> (Double, noun: Int)? {
        for place in index..<min(index + 4, tokens.count) {
            guard case .word(let word) = tokens[place].kind else { return nil }
            if let count = counted[Plural.singular(word)] { return (count, place) }
            // "2 large free-range eggs", but not "2 minutes, turn the eggs".
            if DurationWords.units[word] != nil || Self.stops.contains(word) { return nil }
        }
        return nil
    }

    /// Whether it is a part of the recipe, and not the size of a thing, or what each of several gets.
    private func isShare(_ start: Int, _ next: Int) -> Bool {
        var place = next
        // "a 2-litre pan", "an 8 oz ramekin", "2 quart baking dish"
        while place < min(next + 4, tokens.count), case .word(let word) = tokens[place].kind,
            !Self.stops.contains(word)
        {
            if Self.vessels.contains(word) { return false }
            place += 1
        }
        if place < tokens.count, tokens[place].isSign([")"]), place + 1 < tokens.count,
            case .word(let word) = tokens[place + 1].kind, Self.vessels.contains(word)
        {
            return false
        }
        // Of dough and batter one takes as much for each piece as ever.
        for word in food(next).split(separator: " ") where Self.made.contains(String(word)) { return false }
        place = next
        while place < min(next + 12, tokens.count), !tokens[place].isSign([".", ";", "!"]) {
            if tokens[place].isWord(Self.each) { return false }
            place += 1
        }
        place = start
        while place > max(0, start - 8), !tokens[place - 1].isSign([".", ";", "!"]) {
            place -= 1
            if tokens[place].isWord(Self.each) { return false }
        }
        return true
    }

    /// The next words up to a sign: "of the flour" is "flour".
    private func food(_ start: Int) -> String {
        var words: [String] = []
        var place = start
        while place < min(start + 5, tokens.count), case .word(let word) = tokens[place].kind {
            if Self.stops.contains(word), !words.isEmpty { break }
            if !Self.small.contains(word) { words.append(word) }
            place += 1
        }
        return words.joined(separator: " ")
    }

    /// "(240 ml)", "/ 8 oz" after it.
    private func others(_ start: Int) -> [Amount.Unit] {
        guard start < tokens.count, tokens[start].isSign(["(", "/"]) else { return [] }
        var units: [Amount.Unit] = []
        for place in (start + 1)..<min(start + 8, tokens.count) {
            if tokens[place].isSign([")"]) { break }
            if tokens[place].number != nil, place + 1 < tokens.count, let (unit, _) = unit(at: place + 1) {
                units.append(unit)
            }
        }
        return units
    }

    private static let units: Set<Amount.Unit> = [
        .g, .kg, .ml, .l, .tsp, .tbsp, .cup, .oz, .lb, .flOz, .pint, .quart, .clove, .sprig, .pinch, .handful,
        .bunch,
        .stick, .can, .other("dl"), .other("cl"), .other("dash"), .other("package"),
    ]
    /// Number words that may begin an amount; "a cup" is too often no amount.
    private static let spelled: Set<String> = Set(IngredientWords.numbers.keys).subtracting([
        "un", "une", "una", "uno", "um", "uma", "ein", "eine", "einen", "een", "one", "dozen",
    ]).union(["one"])
    private static let to: Set<String> = ["to", "bis", "à", "tot", "or"]
    private static let each: Set<String> = [
        "each", "per", "every", "apiece", "individual", "je", "jede", "jeden", "jedes", "pro", "chaque",
        "cada", "ogni",
        "elke", "elk", "balls", "portions", "batches", "time",
    ]
    private static let vessels: Set<String> = [
        "pan", "saucepan", "pot", "dish", "bowl", "casserole", "skillet", "tin", "mold", "mould", "ramekin",
        "ramekins",
        "jar", "jars", "jug", "glass", "glasses", "bottle", "bottles", "bag", "bags", "mug", "mugs",
        "measure", "kettle",
        "slow", "container", "containers", "cups", "oven", "package", "packages", "scoop", "ladle", "loaf",

        "topf", "schüssel", "form", "glas", "kanne", "casserole", "moule", "bocal", "olla", "molde",
        "pentola", "stampo",
        "pan", "vorm",
    ]
    private static let made: Set<String> = [
        "batter", "dough", "mixture", "filling", "teig", "pâte", "masa", "impasto",
    ]
    private static let small: Set<String> = [
        "of", "the", "remaining", "reserved", "de", "du", "la", "le", "les", "del", "di", "der", "des", "vom",
        "van", "more",
    ]
    private static let stops: Set<String> = [
        "in", "into", "to", "and", "or", "with", "for", "on", "onto", "over", "from", "at", "until", "then",
        "is", "are",
        "und", "in", "auf", "mit", "zu", "et", "dans", "avec", "y", "en", "con", "e", "o", "met", "op",
    ]
}
