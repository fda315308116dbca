import Recipes

extension ReaderTrial {
    static let ingredientLine = ReaderTrial(lines: "IngredientLine") { (line) throws(BrokenPromise) in
        let reading = IngredientReader.read(line)
        for quantity in [reading.quantity, reading.quantityMax].compactMap(\.self) {
            try BrokenPromise.unless(
                quantity.isFinite && quantity >= 0, "a quantity is a number: \(quantity) in \(line)")
        }
        _ = PastedLines.ingredients([line])
        _ = TypedItem.read(line)
        guard let ingredient = Ingredient.read(line) else { return 0 }
        _ = Ingredient.read(ingredient.typedLine)
        return 1
    }

    static let durations = ReaderTrial(lines: "Durations") { (line) throws(BrokenPromise) in
        let found = DurationFinder.find(in: line)
        for phrase in found {
            try BrokenPromise.unless(
                phrase.minimum <= phrase.maximum && phrase.maximum <= DurationFinder.longest
                    && phrase.minimum >= DurationFinder.shortest, "a duration is bounded: \(phrase)")
            _ = Step(text: line).timerName(for: phrase, otherwise: "")
        }
        try BrokenPromise.unless(
            zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound },
            "one behind the other: \(found)")
        if let minutes = TypedMinutes.read(line) {
            try BrokenPromise.unless(
                (0...TypedMinutes.most).contains(minutes), "minutes are bounded: \(minutes)")
            try BrokenPromise.unless(
                TypedMinutes.read(TypedMinutes.text(minutes)) == minutes, "\(minutes) minutes are read back")
        }
        return found.count
    }

    static let temperatures = ReaderTrial(lines: "Temperatures") { (line) throws(BrokenPromise) in
        let found = TemperatureFinder.find(in: line)
        for temperature in found {
            try BrokenPromise.unless(!temperature.readings.isEmpty, "it says how hot")
            try BrokenPromise.unless(
                temperature.whole.lowerBound <= temperature.range.lowerBound, "all of it: \(temperature)")
        }
        try BrokenPromise.unless(
            zip(found, found.dropFirst()).allSatisfy { $0.whole.upperBound <= $1.whole.lowerBound },
            "one behind the other: \(found)")
        return found.count
    }

    /// A line is an ingredient and the step it goes into at once: scaled and converted, there and back.
    static let units = ReaderTrial(lines: "Units") { (line) throws(BrokenPromise) in
        guard let ingredient = Ingredient.read(line) else { return 0 }
        let recipe = Recipe(
            id: "case", title: "Case", servings: 4, ingredients: [ingredient], steps: [Step(text: line)])
        for people in [1, 3, 4, 1000] {
            let scaled = recipe.scaled(toServings: people)
            for system in [MeasuringSystem.us, .metric] {
                let shown = scaled.shown(in: system)
                for amount in shown.ingredients.compactMap(\.amount) {
                    try BrokenPromise.unless(
                        amount.quantity.isFinite && amount.quantity >= 0
                            && (amount.upTo ?? amount.quantity) >= amount.quantity,
                        "an amount stays one: \(amount) of \(line)")
                }
                _ = shown.steps[0].mentioned(of: shown.ingredients)
            }
        }
        return ingredient.amount == nil ? 0 : 1
    }
}
