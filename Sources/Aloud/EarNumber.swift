/// A number as it stands in a text, before it is known how it is said.
enum EarNumber: Sendable, Hashable {
    /// Digits, with a decimal sign perhaps; without the signs between thousands.
    case plain(String)
    /// "½", "1⅓", "1 1/2".
    case mixed(whole: Int, over: Int, under: Int)

    var value: Double {
        switch self {
        case .plain(let digits): Double(digits.replacing(",", with: ".")) ?? 0
        case .mixed(let whole, let over, let under): Double(whole) + Double(over) / Double(max(1, under))
        }
    }

    /// The whole number that it is; nil = it has a fraction.
    var whole: Int? {
        if case .plain(let digits) = self { Int(digits) } else { nil }
    }
}

/// A number, or two of which it is one: "10–12".
struct EarAmount: Sendable, Hashable {
    var low: EarNumber
    var high: EarNumber?

    var last: EarNumber { high ?? low }
    /// Whether it is said of one thing: "1 hour", "half an hour".
    var isSingular: Bool { last.value == 1 }
}
