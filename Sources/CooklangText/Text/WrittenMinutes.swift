import Recipes

/// Lengths of time as recipe formats write them.
package enum WrittenMinutes {
    /// "45 min", "1h30m", "1:20", "PT1H30M", "2-3 hours" (the lower end), "ca. 20 Minuten"; nil if it says
    /// none.
    package static func read(_ text: some StringProtocol) -> Int? {
        let text = String(text.onOneLine.unicodeScalars.prefix(80))
        guard !text.isEmpty else { return nil }
        if let minutes = ISODuration.minutes(text) ?? tight(text.lowercased()) {
            return minutes > 0 ? minutes : nil
        }
        if let minutes = TypedMinutes.read(text) { return minutes > 0 ? minutes : nil }
        let spans = DurationFinder.find(in: text)
        guard let first = spans.first else { return nil }
        return max(1, Int((first.minimum / 60).rounded(.up)))
    }

    /// "45 minutes", "1 hour 20 minutes": what `read` reads again.
    package static func text(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let parts = [
            hours > 0 ? "\(hours) \(hours == 1 ? "hour" : "hours")" : nil,
            rest > 0 || hours == 0 ? "\(rest) \(rest == 1 ? "minute" : "minutes")" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    /// Whether a text is a length of time with its units, and no more.
    package static func isOnlyTime(_ text: String) -> Bool { tight(text) != nil }

    /// "1h30m", "1 h 30 min", "1 hour 20 minutes", "1.5h": numbers, each with its unit, and no more.
    private static func tight(_ text: String) -> Int? {
        var rest = text
        var minutes = 0.0, isAny = false
        while !rest.isEmpty {
            guard let (value, behind) = WrittenNumber.prefix(of: rest) else { return nil }
            let word = behind.prefix { $0.isLetter }
            guard let length = lengths[String(word)] else { return nil }
            minutes += value * length
            rest = behind.dropFirst(word.count).drop { " .,".contains($0) }.stripped
            // Read aloud in full and shown in short: "15 minutes mins", "1 hour hr".
            let again = rest.prefix { $0.isLetter }
            if lengths[String(again)] == length {
                rest = rest.dropFirst(again.count).drop { " .,".contains($0) }.stripped
            }
            for and in ["and ", "und ", "et ", "y ", "e ", "en "] where rest.hasPrefix(and) {
                rest = rest.dropFirst(and.count).stripped
            }
            isAny = true
        }
        guard isAny, minutes > 0, minutes <= Double(TypedMinutes.most) * 4 else { return nil }
        return Int(minutes.rounded(.up))
    }

    private static let lengths: [String: Double] = {
        var lengths: [String: Double] = [:]
        for word in ["m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "mn"]
        {
            lengths[word] = 1
        }
        for word in [
            "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas",
            "ora", "ore", "uur",
        ] { lengths[word] = 60 }
        for word in [
            "d", "day", "days", "tag", "tage", "jour", "jours", "día", "días", "giorno", "giorni", "dag",
            "dagen",
        ] { lengths[word] = 1440 }
        for word in ["s", "sec", "secs", "second", "seconds"] { lengths[word] = 1.0 / 60 }
        return lengths
    }()
}
