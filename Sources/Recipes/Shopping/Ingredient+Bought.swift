extension Ingredient {
    /// Whether it has to be bought at all: water comes from the tap, and ice is made of it. Water that is sold
    /// in bottles, as mineral water or rose water, is another thing.
    public var isBought: Bool {
        let words = FoundWord.all(in: Food.withoutRemarks(name)).map(\.text)
        let telling = words.filter { !Self.saidOfWater.contains($0) && !$0.allSatisfy(\.isNumber) }
        return telling.isEmpty || !telling.allSatisfy(Self.waters.contains)
    }

    private static let waters: Set<String> = [
        "water", "icewater", "wasser", "eiswasser", "leitungswasser", "kochwasser", "nudelwasser",
        "pastawasser", "salzwasser", "ice", "cube", "cubes", "eiswurfel",
    ]

    private static let saidOfWater: Set<String> = [
        "a", "of", "the", "some", "boiling", "boiled", "hot", "warm", "cold", "cool", "lukewarm", "tepid",
        "iced", "crushed", "chilled", "tap", "filtered", "fresh", "salted", "pasta",
        "cooking", "starchy", "reserved", "room", "temperature", "plus", "more", "extra", "additional", "as",
        "needed", "required", "for", "or", "and", "about", "cup", "cups", "enough", "to", "cover", "very",
        "kochendes", "kochend", "heisses", "heiss", "warmes", "warm", "kaltes", "kalt", "lauwarmes",
        "lauwarm", "eiskaltes", "eiskalt", "handwarmes", "zimmerwarmes", "etwas", "nach", "bedarf", "oder",
        "und", "ca", "zum", "kochen", "gesalzenes",
    ]
}
