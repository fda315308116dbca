extension Ingredient {
    /// The line of the list: "200 g flour, sifted", "2 eggs", "salt, to taste".
    public func line(_ words: any KitchenWords) -> String {
        let named = amount.map { "\($0.text(words)) \(name)" } ?? name
        guard let note, !note.isEmpty else { return named }
        return "\(named), \(note)"
    }

    /// The same for more or fewer people; what has no amount stays as it is.
    public func scaled(by factor: Double) -> Ingredient {
        var scaled = self
        scaled.amount = amount?.scaled(by: factor)
        return scaled
    }
}
