import API
import struct API.Problem
import Web

/// Whoever takes payments for the pretended server, whose pages nobody opens: what is done there a script says.
struct PretendedTill {
    var isOpen = false
    /// Without keys there are prices, and nothing can be paid.
    var ways: [PayWay] = []
    /// The oldest first, with whose they are and the key that came with them.
    var payments: [(payment: Payment, account: String, key: String)] = []
    var receipts = 0
    /// Nobody answers there.
    var isAway = false
    var price = 2500
}

extension PretendedServer {
    static let charging: Set<String> = [
        "opens", "keyless", "pays", "returns", "expires", "away", "back", "dearer",
    ]

    /// What a script has happen with the oldest payment that it can happen to.
    func charge(_ word: String) {
        switch word {
        case "opens":
            (till.isOpen, till.ways) = (true, [.stripe, .paypal])
            kitchen.menu?.ways = PayWay.allCases
        case "keyless": (till.isOpen, till.ways) = (true, [])
        case "pays": change({ $0 == .open }, to: .paid)
        case "returns": change({ $0 == .paid }, to: .refunded)
        case "expires": change({ $0.isPayable }, to: .expired)
        case "away": till.isAway = true
        case "back": till.isAway = false
        case "dearer": till.price += 500
        default: break
        }
    }

    private func change(_ isOne: (Payment.State) -> Bool, to state: Payment.State) {
        guard let place = till.payments.firstIndex(where: { isOne($0.payment.state) }) else { return }
        (till.payments[place].payment.state, till.payments[place].payment.address) = (state, nil)
        if state == .paid {
            till.receipts += 1
            till.payments[place].payment.receipt = till.receipts
            till.payments[place].payment.paidAt = milliseconds
        }
        if state == .refunded {
            till.payments[place].payment.refunded = till.payments[place].payment.amount
        }
        guard let order = till.payments[place].payment.order else { return }
        payOrder(order, state)
    }

    /// Refused or taken back, what was paid goes back.
    func release(_ order: MealOrder.ID) {
        guard let place = till.payments.firstIndex(where: { $0.payment.order == order }) else { return }
        let isPaid = till.payments[place].payment.state == .paid
        till.payments[place].payment.state = isPaid ? .refunded : .expired
        if isPaid {
            till.payments[place].payment.refunded = till.payments[place].payment.amount
            payOrder(order, .refunded)
        }
    }

    /// An order that is paid in the browser, at `way`.
    func payment(of order: MealOrder, _ way: PayWay, by account: String) -> Payment.ID {
        begin(
            Payment(
                id: "payment-\(till.payments.count + 1)", way: way, purpose: .order, order: order.id,
                orderNumber: order.number, currency: order.currency, amount: order.total,
                createdAt: milliseconds, changedAt: milliseconds), account, key: "order \(order.id)"
        ).id
    }

    private func begin(_ payment: Payment, _ account: String, key: String) -> Payment {
        till.payments.append((payment, account, key))
        return payment
    }

    // MARK: What is asked

    /// - Returns: nil if something else is asked.
    func tillAnswer(_ id: String, _ parts: [String], _ request: WebRequest) throws(Problem) -> WebAnswer? {
        guard till.isOpen, let first = parts.first else { return nil }
        let mine = till.payments.filter { $0.account == id }.map(\.payment)
        switch (request.method.name, first, parts.count) {
        case ("GET", "prices", 1): return try json(200, prices(mine), request)
        case ("GET", "payments", 1):
            return try json(200, PageOf(items: Array(mine.reversed())), request)
        case ("POST", "payments", 1):
            let draft: PaymentDraft = try read(request), key = request.headers["Idempotency-Key"] ?? ""
            if let known = till.payments.first(where: { $0.account == id && $0.key == key }) {
                return try json(201, known.payment, request)
            }
            let offer = draft.purpose == .licence ? prices(mine).licence : prices(mine).premium
            guard offer?.amount == draft.amount else {
                throw Problem(.orderChanged, status: 409, title: "Changed", fields: ["amount": .price])
            }
            let payment = Payment(
                id: "payment-\(till.payments.count + 1)", way: draft.way, purpose: draft.purpose,
                currency: draft.currency, amount: draft.amount,
                vat: ValueAddedTax.within(draft.amount, rate: 190), vatRate: 190, createdAt: milliseconds,
                changedAt: milliseconds)
            return try json(201, begin(payment, id, key: key), request)
        case ("POST", "payments", 3):
            guard
                let place = till.payments.firstIndex(where: {
                    $0.payment.id == parts[1] && $0.account == id
                })
            else { throw .nothingThere }
            if till.isAway { throw Problem(.busy, status: 503, title: "Busy") }
            if till.payments[place].payment.state == .begun {
                till.payments[place].payment.state = .open
                till.payments[place].payment.address = "https://pay.example/\(parts[1])"
            }
            return try json(200, till.payments[place].payment, request)
        default: return nil
        }
    }

    private func prices(_ mine: [Payment]) -> PriceList {
        let premium = mine.last { $0.purpose == .premium && $0.state == .paid }?.paidAt
        return PriceList(
            licence: .init(currency: "EUR", amount: till.price, vatRate: 190, ways: till.ways),
            premium: .init(currency: "EUR", amount: 1200, vatRate: 190, days: 365, ways: till.ways),
            seller: "Kikoni Kitchen, 1 Main Road, Kampala, TIN 1000123456",
            hasLicence: mine.contains { $0.purpose == .licence && $0.state == .paid },
            premiumUntil: premium.map { $0 + 365 * 86_400_000 },
            banner: premium == nil
                ? .init(text: "Mukasa’s Mill keeps this server going", address: "https://mill.example") : nil)
    }
}
