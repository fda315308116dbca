/// What money is counted in. An amount is a whole number of the smallest unit: shillings, cents.
public struct Currency: Sendable, Hashable {
    /// ISO 4217: "UGX".
    public let code: String
    /// Figures behind the point: 2, for a euro has a hundred cents.
    public let figures: Int

    /// Those that have other than two figures (ISO 4217, List One, 2024).
    private static let others: [String: Int] = {
        let none = [
            "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV",
            "XAF", "XOF", "XPF",
        ]
        let three = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
        return Dictionary(uniqueKeysWithValues: none.map { ($0, 0) } + three.map { ($0, 3) })
    }()

    /// Nil for what is no code: three capital letters.
    public init?(_ code: String) {
        guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
        (self.code, figures) = (code, Self.others[code] ?? 2)
    }

    /// How many of the smallest units make one.
    public var scale: Int { [1, 10, 100, 1000][figures] }

    /// The most that anything may cost, in the smallest unit; no sum of an order comes near what `Int` holds.
    public static let most = 1_000_000_000
}

/// How amounts are written: as it is usual where the currency is used, with the marks of the reader's language.
public struct MoneyStyle: Sendable, Hashable {
    /// Between thousands, and before what is behind the point.
    public var group: Character
    public var point: Character
    /// Whether the currency stands before the figure.
    public var isLeading: Bool

    public init(group: Character, point: Character, isLeading: Bool) {
        (self.group, self.point, self.isLeading) = (group, point, isLeading)
    }

    public static let english = MoneyStyle(group: ",", point: ".", isLeading: true)
    public static let german = MoneyStyle(group: ".", point: ",", isLeading: false)

    /// "€12.50", "12,50 €", "3,000/=".
    public func text(_ amount: Int, _ currency: Currency) -> String {
        let figure = figure(amount, currency)
        // East Africa's shillings are written with a stroke, and nothing behind it.
        if ["UGX", "TZS", "KES"].contains(currency.code), amount % currency.scale == 0 {
            return plain(amount / currency.scale) + "/="
        }
        let sign = Self.signs[currency.code]
        guard isLeading else { return figure + "\u{A0}" + (sign ?? currency.code) }
        return (amount < 0 ? "−" : "") + (sign ?? currency.code + "\u{A0}")
            + figure.drop { $0 == "−" }
    }

    /// The same without the currency: "12.50".
    public func figure(_ amount: Int, _ currency: Currency) -> String {
        let whole = plain(amount.magnitude / UInt(currency.scale)),
            rest = amount.magnitude % UInt(currency.scale)
        let sign = amount < 0 ? "−" : ""
        if currency.figures == 0 { return sign + whole }
        let text = String(rest)
        return sign + whole + String(point) + String(repeating: "0", count: currency.figures - text.count)
            + text
    }

    private func plain(_ number: some BinaryInteger) -> String {
        let digits = Array(String(number.magnitude))
        var text = number < 0 ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text.append(group) }
            text.append(digit)
        }
        return text
    }

    private static let signs = ["EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"]
}
