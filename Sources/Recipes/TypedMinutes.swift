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
        switch tokens.count {
        case 0: return 0
        case 1: return tokens[0].number.flatMap(minutes)
        case 3 where tokens[1].isSign([":"]):
            guard let hours = tokens[0].number, let rest = tokens[2].number, rest < 60 else { return nil }
            return minutes(hours * 60 + rest)
        case 3 where tokens[1].isWord(hours):
            // "1 h 20": the minutes go without saying.
            guard let hours = tokens[0].number, let rest = tokens[2].number, rest < 60 else { return nil }
            return minutes(hours * 60 + rest)
        default:
            let found = DurationFinder.find(in: text)
            guard found.count == 1 else { return nil }
            let isAll = tokens.allSatisfy { $0.number == nil || found[0].range.contains($0.range.lowerBound) }
            return isAll ? minutes(found[0].maximum / 60) : nil
        }
    }

    private static let hours: Set<String> = ["h", "hr", "hour", "hours", "std", "stunde", "stunden", "uur"]

    private static func minutes(_ value: Double) -> Int? {
        let minutes = value.rounded(.up)
        return (0...Double(most)).contains(minutes) ? Int(minutes) : nil
    }
}
