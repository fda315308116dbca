/// Numbers as they stand in recipes.
enum KitchenNumber {
    static let fractions: [(value: Double, sign: Character)] = [
        (1.0 / 8, "⅛"), (1.0 / 6, "⅙"), (1.0 / 4, "¼"), (1.0 / 3, "⅓"), (3.0 / 8, "⅜"), (1.0 / 2, "½"),
        (5.0 / 8, "⅝"),
        (2.0 / 3, "⅔"), (3.0 / 4, "¾"), (5.0 / 6, "⅚"), (7.0 / 8, "⅞"),
    ]

    /// "1½" if fractions are wanted and the number is within 0.01 of one, else up to two decimals ("0.25").
    ///
    /// Any number is allowed, hostile ones included: beyond a million it is written in full, and what is
    /// no number is a question mark.
    static func text(_ value: Double, fractions wanted: Bool, _ decimalSign: Character) -> String {
        guard value.isFinite else { return "?" }
        guard value >= 0 else { return "−" + text(-value, fractions: wanted, decimalSign) }
        guard value < 1_000_000 else { return "\(value.rounded())".replacing(".", with: String(decimalSign)) }
        let whole = value.rounded(.down)
        if wanted, let sign = sign(near: value - whole) {
            return whole == 0 ? String(sign) : "\(Int(whole))\(sign)"
        }
        return decimal(value, decimalSign)
    }

    /// The number that `text` shows for a number.
    static func printed(_ value: Double, fractions wanted: Bool) -> Double {
        guard value.isFinite, value > 0, value < 1_000_000 else { return value }
        let whole = value.rounded(.down)
        let nearest = fractions.min { abs($0.value - (value - whole)) < abs($1.value - (value - whole)) }
        if wanted, let nearest, abs(nearest.value - (value - whole)) < 0.01 { return whole + nearest.value }
        let places = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
        return max(0.01, (value * places).rounded() / places)
    }

    private static func sign(near rest: Double) -> Character? {
        let nearest = fractions.min { abs($0.value - rest) < abs($1.value - rest) }
        guard let nearest, abs(nearest.value - rest) < 0.01 else { return nil }
        return nearest.sign
    }

    /// At most two decimals, and no more than the size deserves: 0.25, 12.5, 250.
    private static func decimal(_ value: Double, _ sign: Character) -> String {
        let places = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
        let hundredths = Int((value * places).rounded()) * (100 / Int(places))
        // A trace of something is not nothing.
        guard hundredths > 0 || value == 0 else { return "0\(sign)01" }
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0
            ? "\(whole)\(sign)\(rest / 10)" : "\(whole)\(sign)" + (rest < 10 ? "0" : "") + "\(rest)"
    }
}
