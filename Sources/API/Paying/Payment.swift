/// Something that is paid in the browser: what for, how much, and how far it is (AR13, AR14, AR16). Whether it is paid says
/// the provider to the server; no page that a browser comes back to does.
public struct Payment: Codable, Sendable, Hashable, Identifiable {
    public enum Purpose: String, Codable, Sendable, Hashable, CaseIterable {
        /// To publish: the chef's hat.
        case licence
        /// Nothing of a sponsor's for some days.
        case premium
        /// An order from the kitchen.
        case order
    }

    public enum State: String, Codable, Sendable, Hashable, CaseIterable {
        /// The provider hasn't been asked for its page yet.
        case begun
        /// It has a page, and nothing is paid yet.
        case open
        case paid
        /// Paid, and to be given back.
        case refunding
        /// All of it was given back.
        case refunded
        /// Whoever paid has asked their bank for it, and the bank hasn't decided.
        case disputed
        /// The bank has taken it back.
        case lost
        /// Nothing was paid in time.
        case expired
        /// Another amount came than was asked for; somebody has to look at it.
        case unclear

        /// Whether what was paid for is to be had.
        public var isGood: Bool { self == .paid }
        /// Whether it can still be paid.
        public var isPayable: Bool { self == .begun || self == .open }
    }

    public var id: String
    public var way: PayWay
    public var purpose: Purpose
    /// Of ``Purpose/order``: which, and the number that is called out.
    public var order: String?
    public var orderNumber: Int?
    public var state: State
    /// ISO 4217; amounts are in its smallest unit.
    public var currency: String
    public var amount: Int
    /// Within the amount.
    public var vat: Int
    /// In thousandths: 190 = 19 %.
    public var vatRate: Int
    public var refunded: Int
    /// The provider's page, while there is something to pay there.
    public var address: String?
    /// Counted up by the server, once it is paid.
    public var receipt: Int?
    /// Milliseconds since 1970.
    public var createdAt: Int64
    public var changedAt: Int64
    public var paidAt: Int64?

    public init(
        id: String, way: PayWay, purpose: Purpose, order: String? = nil, orderNumber: Int? = nil,
        state: State = .begun, currency: String, amount: Int, vat: Int = 0, vatRate: Int = 0,
        refunded: Int = 0, address: String? = nil, receipt: Int? = nil, createdAt: Int64, changedAt: Int64,
        paidAt: Int64? = nil
    ) {
        (self.id, self.way, self.purpose) = (id, way, purpose)
        (self.order, self.orderNumber, self.state) = (order, orderNumber, state)
        (self.currency, self.amount, self.vat, self.vatRate) = (currency, amount, vat, vatRate)
        (self.refunded, self.address, self.receipt) = (refunded, address, receipt)
        (self.createdAt, self.changedAt, self.paidAt) = (createdAt, changedAt, paidAt)
    }
}

/// ``Route/beginPayment``: what is wanted, at the price that was seen.
public struct PaymentDraft: Codable, Sendable, Hashable {
    /// Not an order: that is paid as it was placed.
    public var purpose: Payment.Purpose
    public var way: PayWay
    public var currency: String
    public var amount: Int

    public init(purpose: Payment.Purpose, way: PayWay, currency: String, amount: Int) {
        (self.purpose, self.way, self.currency, self.amount) = (purpose, way, currency, amount)
    }
}

/// The tax within a price, at a rate in thousandths; halves are rounded up.
public enum ValueAddedTax {
    public static func within(_ amount: Int, rate: Int) -> Int {
        guard amount > 0, rate > 0 else { return 0 }
        return (2 * amount * rate + 1000 + rate) / (2 * (1000 + rate))
    }
}
