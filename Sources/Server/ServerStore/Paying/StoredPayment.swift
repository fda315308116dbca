public import API

/// A payment as it is kept: what whoever pays sees, and what only the server and the provider know.
public struct StoredPayment: Sendable, Hashable {
    public var shown: Payment
    /// Nil = of an account that is there no longer.
    public var account: String?
    /// For how long what is bought lasts; nil = for good.
    public var days: Int?
    /// The provider's name for its page, and for what was paid there.
    public var reference: String?
    public var charge: String?
    /// What the ledger has of it.
    public var totals: PaymentTotals
    /// In which currency that came.
    public var paidCurrency: String
    public var isRefundWanted: Bool
    /// Why it is given back.
    public var reason: String?
    /// When the provider is asked again; nil = never, unless something comes up.
    public var lookAt: Int64?
    /// How often it was asked since something has changed.
    public var looks: Int
    /// What went wrong when it was asked last.
    public var trouble: String?

    public init(
        shown: Payment, account: String?, days: Int?, reference: String?, charge: String?,
        totals: PaymentTotals, paidCurrency: String, isRefundWanted: Bool, reason: String?, lookAt: Int64?,
        looks: Int, trouble: String?
    ) {
        (self.shown, self.account, self.days) = (shown, account, days)
        (self.reference, self.charge, self.totals) = (reference, charge, totals)
        (self.paidCurrency, self.isRefundWanted, self.reason) = (paidCurrency, isRefundWanted, reason)
        (self.lookAt, self.looks, self.trouble) = (lookAt, looks, trouble)
    }

    public var id: String { shown.id }
    public var place: TimePlace { TimePlace(at: shown.createdAt, id: shown.id) }

    /// Milliseconds in which it has to be paid. Stripe's pages live between 30 minutes and 24 hours from when they are
    /// made; so a page can be asked for within half of it.
    public static let life: Int64 = 3_600_000
    public static let opening: Int64 = life / 2 - 60_000

    public var endsAt: Int64 { shown.createdAt + Self.life }
    /// When it has ended, if it has no page by then.
    public var pagelessUntil: Int64 { shown.createdAt + Self.opening + 60_000 }
    /// When an order is waited for no longer, whatever its page says: ways of paying that take days are none for a meal.
    public var orderUntil: Int64 { endsAt + 600_000 }

    /// How it stands in the books, if so much of such a currency came.
    public func sale(paid: Int, _ currency: String) -> Sale {
        Sale(
            way: shown.way, purpose: shown.purpose, vatRate: shown.vatRate,
            isClear: paid == 0 || paid == shown.amount && currency == shown.currency)
    }

    // MARK: Rules

    /// What follows from a provider's word: the steps for the ledger, one after the other, and the state.
    /// - Returns: nil if it can't be: then nothing is believed of it.
    public func settled(by word: ProviderWord) -> Settlement? {
        guard word.totals.isSound else { return nil }
        // What was once paid stays paid, in the currency in which it came.
        guard totals.paid == 0 || word.totals.paid == totals.paid && word.currency == paidCurrency else {
            return nil
        }
        let sale = sale(paid: word.totals.paid, word.currency)
        var entries: [Settlement.Entry] = [], reached = totals
        let steps: [(LedgerCause, WritableKeyPath<PaymentTotals, Int>)] = [
            (.paid, \.paid), (.refunded, \.refunded), (.contested, \.withdrawn), (.lost, \.lost),
        ]
        for (cause, path) in steps where reached[keyPath: path] != word.totals[keyPath: path] {
            let before = reached
            reached[keyPath: path] = word.totals[keyPath: path]
            entries.append(Settlement.Entry(cause: cause, lines: sale.lines(from: before, to: reached)))
        }
        return Settlement(
            entries: entries, state: state(word.totals, isClear: sale.isClear, page: word.page))
    }

    /// - Parameter page: nil = as it was.
    func state(_ totals: PaymentTotals, isClear: Bool, page: ProviderWord.Page?) -> Payment.State {
        if totals.paid == 0 {
            if page == .closed || shown.state == .expired { return .expired }
            return reference == nil ? .begun : .open
        }
        if totals.refunded == totals.paid { return .refunded }
        if totals.lost > 0 { return .lost }
        if totals.withdrawn > 0 { return .disputed }
        if isRefundWanted { return .refunding }
        return isClear ? .paid : .unclear
    }

    /// When the provider is asked again, without anything having been heard from it: messages get lost.
    /// - Parameter now: milliseconds since 1970.
    public func nextLook(at now: Int64) -> Int64? {
        let minute: Int64 = 60_000, day = 1440 * minute
        func stair(_ pauses: [Int64], thenEvery rest: Int64? = nil) -> Int64? {
            looks < pauses.count ? now + pauses[looks] : rest.map { now + $0 }
        }
        return switch shown.state {
        case .begun: max(pagelessUntil, now + minute)
        case .open:
            now >= endsAt
                // Some ways of paying take days.
                ? stair([minute, 10 * minute, 60 * minute], thenEvery: day)
                : min(now + [1, 2, 4, 8, 15, 30][min(looks, 5)] * minute, max(endsAt, now + minute))
        case .expired: reference == nil ? nil : stair([60 * minute, day, 3 * day])
        case .paid: stair([day, 6 * day, 23 * day, 60 * day, 90 * day])
        case .refunding:
            stair([1, 5, 30, 120, 360].map { $0 * minute }, thenEvery: day)
        case .refunded, .lost: stair([7 * day, 30 * day])
        case .disputed, .unclear: stair([], thenEvery: day)
        }
    }
}

/// What is to be written down of a provider's word.
public struct Settlement: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        public var cause: LedgerCause
        public var lines: [LedgerLine]
    }

    public var entries: [Entry]
    public var state: Payment.State
}
