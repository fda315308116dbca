/// What has become of a payment's money, in all so far: in the smallest unit of its currency.
public struct PaymentTotals: Sendable, Hashable {
    public var paid: Int
    /// Given back by us.
    public var refunded: Int
    /// Taken back because whoever paid has asked their bank for it: while it is contested, and for good.
    public var withdrawn: Int
    /// Of that: for good.
    public var lost: Int

    public init(paid: Int = 0, refunded: Int = 0, withdrawn: Int = 0, lost: Int = 0) {
        (self.paid, self.refunded, self.withdrawn, self.lost) = (paid, refunded, withdrawn, lost)
    }

    /// Whether it can be: nothing goes back that hasn't come.
    public var isSound: Bool {
        [paid, refunded, withdrawn, lost].allSatisfy { (0...Self.most).contains($0) } && lost <= withdrawn
            && refunded + withdrawn <= paid
    }

    /// Nothing that is paid for here comes near it, and no sum of four such is too large.
    public static let most = 1_000_000_000_000

    /// What is still there to be given back.
    public var left: Int { paid - refunded - withdrawn }
}

/// What a provider says of a payment when it is asked: how it is now, not what has happened. So nothing depends on the
/// order in which its messages come, on none of them being lost, and on none coming twice.
public struct ProviderWord: Sendable, Hashable {
    public enum Page: Sendable, Hashable {
        /// It can be paid there, or is about to be.
        case open
        /// Nothing more can be paid there.
        case closed
    }

    public var page: Page
    /// ISO 4217, of what was paid.
    public var currency: String
    public var totals: PaymentTotals
    /// The provider's name for what was paid.
    public var charge: String?

    public init(page: Page, currency: String, totals: PaymentTotals = .init(), charge: String? = nil) {
        (self.page, self.currency, self.totals, self.charge) = (page, currency, totals, charge)
    }
}
