/// Lengths of time by ISO 8601, as schema.org wants them and as pages write them all the same.
enum ISODuration {
    /// In minutes; nil if it is no such time, or longer than a kitchen has patience for. Reads
    /// "PT1H30M", "P0DT0H45M", "P0Y0M0DT1H", "PT1.5H", and "PT90" for minutes.
    static func minutes(_ text: some StringProtocol) -> Int? {
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
