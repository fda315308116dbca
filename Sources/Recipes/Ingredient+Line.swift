extension Ingredient {
    /// The line of the list: "200 g flour, sifted", "2 eggs", "salt, to taste".
    public func line(_ words: any KitchenWords) -> String {
        let named = named(words)
        return amount.map { "\($0.text(words)) \(named)" } ?? named
    }

    /// What stands behind the amount: "flour, sifted".
    public func named(_ words: any KitchenWords) -> String {
        let egg = beatenEgg.map { egg in
            words.beaten(
                part: KitchenNumber.text(egg.part, fractions: true, words.decimalSign), grams: egg.grams)
        }
        return [name, note, egg].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The same for more or fewer people; what has no amount stays as it is, and the name of what is
    /// counted agrees with the new number: 2½ onions, 1 egg.
    public func scaled(by factor: Double) -> Ingredient {
        guard let amount else { return self }
        var scaled = self
        let wanted = amount.scaled(by: factor)
        scaled.amount = wanted
        // "plus 2 tbsp", "(240 ml)" grow with it; "400 g" of a tin is its size.
        if amount.unit.measure != .count, let note {
            scaled.note = StepText.scaled(note, by: factor, of: .none).text
        }
        if amount.unit == .piece, wanted.isSeveral != amount.isSeveral {
            scaled.name = wanted.isSeveral ? CountedFood.plural(of: name) : CountedFood.singular(of: name)
        }
        return scaled
    }
}

extension Amount {
    /// Whether a name after it is a plural: 1½ onions, but ½ onion.
    var isSeveral: Bool { max(quantity, upTo ?? quantity) > 1 }
}
