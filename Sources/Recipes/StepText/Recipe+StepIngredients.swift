extension Recipe {
    /// What goes in during each step, for the cook to see beside it: as the author marked it; or, where
    /// nobody marked any step, what its words speak of, with the amount where it is first spoken of, and by
    /// name and in the step's own words ("the rest") later.
    ///
    /// What a step names is that of the part of the dish which the step is for. A food that stands in several
    /// lines is shown once with what they come to, or each by itself where that means nothing.
    public var stepIngredients: [[Ingredient]] {
        if steps.contains(where: { !$0.ingredients.isEmpty }) { return steps.map(\.ingredients) }
        var seen: Set<Int> = []
        return SpokenFoods(ingredients, in: steps).steps.enumerated().map { number, spoken in
            let text = steps[number].text
            return spoken.flatMap { food in
                let new = food.lines.filter { seen.insert($0).inserted }
                return shown(food, new: new, in: text)
            }
        }
    }

    /// The places in the list of what each step's words speak of, in the list's order.
    public var spokenIngredients: [[Int]] {
        SpokenFoods(ingredients, in: steps).steps.map { Array(Set($0.flatMap(\.lines))).sorted() }
    }

    private func shown(_ food: SpokenFoods.Spoken, new: [Int], in text: String) -> [Ingredient] {
        guard let first = new.first else {
            return [Ingredient(ingredients[food.lines[0]].name, note: food.share?.word)]
        }
        if let share = food.share {
            var ingredient = ingredients[first]
            guard let part = share.part, new.count == 1, let amount = ingredient.amount else {
                return [Ingredient(ingredient.name, note: share.word)]
            }
            ingredient.amount = amount.scaled(by: part)
            return [ingredient]
        }
        let lines = new.map { ingredients[$0] }
        guard lines.count > 1 else { return lines }
        let amounts = lines.compactMap(\.amount)
        guard amounts.count == lines.count, let sum = Amount.sum(of: amounts) else { return lines }
        return [Ingredient(lines[0].name, amount: sum)]
    }
}

extension Amount {
    /// What they come to, if they are measured in one unit, or all weighed, or all poured; nil if not.
    fileprivate static func sum(of amounts: [Amount]) -> Amount? {
        guard let first = amounts.first else { return nil }
        let isSame = amounts.allSatisfy { $0.unit == first.unit }
        guard
            isSame
                || first.unit.measure != .count
                    && amounts.allSatisfy({ $0.unit.measure == first.unit.measure })
        else { return nil }
        func total(_ value: (Amount) -> Double) -> Double {
            amounts.reduce(0) { $0 + value($1) * (isSame ? 1 : $1.unit.size / first.unit.size) }
        }
        let low = total(\.quantity), high = total { $0.upTo ?? $0.quantity }
        return Amount(low, upTo: high > low ? high : nil, first.unit)
    }
}
