/// The text of a step for more people, or for another kitchen: the amounts and temperatures in it change,
/// and nothing else.
enum StepText {
    /// "Add 200 g of the flour" for twice as many is "Add 400 g of the flour".
    ///
    /// The unit stays the author's, so that the text stays in its language.
    ///
    /// - Returns: the text, and whether some amount in it is as written because it couldn't be read surely.
    static func scaled(
        _ text: String, by factor: Double, of foods: CountedFoods
    ) -> (text: String, isAsWritten: Bool) {
        guard factor > 0, factor.isFinite, factor != 1 else { return (text, false) }
        let finder = AmountFinder(text, of: foods)
        let scaled = replaced(text, finder.found) { found in
            let amount = found.amount
            var unit = amount.unit, size = 1.0
            // These are the same in every language.
            if let place = found.unit, ["g", "kg", "ml", "l"].contains(text[place]) {
                (size, unit) = Amount.handy(amount.quantity * factor, unit)
            }
            let low = Amount.rounded(amount.quantity * factor * size, unit)
            let high = amount.upTo.map { Amount.rounded($0 * factor * size, unit) }
            return words(Amount(low, upTo: high.flatMap { $0 > low ? $0 : nil }, unit), found, text)
        }
        return (scaled, finder.isUnsure)
    }

    /// "Add 1 cup flour at 350 °F" in a metric kitchen is "Add 125 g flour at 180 °C".
    ///
    /// - Returns: the text, and whether some amount in it is as written.
    static func shown(_ text: String, in system: MeasuringSystem) -> (text: String, isAsWritten: Bool) {
        let finder = AmountFinder(text, of: .none)
        var last: FoundAmount?
        let measured = replaced(text, finder.found, isConverted: true) { found in
            defer { last = found }
            // Where the author says both, both stay.
            if let last, last.amount.unit.belongs(to: system), last.others.contains(found.amount.unit) {
                return nil
            }
            guard !found.others.contains(where: { $0.belongs(to: system) && !$0.belongs(to: system.other) })
            else {
                return nil
            }
            let shown = found.amount.shown(in: system, of: food(found.food))
            return shown == found.amount ? nil : plain(shown, found.hasComma ? "," : ".")
        }
        var result = ""
        var place = measured.startIndex
        for found in TemperatureFinder.find(in: measured) {
            let wanted: Temperature.Scale = system == .metric ? .celsius : .fahrenheit
            guard !found.readings.contains(where: { $0.scale == wanted }) else { continue }
            let isGas = found.readings.allSatisfy { $0.scale == .gasMark }
            // "180C/160C fan/gas 4": each by itself, and a gas oven by its own mark.
            for (reading, range) in zip(found.readings, found.places) where isGas || reading.scale != .gasMark
            {
                result += measured[place..<range.lowerBound] + reading.shown(in: system).text
                if isGas { result += " (" + measured[range] + ")" }
                place = behindDot(measured, range.upperBound)
            }
        }
        return (result + measured[place...], finder.kept.contains { !$0.belongs(to: system) })
    }

    /// After the full stop of an abbreviation, if the sentence goes on.
    private static func behindDot(_ text: String, _ place: String.Index) -> String.Index {
        guard place < text.endIndex, text[place] == "." else { return place }
        let behind = text[text.index(after: place)...]
        let next = behind.first { !$0.isWhitespace }
        guard behind.first?.isWhitespace == true, let next, next.isLowercase || next.isNumber else {
            return place
        }
        return behind.startIndex
    }

    private static func replaced(
        _ text: String, _ found: [FoundAmount], isConverted: Bool = false, _ change: (FoundAmount) -> String?
    ) -> String {
        guard !found.isEmpty else { return text }
        var result = ""
        var place = text.startIndex
        for amount in found {
            guard let new = change(amount) else { continue }
            result += text[place..<amount.range.lowerBound] + new
            place = amount.range.upperBound
            // "8 oz. cheese" is "225 g cheese".
            if isConverted { place = behindDot(text, place) }
        }
        return result + text[place...]
    }

    /// The number, and the author's unit, in the plural if there are several.
    private static func words(_ amount: Amount, _ found: FoundAmount, _ text: String) -> String {
        let sign: Character = found.hasComma ? "," : "."
        var number = KitchenNumber.text(amount.quantity, fractions: !amount.unit.isMetric, sign)
        if let upTo = amount.upTo {
            number += "–" + KitchenNumber.text(upTo, fractions: !amount.unit.isMetric, sign)
        }
        let isSeveral = max(amount.quantity, amount.upTo ?? 0) > 1
        guard let place = found.unit else {
            return number
                + (isSeveral ? CountedFood.plural(of: found.food) : CountedFood.singular(of: found.food))
        }
        let before = text[found.range.lowerBound..<place.lowerBound]
        let gap = before.isEmpty || before.last?.isWhitespace == true ? " " : ""
        let unit = String(text[place])
        if amount.unit != found.amount.unit { return number + gap + amount.unit.name }
        // Abbreviations have no plural: "4 tbsp", "2 EL".
        let isShort = amount.unit.isSymbol && unit.count < 5
        return number + gap + (isShort ? unit : Amount.Unit.other(unit).word(isSeveral: isSeveral))
    }

    private static func plain(_ amount: Amount, _ sign: Character) -> String {
        var number = KitchenNumber.text(amount.quantity, fractions: !amount.unit.isMetric, sign)
        if let upTo = amount.upTo {
            number += "–" + KitchenNumber.text(upTo, fractions: !amount.unit.isMetric, sign)
        }
        let isSeveral = max(amount.quantity, amount.upTo ?? 0) > 1
        let text =
            number + (amount.unit.isSymbol ? "\u{202F}" : "\u{A0}")
            + amount.unit.word(isSeveral: isSeveral)
        return amount.more.map { text + "\u{A0}" + plain(Amount($0.quantity, $0.unit), sign) } ?? text
    }

    /// "flour" in the text is the recipe's "plain flour": only that has a density.
    private static func food(_ said: String) -> String {
        let words = said.split(separator: " ").map(String.init)
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = words.prefix(count).joined(separator: " ")
            if FoodDensity.gramsPerMillilitre(of: name) != nil { return name }
        }
        return said
    }
}

extension MeasuringSystem {
    fileprivate var other: MeasuringSystem { self == .metric ? .us : .metric }
}
