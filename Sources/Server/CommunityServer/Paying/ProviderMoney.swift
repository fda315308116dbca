import API

/// Amounts as providers write them. Nil = they don't take such an amount.
enum ProviderMoney {
    /// How many figures Stripe counts behind the point, where that isn't what ISO 4217 says: shillings and krónur are
    /// still counted in hundredths there, ariary in whole ones (docs.stripe.com/currencies, special cases).
    private static let figuresAtStripe = ["UGX": 2, "ISK": 2, "MGA": 0]

    static func stripe(_ amount: Int, _ currency: Currency) -> Int? {
        let figures = figuresAtStripe[currency.code] ?? currency.figures
        guard let units = scaled(amount, from: currency.figures, to: figures) else { return nil }
        // Of three figures the last must be 0.
        return figures == 3 && units % 10 != 0 ? nil : units
    }

    /// What Stripe says in our smallest unit.
    static func amount(stripe units: Int, _ currency: Currency) -> Int? {
        let figures = figuresAtStripe[currency.code] ?? currency.figures
        return scaled(units, from: figures, to: currency.figures)
    }

    /// What PayPal takes (developer.paypal.com/api/rest/reference/currency-codes).
    private static let paypalCurrencies: Set<String> = [
        "AUD", "BRL", "CAD", "CNY", "CZK", "DKK", "EUR", "HKD", "HUF", "ILS", "JPY", "MYR", "MXN", "TWD",
        "NZD", "NOK", "PHP", "PLN", "GBP", "SGD", "SEK", "CHF", "THB", "USD",
    ]
    private static let wholeAtPayPal: Set<String> = ["HUF", "JPY", "TWD"]

    /// "12.50".
    static func paypal(_ amount: Int, _ currency: Currency) -> String? {
        guard paypalCurrencies.contains(currency.code) else { return nil }
        if wholeAtPayPal.contains(currency.code) {
            return scaled(amount, from: currency.figures, to: 0).map { "\($0)" }
        }
        return MenuText.plain(amount, currency)
    }

    /// What PayPal says in our smallest unit: "12.50", "1250", "1250.00".
    static func amount(paypal text: String, _ currency: Currency) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), text.utf8.count <= 20,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let whole = Int(parts[0])
        else { return nil }
        let rest = parts.count == 2 ? String(parts[1]) : ""
        guard rest.count <= 3, let behind = Int(rest.isEmpty ? "0" : rest),
            let amount = scaled(whole, from: 0, to: currency.figures),
            let small = scaled(behind, from: rest.count, to: currency.figures)
        else { return nil }
        return amount + small
    }

    private static func scaled(_ amount: Int, from: Int, to: Int) -> Int? {
        var amount = amount
        for _ in 0..<max(0, to - from) {
            let (more, isTooMuch) = amount.multipliedReportingOverflow(by: 10)
            if isTooMuch { return nil }
            amount = more
        }
        for _ in 0..<max(0, from - to) {
            if amount % 10 != 0 { return nil }
            amount /= 10
        }
        return amount
    }
}
