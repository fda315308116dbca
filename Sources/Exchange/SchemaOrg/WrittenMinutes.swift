internal import Recipes

/// Lengths of time as schema.org's markup has them: "PT1H30M", and what pages write instead.
enum WrittenMinutes {
    /// In minutes; nil if it is no time, none at all, or longer than a kitchen has patience for.
    static func read(_ text: String) -> Int? {
        let text = PageText.line(text)
        guard (1...80).contains(text.utf8.count) else { return nil }
        if let minutes = iso(text) ?? TypedMinutes.read(text) { return minutes > 0 ? minutes : nil }
        return nil
    }

    /// "PT1H30M", "P0DT0H45M", "P0Y0M0DT1H", "PT90" for minutes, "PT1.5H".
    private static func iso(_ text: String) -> Int? {
        var rest = text.uppercased()[...]
        guard rest.hasPrefix("P") else { return nil }
        rest = rest.dropFirst()
        var isTime = false
        var minutes = 0.0
        var number = ""
        for letter in rest {
            switch letter {
            case "0"..."9", ".", ",":
                number.append(letter == "," ? "." : letter)
                continue
            case "T": isTime = true
            case " ", "+": continue
            case "D", "H", "M", "S", "W", "Y":
                guard let value = Double(number), let unit = unit(letter, isTime: isTime) else { return nil }
                minutes += value * unit
            default: return nil
            }
            number = ""
        }
        if let value = Double(number) { minutes += value }
        guard minutes.isFinite, (0...Double(longest)).contains(minutes) else { return nil }
        return Int(minutes.rounded(.up))
    }

    /// Ten weeks, for what ripens in a cellar.
    private static let longest = 100_800

    private static func unit(_ letter: Character, isTime: Bool) -> Double? {
        switch letter {
        case "Y": 525_600
        case "M": isTime ? 1 : 43_200
        case "W": 10_080
        case "D": 1440
        case "H": 60
        case "S": 1.0 / 60
        default: nil
        }
    }
}
