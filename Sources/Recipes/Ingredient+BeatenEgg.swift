extension Ingredient {
    /// The part of an egg in "1⅓ eggs", which nobody can cut from one but weigh in grams once it is beaten;
    /// nil for whole eggs and all else.
    public var beatenEgg: (part: Double, grams: Int)? {
        guard let amount, amount.unit == .piece, amount.upTo == nil,
            let last = name.split(whereSeparator: { !$0.isLetter }).last,
            Self.eggs.contains(last.lowercased())
        else { return nil }
        let part = amount.quantity.truncatingRemainder(dividingBy: 1)
        return part > 0.01 && part < 0.99 ? (part, Int((part * Self.eggWithoutShell).rounded())) : nil
    }

    /// Grams: a large egg of the USDA's table (SR Legacy, "Egg, whole, raw, fresh"), a medium one of
    /// Europe's.
    private static let eggWithoutShell = 50.0
    private static let eggs: Set<String> = [
        "egg", "eggs", "ei", "eier", "eieren", "œuf", "œufs", "oeuf", "oeufs", "huevo", "huevos", "uovo",
        "uova",
    ]
}
