import API
import Web

/// A provider through which people pay, as the server's owner has registered with it.
public struct PayProvider: Sendable, Hashable {
    /// The file of the keys. Of Stripe: the secret key, and the secret of each endpoint by which it signs. Of PayPal: the
    /// client's id, its secret, and the id of the webhook.
    public var keys: String
    /// Where it is asked: "https://api.stripe.com".
    public var address: String

    public static let stripe = PayProvider(keys: "", address: "https://api.stripe.com")
    public static let paypal = PayProvider(keys: "", address: "https://api-m.paypal.com")

    /// Whether an address can be one: with encryption, or of this machine, where a stand-in answers.
    static func isAddress(_ text: String) -> Bool {
        guard let address = try? WebAddress(text), !text.hasSuffix("/"), !text.contains("?") else {
            return false
        }
        return address.scheme == "https" || ["127.0.0.1", "::1", "[::1]"].contains(address.host)
    }
}

/// A price as the server's owner writes it: "25.00 EUR".
public struct SetPrice: Sendable, Hashable {
    public var amount: Int
    public var currency: String

    public init(amount: Int, currency: String) { (self.amount, self.currency) = (amount, currency) }

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, let currency = Currency(String(words[1])),
            let amount = MenuText.amount(String(words[0]), currency), amount > 0
        else { return nil }
        self.init(amount: amount, currency: currency.code)
    }

    /// In thousandths: "8.1" is 81.
    static func rate(_ percent: String) -> Int? {
        let parts = percent.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...99).contains(whole) else {
            return nil
        }
        guard parts.count == 2 else { return whole * 10 }
        guard parts[1].count == 1, let tenth = Int(parts[1]) else { return nil }
        return whole * 10 + tenth
    }
}
