/// Finds the temperatures in a step: "180 °C", "350F", "350 to 375 degrees F", "gas mark 4", "bei 200
/// Grad".
///
/// Takes time in proportion to the text, whatever it holds.
public enum TemperatureFinder {
    /// In reading order; those of one group ("350°F (180°C)") are one.
    public static func find(in text: String) -> [FoundTemperature] {
        let tokens = TextToken.all(in: text, limit: DurationFinder.longestText)
        var found: [FoundTemperature] = []
        var index = 0
        var groupEnd = -1
        guard tokens.contains(where: { $0.number != nil }) else { return [] }
        while index < tokens.count {
            guard let (temperature, next) = temperature(tokens, index) else {
                index += 1
                continue
            }
            let start = isBelowZero(tokens, index) ? index - 1 : index
            let range = tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound
            if groupEnd >= 0, isJoined(tokens[groupEnd..<index]), let last = found.indices.last {
                found[last].readings.append(temperature)
                found[last].places.append(range)
                found[last].whole = found[last].whole.lowerBound..<range.upperBound
            } else {
                found.append(
                    FoundTemperature(range: range, whole: range, places: [range], readings: [temperature]))
            }
            (index, groupEnd) = (next, next)
        }
        return found
    }

    /// "/", " (", " or ", " fan/": what stands between two that say the same.
    private static func isJoined(_ between: ArraySlice<TextToken>) -> Bool {
        let fillers: Set<String> = [
            "fan", "or", "conventional", "convection", "about", "oven", "umluft", "ou", "oder",
        ]
        return between.count <= 4
            && between.allSatisfy {
                $0.isSign(["/", "(", ")", ",", "|", "[", "]", "-", "–"]) || $0.isWord(fillers)
            }
            && between.contains { $0.isSign(["/", "(", "|", "["]) || $0.isWord(fillers) || $0.isSign([","]) }
    }

    private static func temperature(_ tokens: [TextToken], _ index: Int) -> (Temperature, next: Int)? {
        if tokens[index].isWord(["gas"]) { return gasMark(tokens, index) }
        guard let number = tokens[index].number, number.isFinite, !isInsideWord(tokens, index) else {
            return nil
        }
        let low = isBelowZero(tokens, index) ? -number : number
        // "180 °C – 200 °C", "350 to 375 °F"
        let own = scale(tokens, index + 1, low)
        let separator = own?.next ?? index + 1
        if separator + 1 < tokens.count,
            tokens[separator].isSign(DurationWords.dashes) || tokens[separator].isWord(DurationWords.to)
                || index > 0 && tokens[index - 1].isWord(DurationWords.between)
                    && tokens[separator].isWord(DurationWords.and),
            let high = tokens[separator + 1].number, high > low, high < 1000,
            let other = scale(tokens, separator + 2, high), own == nil || own?.scale == other.scale
        {
            return plausible(Temperature(low, upTo: high, other.scale)).map { ($0, other.next) }
        }
        guard let own else { return nil }
        return plausible(Temperature(low, own.scale)).map { ($0, own.next) }
    }

    /// "-18 °C", but not "350-375 °F".
    private static func isBelowZero(_ tokens: [TextToken], _ index: Int) -> Bool {
        guard index > 0, !tokens[index].isApart, tokens[index - 1].isSign(["-", "−"]) else { return false }
        return tokens[index - 1].isApart && (index < 2 || tokens[index - 2].number == nil)
    }

    /// "E350F" is something else.
    private static func isInsideWord(_ tokens: [TextToken], _ index: Int) -> Bool {
        guard index > 0, case .word = tokens[index - 1].kind else { return false }
        return !tokens[index].isApart
    }

    private static func plausible(_ temperature: Temperature) -> Temperature? {
        (-40...700).contains(temperature.degrees) ? temperature : nil
    }

    /// "°C", "C", "degrees F", "degrees", "℃" after a number.
    private static func scale(
        _ tokens: [TextToken], _ index: Int, _ degrees: Double
    ) -> (scale: Temperature.Scale, next: Int)? {
        guard index < tokens.count else { return nil }
        if tokens[index].isSign(["℃"]) { return (.celsius, index + 1) }
        if tokens[index].isSign(["℉"]) { return (.fahrenheit, index + 1) }
        let hyphen = tokens[index].isSign(DurationWords.dashes) && !tokens[index].isApart ? 1 : 0
        guard index + hyphen < tokens.count else { return nil }
        let mark = tokens[index + hyphen]
        // "ºC" is one word to Unicode, whose ordinal sign is a letter.
        if mark.isWord(["ºc"]) { return (.celsius, index + hyphen + 1) }
        if mark.isWord(["ºf"]) { return (.fahrenheit, index + hyphen + 1) }
        let isMarked = mark.isSign(["°", "˚"]) || mark.isWord(degreeWords)
        var letter = isMarked ? index + hyphen + 1 : index
        if isMarked, letter < tokens.count, tokens[letter].isSign(["."]) { letter += 1 }
        if letter < tokens.count {
            let isNear = isMarked || degrees >= 100 || !tokens[letter].isApart && degrees >= 40
            if isNear, tokens[letter].isWord(["c", "celsius"]) { return (.celsius, letter + 1) }
            if isNear, tokens[letter].isWord(["f", "fahrenheit"]) { return (.fahrenheit, letter + 1) }
        }
        guard isMarked, degrees >= 30 else { return nil }
        // "turn it by 90 degrees" is no temperature.
        let isTurn =
            [45, 90, 180].contains(degrees)
            && tokens[max(0, index - 6)..<index].contains {
                $0.isWord(["turn", "rotate", "rotating", "turning"])
            }
        // No oven in Celsius goes beyond 300.
        return isTurn ? nil : (degrees > 280 ? .fahrenheit : .celsius, index + hyphen + 1)
    }

    private static let degreeWords: Set<String> = [
        "º", "degree", "degrees", "deg", "degs", "grad", "grados", "gradi", "degré", "degrés", "graden",
    ]

    /// "gas mark 4", "gas 4", "Gas Mark ½".
    private static func gasMark(_ tokens: [TextToken], _ index: Int) -> (Temperature, next: Int)? {
        var next = index + 1
        if next < tokens.count, tokens[next].isWord(["mark"]) { next += 1 }
        guard let low = KitchenQuantity(tokens, at: next), 0.2...10 ~= low.value,
            next < tokens.count, tokens[next].number != nil
        else { return nil }
        if low.next + 1 < tokens.count, tokens[low.next].isSign(DurationWords.dashes),
            let high = tokens[low.next + 1].number, high > low.value, high <= 10
        {
            return (Temperature(low.value, upTo: high, .gasMark), low.next + 2)
        }
        return (Temperature(low.value, .gasMark), low.next)
    }
}
