public import API
public import Language

extension Wording {
    /// "€12.50", "3,000/="; the figure alone where nobody knows the currency.
    /// - Parameter code: ISO 4217.
    public func money(_ amount: Int, _ code: String) -> String {
        let style: MoneyStyle = language == .german ? .german : .english
        return Currency(code).map { style.text(amount, $0) } ?? "\(amount)"
    }

    /// How something is paid, as a button or a receipt says it.
    public func name(_ way: PayWay) -> String {
        switch way {
        case .cash: payInCash
        case .stripe: payByCard
        case .paypal: payByPayPal
        }
    }
}
