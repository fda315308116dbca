/// Finds how hot the oven is in a step, among the temperatures that it names.
public enum OvenFinder {
    /// Words to either side that tell an oven from a roast's inside or a pan of oil.
    private static let near = 7

    /// In reading order; what stands beside it in other scales is left out.
    ///
    /// - Parameter system: in whose degrees; nil = those that are said first.
    public static func find(in text: String, _ system: MeasuringSystem? = nil) -> [Temperature] {
        let found = TemperatureFinder.find(in: text)
        if found.isEmpty { return [] }
        let tokens = TextToken.all(in: text, limit: DurationFinder.longestText)
        var place = 0
        return found.compactMap { found in
            while place < tokens.count, tokens[place].range.upperBound <= found.range.lowerBound {
                place += 1
            }
            var end = place
            while end < tokens.count, tokens[end].range.lowerBound < found.whole.upperBound { end += 1 }
            return isOven(found.first, tokens, place..<end) ? found.reading(in: system) : nil
        }
    }

    private static func isOven(_ heat: Temperature, _ tokens: [TextToken], _ place: Range<Int>) -> Bool {
        if heat.scale == .gasMark { return true }
        let celsius = heat.shown(in: .metric).degrees
        guard (50...320).contains(celsius) else { return false }
        let before = words(tokens, place.lowerBound, -1), after = words(tokens, place.upperBound, 1)
        if (before + after).contains(where: insides.contains) { return false }
        return sentence(tokens, place).contains { tokens[$0].isWord(ovens) }
    }

    /// The words between the same commas that are near.
    private static func words(_ tokens: [TextToken], _ start: Int, _ way: Int) -> [String] {
        var words: [String] = []
        var place = way < 0 ? start - 1 : start
        while tokens.indices.contains(place), words.count < near, !tokens[place].isSign(ends.union([","])) {
            if case .word(let word) = tokens[place].kind { words.append(word) }
            place += way
        }
        return words
    }

    private static func sentence(_ tokens: [TextToken], _ place: Range<Int>) -> Range<Int> {
        var start = place.lowerBound, end = place.upperBound
        while start > 0, place.lowerBound - start < 40, !tokens[start - 1].isSign(ends) { start -= 1 }
        while end < tokens.count, end - place.upperBound < 40, !tokens[end].isSign(ends) { end += 1 }
        return start..<end
    }

    private static let ends: Set<Unicode.Scalar> = [".", "!", "?", ";"]

    private static let ovens: Set<String> = Set(
        """
        oven ovens preheat preheated preheating bake baked baking roast roasting roasted broil \
        ofen backofen ofens backofens vorheizen vorgeheizten vorgeheizt heizen backen gebacken umluft oberhitze \
        unterhitze heißluft ober-/unterhitze four préchauffer préchauffez préchauffé enfourner enfournez \
        horno precalentar precalienta hornear hornea forno preriscaldare preriscaldate preriscaldato infornare \
        infornate voorverwarm verwarm voorverwarmen bakken
        """.split(separator: " ").map(String.init))

    /// These are hot inside, or in a pan.
    private static let insides: Set<String> = Set(
        """
        internal core centre center inside thermometer reaches registers oil fat fryer frying fry deep water \
        milk syrup sugar kerntemperatur thermometer öl fett frittieren fritteuse wasser milch huile friture \
        aceite freír olio friggere olie
        """.split(separator: " ").map(String.init))
}
