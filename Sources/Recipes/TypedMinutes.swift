/// A length of time as a cook types it into a form: "45", "45 min", "1 h 20 min", "1:20".
public enum TypedMinutes {
    /// A week; nothing in a kitchen takes longer.
    public static let most = 10_080

    /// "45 min", "1 h 20 min": what `read` reads again.
    public static func text(_ minutes: Int) -> String {
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// In minutes; nil if it is no time. Nothing typed is 0, which is "not said".
    public static func read(_ text: String) -> Int? {
        let tokens = TextToken.all(in: text, limit: 60)
        if tokens.isEmpty { return 0 }
        let numbers = tokens.map(\.number)
        if tokens.count == 1 { return numbers[0].flatMap(minutes) }
        // "1:20", and "1 h 20": the minutes go without saying.
        if tokens.count == 3, tokens[1].isSign([":"]) || tokens[1].isWord(hours) {
            guard let whole = numbers[0], let rest = numbers[2], rest < 60 else { return nil }
            return minutes(whole * 60 + rest)
        }
        // No duration takes no time, but it can be typed.
        if tokens.count == 2, numbers[0] == 0, tokens[1].isWord(hours) || tokens[1].isWord(["min"]) {
            return 0
        }
        let found = DurationFinder.find(in: text)
        guard found.count == 1, let span = found.first else { return nil }
        for (token, number) in zip(tokens, numbers)
        where number != nil && !span.range.contains(token.range.lowerBound) {
            return nil
        }
        return minutes(span.maximum / 60)
    }

    private static let hours: Set<String> = ["h", "hr", "hour", "hours", "std", "stunde", "stunden", "uur"]

    private static func minutes(_ value: Double) -> Int? {
        let minutes = value.rounded(.up)
        return (0...Double(most)).contains(minutes) ? Int(minutes) : nil
    }
}
