public import API

/// The books in which money is written down, twice each time: where it is, and why. Sums are signed, so that all books
/// together come to nothing at any moment.
public enum Book: String, Sendable, Hashable, CaseIterable {
    /// Where it is: with a provider, or in the kitchen's purse.
    case stripe, paypal, cash
    /// What a bank has taken back and hasn't decided on.
    case contested
    /// Why it is there; owed to whoever sells, so below zero.
    case meals, licences, premium
    /// The tax within it, owed to the state.
    case vat
    /// Of which nobody knows what it is for: another amount, or another currency, than was asked for.
    case unclear

    /// Whether it says where money is, not why.
    public var isPlace: Bool {
        switch self {
        case .stripe, .paypal, .cash, .contested: true
        case .meals, .licences, .premium, .vat, .unclear: false
        }
    }

    /// In which order they are shown.
    public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A line of an entry in the ledger.
public struct LedgerLine: Sendable, Hashable {
    public var book: Book
    /// In the smallest unit of the currency; more in a book is above zero.
    public var amount: Int

    public init(_ book: Book, _ amount: Int) { (self.book, self.amount) = (book, amount) }
}

extension Payment.Purpose {
    var book: Book {
        switch self {
        case .licence: .licences
        case .premium: .premium
        case .order: .meals
        }
    }
}

extension PayWay {
    var book: Book {
        switch self {
        case .cash: .cash
        case .stripe: .stripe
        case .paypal: .paypal
        }
    }
}

/// How something that is sold stands in the books.
public struct Sale: Sendable, Hashable {
    public var way: PayWay
    public var purpose: Payment.Purpose
    /// In thousandths.
    public var vatRate: Int
    /// Whether what was paid is what was asked for.
    public var isClear: Bool

    public init(way: PayWay, purpose: Payment.Purpose, vatRate: Int, isClear: Bool = true) {
        (self.way, self.purpose, self.vatRate, self.isClear) = (way, purpose, vatRate, isClear)
    }

    /// What stands in each book because of such totals. The sum is nothing, whatever they are.
    public func books(_ totals: PaymentTotals) -> [Book: Int] {
        let earned = totals.paid - totals.refunded - totals.lost
        var books: [Book: Int] = [:]
        books[way.book, default: 0] += totals.paid - totals.refunded - totals.withdrawn
        books[.contested, default: 0] += totals.withdrawn - totals.lost
        guard isClear else {
            books[.unclear, default: 0] -= earned
            return books
        }
        let vat = ValueAddedTax.within(earned, rate: vatRate)
        books[purpose.book, default: 0] -= earned - vat
        books[.vat, default: 0] -= vat
        return books
    }

    /// What is written when totals become others.
    public func lines(from before: PaymentTotals, to after: PaymentTotals) -> [LedgerLine] {
        let old = books(before), new = books(after)
        return Book.allCases.compactMap { book in
            let change = new[book, default: 0] - old[book, default: 0]
            return change == 0 ? nil : LedgerLine(book, change)
        }
    }
}

/// Why something is written into the ledger.
public enum LedgerCause: String, Sendable, Hashable, CaseIterable {
    case paid
    /// Given back, or, below zero, the bank didn't take it.
    case refunded
    case contested
    case lost
    /// At the door.
    case cash
}
