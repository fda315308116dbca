extension Amount {
    /// As a kitchen of `system` measures it, rounded as `scaled(by:)` does: 400 g is 14 oz, 1 cup 235 ml.
    ///
    /// What the system measures already stays as the author wrote it. With the name of the food, a cup of
    /// what is weighed in metric kitchens becomes grams ("flour": 1 cup is 125 g) and the other way about.
    public func shown(in system: MeasuringSystem, of food: String = "") -> Amount {
        guard !unit.belongs(to: system), quantity > 0, quantity.isFinite else { return self }
        let top = max(quantity, upTo ?? quantity) * unit.size
        var (target, factor) = Amount.target(top, unit, system, FoodDensity.gramsPerMillilitre(of: food))
        // 100 ml are nearer to 7 tablespoons than to any cup.
        let exact = quantity * factor
        if target == .cup, exact < 0.7, abs(Amount.rounded(exact, .cup) - exact) > exact / 12 {
            (target, factor) = (.tbsp, factor * Amount.Unit.cup.size / Amount.Unit.tbsp.size)
        }
        let low = Amount.rounded(quantity * factor, target)
        let high = upTo.map { Amount.rounded($0 * factor, target) }
        return Amount(low, upTo: high.flatMap { $0 > low ? $0 : nil }, target)
    }

    /// The unit for that many grams or millilitres, and the factor into it.
    private static func target(
        _ base: Double, _ unit: Unit, _ system: MeasuringSystem, _ density: Double?
    ) -> (Unit, Double) {
        var base = base, size = unit.size
        var isWeight = unit.measure == .weight
        if let density, system == .metric ? !isWeight : isWeight {
            let factor = isWeight ? 1 / density : density
            (base, size, isWeight) = (base * factor, size * factor, !isWeight)
        }
        let target: Unit =
            switch (system, isWeight) {
            case (.metric, true): base < 1000 ? .g : .kg
            case (.metric, false): base < 1000 ? .ml : .l
            case (.us, true): base < 440 ? .oz : .lb
            // Less than a quarter of a cup is taken in spoons; a pot of more than two litres in quarts.
            case (.us, false): base < 13 ? .tsp : base < 55 ? .tbsp : base < 2000 ? .cup : .quart
            }
        return (target, size / target.size)
    }
}
