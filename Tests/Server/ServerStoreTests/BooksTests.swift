import API
import Dice
import ServerStore
import Testing

@Suite("The books (AR16)") struct BooksTests {
    private static func payment(_ state: Payment.State = .open, amount: Int = 2500, rate: Int = 190)
        -> StoredPayment
    {
        StoredPayment.made(
            Payment(
                id: "p", way: .stripe, purpose: .licence, state: state, currency: "EUR", amount: amount,
                vat: ValueAddedTax.within(amount, rate: rate), vatRate: rate, createdAt: 0, changedAt: 0))
    }

    private static func word(
        _ totals: PaymentTotals, _ page: ProviderWord.Page = .open, currency: String = "EUR"
    ) -> ProviderWord { ProviderWord(page: page, currency: currency, totals: totals, charge: "c") }

    @Test(
        "The tax within a price is rounded to the nearest",
        arguments: [
            (2500, 190, 399), (1200, 190, 192), (9000, 70, 589), (119, 190, 19), (1, 190, 0), (0, 190, 0),
            (100, 0, 0), (1081, 81, 81), (3000, 180, 458),
        ])
    func tax(amount: Int, rate: Int, tax: Int) {
        #expect(ValueAddedTax.within(amount, rate: rate) == tax)
    }

    @Test("Whatever becomes of a sale, all books together come to nothing, step by step")
    func balance() {
        var dice = Dice(seed: 21)
        for _ in 0..<20_000 {
            let amount = 1 + dice.below(1_000_000), rate = dice.below(300)
            let way = PayWay.allCases[dice.below(3)], purpose = Payment.Purpose.allCases[dice.below(3)]
            let sale = Sale(way: way, purpose: purpose, vatRate: rate, isClear: dice.below(5) > 0)
            var totals = PaymentTotals(), books: [Book: Int] = [:]
            for _ in 0..<6 {
                var next = PaymentTotals(paid: dice.below(8) == 0 ? 0 : amount)
                next.refunded = dice.below(next.paid + 1)
                next.withdrawn = dice.below(next.paid - next.refunded + 1)
                next.lost = dice.below(next.withdrawn + 1)
                #expect(next.isSound)
                let lines = sale.lines(from: totals, to: next)
                #expect(lines.reduce(0) { $0 + $1.amount } == 0)
                for line in lines { books[line.book, default: 0] += line.amount }
                totals = next
                #expect(books.filter { $0.value != 0 } == sale.books(totals).filter { $0.value != 0 })
            }
            // All given back, nothing is left in any book.
            for line in sale.lines(from: totals, to: PaymentTotals(paid: amount, refunded: amount)) {
                books[line.book, default: 0] += line.amount
            }
            #expect(books.allSatisfy { $0.value == 0 })
        }
    }

    @Test("A provider’s word leads to one state, whatever was heard before") func states() {
        let open = Self.payment()
        func state(_ totals: PaymentTotals, _ payment: StoredPayment = open) -> Payment.State? {
            payment.settled(by: Self.word(totals))?.state
        }
        #expect(state(.init()) == .open)
        #expect(open.settled(by: Self.word(.init(), .closed))?.state == .expired)
        #expect(state(.init(paid: 2500)) == .paid)
        #expect(state(.init(paid: 2500, refunded: 100)) == .paid)
        #expect(state(.init(paid: 2500, refunded: 2500)) == .refunded)
        #expect(state(.init(paid: 2500, withdrawn: 2500)) == .disputed)
        #expect(state(.init(paid: 2500, withdrawn: 2500, lost: 2500)) == .lost)
        #expect(state(.init(paid: 2499)) == .unclear)
        #expect(open.settled(by: Self.word(.init(paid: 2500), currency: "USD"))?.state == .unclear)
        var wanted = open
        wanted.isRefundWanted = true
        #expect(state(.init(paid: 2500), wanted) == .refunding)
        // Four movements that nobody has told of are four entries.
        let all = open.settled(by: Self.word(.init(paid: 2500, refunded: 500, withdrawn: 2000, lost: 2000)))
        #expect(all?.entries.map(\.cause) == [.paid, .refunded, .contested, .lost])
    }

    @Test("What can’t be isn’t believed: money that was never there, or isn’t there any more")
    func unbelievable() {
        var paid = Self.payment(.paid)
        paid.totals.paid = 2500
        for totals in [
            PaymentTotals(paid: 2500, refunded: 2501), PaymentTotals(paid: 2500, withdrawn: 100, lost: 101),
            PaymentTotals(paid: -1), PaymentTotals(paid: 2500, refunded: 2000, withdrawn: 501),
            PaymentTotals(paid: .max), PaymentTotals(), PaymentTotals(paid: 2600),
        ] {
            #expect(paid.settled(by: Self.word(totals)) == nil, "\(totals)")
        }
        #expect(paid.settled(by: Self.word(.init(paid: 2500), currency: "USD")) == nil)
    }
}

extension StoredPayment {
    /// One that nobody has looked at.
    static func made(_ shown: Payment) -> StoredPayment {
        StoredPayment(
            shown: shown, account: "a", days: nil, reference: "r", charge: nil, totals: .init(),
            paidCurrency: shown.currency, isRefundWanted: false, reason: nil, lookAt: nil, looks: 0,
            trouble: nil)
    }
}
