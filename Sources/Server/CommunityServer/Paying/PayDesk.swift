import API
import HTTPTypes
import ServerStore

/// A provider through which people pay.
protocol PayDesk: Sendable {
    /// Whether it takes such an amount of such money.
    func takes(_ amount: Int, _ currency: Currency) -> Bool
    /// A page on which something is paid. Asked again for the same, it is the same page.
    func page(_ wish: PayPageWish) async throws(PayTrouble) -> PayPage
    /// How it is now. Where a payer has agreed and the money is to be fetched, it is fetched, if it is still wanted; if it
    /// isn't, the page is closed.
    func look(_ payment: StoredPayment, isWanted: Bool) async throws(PayTrouble) -> ProviderWord
    /// Gives all back that is left: so no provider gives it back twice, however often it is asked.
    /// - Returns: the provider's word for why it doesn't, or has already; nil = it does.
    func refund(_ payment: StoredPayment, _ amount: Int) async throws(PayTrouble) -> String?
    /// What it tells, if it is it: with its signature.
    func news(_ head: HTTPFields, _ body: [UInt8], at now: Int64) async throws(PayTrouble) -> PayNews
}

struct PayPageWish: Sendable {
    var payment: StoredPayment
    /// What it is for, as the payer reads it.
    var title: String
    /// Where the browser comes back to.
    var back: String
    /// "en", "de".
    var language: String
    /// What the server is called.
    var server: String
}

struct PayPage: Sendable, Hashable {
    var reference: String
    var address: String
}

/// That something may have changed: what is true is asked for.
struct PayNews: Sendable, Hashable {
    /// Each is heard once.
    var event: String
    /// The provider's names for what it is about, or ours.
    var names: [String]
}

/// Why a provider couldn't do what it was asked; for the log and the server's owner. No key and nobody's name is in it.
struct PayTrouble: Error, Sendable, Hashable {
    var cause: String
    /// Whoever has sent it isn't the provider, or it is too old.
    var isForged = false
    /// The provider has understood, and won't: asked again, it says so again.
    var isRefused = false

    init(_ cause: String, isForged: Bool = false, isRefused: Bool = false) {
        (self.cause, self.isForged, self.isRefused) = (cause, isForged, isRefused)
    }
}

/// The providers that a server has.
struct PayDesks: Sendable {
    var desks: [PayWay: any PayDesk] = [:]

    init() {}

    /// - Throws: a sentence for the server's owner, if keys are missing.
    init(_ settings: ServerSettings) throws {
        if let stripe = settings.stripe { desks[.stripe] = try StripeDesk(stripe) }
        if let paypal = settings.paypal { desks[.paypal] = try PayPalDesk(paypal) }
    }

    subscript(way: PayWay) -> (any PayDesk)? { desks[way] }

    /// In which browsers' pages so much can be paid.
    func ways(_ amount: Int, _ currency: String) -> [PayWay] {
        guard let currency = Currency(currency) else { return [] }
        return PayWay.allCases.filter { desks[$0]?.takes(amount, currency) == true }
    }
}
