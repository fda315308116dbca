extension Amount {
    /// How far off a conversion may be: a fraction of the amount.
    static let tolerance = 0.03

    /// As a kitchen of `system` measures it: 400 g is 14 oz, 500 g 1 lb 2 oz, 1 cup 235 ml. At most
    /// `tolerance` off; what no spoon or scale of that kitchen can say so nearly stays as it is.
    ///
    /// What the system measures already stays as the author wrote it. With the name of the food, a cup of
    /// what is weighed in metric kitchens becomes grams ("flour": 1 cup is 125 g) and the other way about.
    public func shown(in system: MeasuringSystem, of food: String = "") -> Amount {
        guard !unit.belongs(to: system), quantity > 0, quantity.isFinite, upTo?.isFinite != false else {
            return self
        }
        var isWeight = unit.measure == .weight
        var size = unit.size
        if let density = FoodDensity.gramsPerMillilitre(of: food), isWeight == (system == .us) {
            size *= isWeight ? 1 / density : density
            isWeight.toggle()
        }
        let low = whole * size, high = upTo.map { $0 * size }
        for measure in KitchenMeasure.all(of: system, isWeight: isWeight, upTo: high ?? low) {
            if let shown = measure.shown(low, upTo: high) { return shown }
        }
        return self
    }
}
