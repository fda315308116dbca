/// Finds in a step how much goes in: "200 g of the flour", "2 tbsp oil", "2 eggs". Not how large
/// something is ("a 2-litre pan"), nor how much belongs to each of several ("1 tbsp per wrap"), nor what
/// is no amount (a time, a temperature, a length, a number of pieces to cut).
///
/// Takes time in proportion to the text, whatever it holds.
struct AmountFinder {
    private let text: String
    private let tokens: [TextToken]
    private let foods: CountedFoods
    /// Some amount stands in the text that goes in, but can't be told surely enough to be changed.
    private(set) var isUnsure = false
    /// Of what stays because each of several gets it.
    private(set) var kept: [Amount.Unit] = []
    private(set) var found: [FoundAmount] = []

    /// - Parameter foods: those of the recipe; what is counted among them is an amount in the text as well.
    init(_ text: String, of foods: CountedFoods) {
        (self.text, self.foods) = (text, foods)
        tokens = TextToken.all(in: text, limit: DurationFinder.longestText)
        guard
            tokens.contains(where: { $0.number != nil || $0.isWord(Self.spelled) || $0.isWord(Self.articles) }
            )
        else { return }
        found = all()
    }

    private mutating func all() -> [FoundAmount] {
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
    private mutating func amount(at index: Int) -> (FoundAmount?, next: Int)? {
        if let article = article(at: index) { return article }
        guard startsNumber(index), let low = quantity(at: index), low.value > 0 else { return nil }
        var next = low.next
        // "Half of the butter" is half of more butter, too.
        if tokens[index].number == nil, low.value < 1,
            next < tokens.count && tokens[next].isWord(Self.theWhole)
                || tokens[index..<next].contains(where: { $0.isWord(Self.theWhole) })
        {
            return (nil, next)
        }
        if let packs = packs(index, next, low.value) { return packs }
        var high: Double?
        if next < tokens.count, tokens[next].isSign(DurationWords.dashes) || tokens[next].isWord(Self.to),
            let upper = quantity(at: next + 1), upper.value > low.value, startsNumber(next + 1)
        {
            (high, next) = (upper.value, upper.next)
        }
        guard next < tokens.count, case .word = tokens[next].kind else { return (nil, next) }
        let numbers = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
        let hasComma = text[numbers].contains(",")
        if let (unit, behind) = unit(at: next) {
            guard isShare(index, behind) else {
                // "A 400 g tin of tomatoes" can't be a larger tin.
                if holdsFood(behind) { isUnsure = true } else if !isSize(behind) { kept.append(unit) }
                return (nil, behind)
            }
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
            if isOfFood(next) { isUnsure = true }
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

    /// A number, and the half that may follow in words: "one and a half".
    private func quantity(at index: Int) -> (value: Double, next: Int)? {
        guard let number = KitchenQuantity(tokens, at: index) else { return nil }
        var next = number.next
        guard next + 1 < tokens.count, tokens[next].isWord(["and", "und"]) else {
            return (number.value, next)
        }
        next += tokens[next + 1].isWord(["a", "ein", "eine"]) ? 2 : 1
        guard next < tokens.count, tokens[next].isWord(["half", "halb", "halbe", "halben", "halber"]) else {
            return (number.value, number.next)
        }
        return (number.value + 0.5, next + 1)
    }

    /// "A teaspoon of salt", "another tablespoon of oil", "einen Esslöffel Öl": one of it.
    private mutating func article(at index: Int) -> (FoundAmount?, next: Int)? {
        guard tokens[index].isWord(Self.articles), let (unit, behind) = unit(at: index + 1),
            Self.single.contains(unit), behind < tokens.count,
            tokens[behind].isWord(["of"]) || isOfFood(behind), isShare(index, behind)
        else { return nil }
        let place = tokens[index + 1].range.lowerBound..<tokens[behind - 1].range.upperBound
        let isMore = tokens[index].isWord(["another"])
        let range = (isMore ? place.lowerBound : tokens[index].range.lowerBound)..<place.upperBound
        return (
            FoundAmount(
                range: range, amount: Amount(1, unit), unit: place, hasComma: false, food: food(behind),
                others: others(behind)),
            behind
        )
    }

    /// "2 x 400 g tins", "two 400 g cans", "2 (14 oz) cans": more of them, and no larger ones.
    private func packs(_ index: Int, _ next: Int, _ count: Double) -> (FoundAmount?, next: Int)? {
        var place = next
        guard place < tokens.count else { return nil }
        let isTimes = tokens[place].isWord(["x"]) || tokens[place].isSign(["×", "✕", "*", "("])
        let isOpen = tokens[place].isSign(["("])
        if isTimes { place += 1 }
        guard place < tokens.count, tokens[place].number != nil, let size = KitchenQuantity(tokens, at: place)
        else { return nil }
        place = size.next
        while place < tokens.count, tokens[place].isSign(DurationWords.dashes) { place += 1 }
        guard place < tokens.count, let (_, behind) = unit(at: place) else { return nil }
        place = behind
        if isOpen {
            guard place < tokens.count, tokens[place].isSign([")"]) else { return nil }
            place += 1
        }
        guard isTimes && !isOpen || place < tokens.count && tokens[place].isWord(Self.packages) else {
            return nil
        }
        let range = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
        return (
            FoundAmount(
                range: range, amount: Amount(count), unit: nil, hasComma: text[range].contains(","), food: "",
                others: []),
            place
        )
    }

    /// Whether a food of the list stands within the next words, so that what is before it is an amount.
    private func isOfFood(_ index: Int) -> Bool {
        for place in index..<min(index + 4, tokens.count) {
            guard case .word(let word) = tokens[place].kind else { return false }
            if foods.words.contains(Plural.singular(word)) { return true }
            if DurationWords.units[word] != nil || Self.stops.contains(word) || Self.pieces.contains(word) {
                return false
            }
        }
        return false
    }

    /// "tin of", "can of": the size of a pack that goes in.
    private func holdsFood(_ index: Int) -> Bool {
        var place = index
        while place < min(index + 2, tokens.count), !tokens[place].isWord(Self.packages) { place += 1 }
        return place + 1 < tokens.count && tokens[place].isWord(Self.packages)
            && (tokens[place + 1].isWord(["of"]) || isOfFood(place + 1))
    }

    /// "2 quart saucepan"
    private func isSize(_ index: Int) -> Bool {
        tokens[index..<min(index + 4, tokens.count)].contains { $0.isWord(Self.vessels) }
    }

    /// A number, or one of the number words that begin an amount of anything: "half a cup", "two eggs".
    private func startsNumber(_ index: Int) -> Bool {
        guard index < tokens.count else { return false }
        // "E10", "step 2", "gas mark 4"
        if index > 0, case .word(let before) = tokens[index - 1].kind {
            if !tokens[index].isApart || DurationWords.naming.contains(before) || Self.naming.contains(before)
            {
                return false
            }
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
            if let count = foods.counts[Plural.singular(word)] { return (count, place) }
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
            // "1 teaspoon each of cumin and coriander" is one of each.
            let isOfEach = place == next && tokens[place].isWord(["each"]) && isOfFood(place + 1)
            if tokens[place].isWord(Self.each), !isOfEach { return false }
            place += 1
        }
        place = start
        while place > max(0, start - 8), !tokens[place - 1].isSign([".", ";", "!"]) {
            place -= 1
            // "je 1 TL Kreuzkümmel und Koriander"
            let isOfEach = place == start - 1 && tokens[place].isWord(["je", "each"]) && isOfFood(next)
            if tokens[place].isWord(Self.each), !isOfEach { return false }
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

    private static let articles: Set<String> = [
        "a", "an", "another", "ein", "eine", "einen", "einem", "einer",
    ]
    private static let theWhole: Set<String> = ["the", "of", "der", "des", "die", "den", "dem", "vom", "von"]
    /// What one takes one of.
    private static let single: Set<Amount.Unit> = [
        .tsp, .tbsp, .cup, .oz, .lb, .pint, .quart, .clove, .sprig, .stick, .can, .handful, .bunch, .pinch,
    ]
    private static let packages: Set<String> = [
        "can", "cans", "tin", "tins", "jar", "jars", "packet", "packets", "package", "packages", "pack",
        "packs",
        "bag", "bags", "bottle", "bottles", "carton", "cartons", "box", "boxes", "sachet", "sachets", "dose",
        "dosen", "glas", "gläser", "packung", "packungen", "päckchen", "becher", "beutel",
    ]
    private static let naming: Set<String> = [
        "size", "größe", "nr", "note", "number", "type", "stufe", "schritt", "step", "figure", "attachment",
    ]
    /// Of a whole, however large it is.
    private static let pieces: Set<String> = [
        "layer", "layers", "batch", "batches", "part", "parts", "piece", "pieces", "time", "times", "side",
        "sides",
        "portion", "portions", "equal", "serving", "servings", "people", "inch", "inches", "cm", "mm",
        "degrees",
        "half", "halves", "third", "thirds", "quarter", "quarters", "row", "rows", "ball", "balls", "strip",
        "strips", "wedge", "wedges", "stück", "stücke", "teile", "portionen", "scheiben",
        "hälften", "mal", "layering", "additions", "bowls", "plates", "bowl", "plate", "oven",
    ]
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
        "füllung", "masse", "batter", "dough", "mixture", "filling", "teig", "pâte", "masa", "impasto",
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
