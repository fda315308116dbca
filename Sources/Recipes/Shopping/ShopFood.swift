/// What a name means to somebody who looks for it in a shop: which food it is, and in which state.
struct ShopFood: Sendable, Hashable {
    /// The entry of `AisleTable` that fits; nil = none does.
    let known: String?
    let isFrozen: Bool
    let isTinned: Bool
    /// Dried, ground, in flakes: no longer as it grew.
    let isDried: Bool
    /// Fresh by its name, or cut as only what is fresh is.
    let isFresh: Bool
    /// More than one, so "peppers" are no spice.
    private let isSeveral: Bool

    /// - Parameter name: an ingredient's name, in English or German, remarks included.
    init(_ name: String) {
        let all = FoundWord.all(in: name).map(\.text)
        isFrozen = all.contains {
            Self.frozen.contains($0) || $0.hasPrefix("tiefk") || $0.hasPrefix("gefror")
        }
        isTinned = all.contains(where: Self.tinned.contains)
        isDried = all.contains {
            Self.dried.contains($0) || Self.driedBeginnings.contains(where: $0.hasPrefix)
        }
        isFresh = all.contains {
            Self.fresh.contains($0) || $0.hasPrefix("frisch") || $0.hasPrefix("gehackt")
        }
        let words = FoundWord.all(in: Food.withoutRemarks(name)).map(\.text)
        let head = words.firstIndex(where: Self.turning.contains).map { Array(words[..<$0]) } ?? words
        let found = Self.known(head) ?? Self.known(words)
        known = found?.entry
        isSeveral = found?.word.hasSuffix("s") ?? false
    }

    /// The aisle; `other` if nobody knows the food.
    /// - Parameter amount: how much of it, which may tell the vegetable from the spice.
    func aisle(of amount: Amount? = nil) -> Aisle {
        guard let known, let usual = AisleTable.aisles[known] else {
            return isFrozen ? .frozen : isTinned || amount?.unit == .can ? .tins : .other
        }
        if isFrozen { return .frozen }
        let isHerb = AisleTable.herbs.contains(known)
        let comesTinned = [.produce, .meat, .fish, .pasta].contains(usual)
        if comesTinned, isTinned || amount?.unit == .can { return .tins }
        if known == "pepper", !isDried, isSeveral || Self.isCounted(amount) { return .produce }
        if isFresh, !isDried, isHerb, usual == .spices, known != "pepper" { return .produce }
        guard usual == .produce else { return usual }
        if !isDried {
            let isSpooned = amount.map { $0.unit == .tsp || $0.unit == .pinch } ?? false
            return isSpooned && !isFresh && AisleTable.jarred.contains(known) ? .spices : .produce
        }
        if isHerb { return .spices }
        if AisleTable.dry.contains(known) { return .pasta }
        return AisleTable.preserved.contains(known) ? .tins : .nuts
    }

    /// Words without case, accents and plurals.
    static func folded(_ text: String) -> String {
        FoundWord.all(in: text).map { Plural.singular($0.text) }.joined(separator: " ")
    }

    /// Pieces, or more grams than any spice has.
    private static func isCounted(_ amount: Amount?) -> Bool {
        guard let amount else { return false }
        return amount.unit == .piece
            || (amount.unit.measure == .weight && amount.quantity * amount.unit.size >= 60)
    }

    // MARK: Which food

    /// Of what is known the last, since that says what it is; of several that end there the longest.
    private static func known(_ words: [String]) -> (entry: String, word: String)? {
        let singular = words.map(Plural.singular)
        for end in words.indices.reversed() {
            for length in (1...min(AisleTable.longest, end + 1)).reversed() {
                let before = singular[(end + 1 - length)..<end]
                for form in forms(words[end]) {
                    let phrase = (before + [form]).joined(separator: " ")
                    if AisleTable.aisles[phrase] != nil { return (phrase, words[end]) }
                }
            }
            if let entry = ending(words[end]) { return (entry, words[end]) }
        }
        return nil
    }

    /// A word in the singular, as English and German have it: "tomatoes", "Tomaten", "Pilze".
    private static func forms(_ word: String) -> [String] {
        var forms = [word, Plural.singular(word)]
        for ending in ["n", "en", "e", "er", "s"]
        where word.count > ending.count + 2 && word.hasSuffix(ending) {
            forms.append(String(word.dropLast(ending.count)))
        }
        return forms
    }

    /// German joins words: "Dinkelvollkornmehl" is a "Mehl".
    private static func ending(_ word: String) -> String? {
        guard word.count > shortestEnding + 1 else { return nil }
        for start in 2...(word.count - shortestEnding) {
            let end = String(word.dropFirst(start))
            if let form = forms(end).first(where: {
                $0.count >= shortestEnding && AisleTable.aisles[$0] != nil
            }) {
                return form
            }
        }
        return nil
    }

    private static let shortestEnding = 4

    // MARK: In which state

    private static let frozen: Set<String> = ["frozen", "tk"]
    private static let tinned: Set<String> = [
        "canned", "tinned", "tin", "tins", "can", "cans", "jar", "jarred", "dose", "dosen", "konserve",
        "glas",
    ]
    private static let dried: Set<String> = [
        "dried", "dry", "ground", "powder", "powdered", "flakes", "flake", "granulated", "granules", "rubbed",
        "pulver", "flocken", "gerebelt",
    ]
    private static let driedBeginnings = ["getrocknet", "gemahlen", "gerebelt"]
    private static let fresh: Set<String> = [
        "fresh", "freshly", "chopped", "sprig", "sprigs", "zweig", "zweige",
    ]
    /// What comes behind these is what it lies in, or what else would do.
    private static let turning: Set<String> = [
        "in", "for", "with", "from", "or", "such", "to", "fur", "mit", "aus", "zum", "oder", "als", "nach",
    ]
}
