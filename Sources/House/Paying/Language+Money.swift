public import API
public import Language

extension Wording {
    /// How amounts are written.
    public var moneyStyle: MoneyStyle { language == .german ? .german : .english }

    /// "€12.50", "3,000/="; the figure alone where nobody knows the currency.
    /// - Parameter code: ISO 4217.
    public func money(_ amount: Int, _ code: String) -> String {
        Currency(code).map { moneyStyle.text(amount, $0) } ?? "\(amount)"
    }

    /// Whoever takes the payment doesn't answer.
    public var payPageAway: String {
        switch language {
        case .german:
            "Die Seite zum Bezahlen ist gerade nicht zu bekommen. Nichts wurde bezahlt; versuche es gleich noch einmal."
        case .english:
            "The page to pay on can’t be had just now. Nothing was paid; try again in a moment."
        }
    }

    /// How something is paid, as a button or a receipt says it.
    public func name(_ way: PayWay) -> String {
        switch (way, language) {
        case (.cash, .german): "Bar an der Tür"
        case (.cash, _): "Cash at the door"
        case (.stripe, .german): "Mit Karte"
        case (.stripe, _): "By card"
        case (.paypal, .german): "Mit PayPal"
        case (.paypal, _): "By PayPal"
        }
    }
}
