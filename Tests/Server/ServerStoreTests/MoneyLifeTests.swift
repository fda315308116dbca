import API
import Dice
import Foundation
import ServerStore
import Testing

/// How many lives are tried, if that was said: `LIVES=100000`.
private let lives = ProcessInfo.processInfo.environment["LIVES"].flatMap { Int($0) }

/// What guests, cooks, banks, lost answers and crashes do to money, in any order; beside it a provider that knows what it
/// really has, and is asked now and then.
@Suite("The life of money (AR13, AR16, KI4)", .timeLimit(.minutes(5 + (lives ?? 0) / 300)))
struct MoneyLifeTests {
    private struct Crash: Error {}

    /// What a provider has of a payment.
    private struct Account {
        var word: ProviderWord
        var isOpen: Bool { word.page == .open && word.totals.paid == 0 }
    }

    private struct Town {
        var dice: Dice
        var now: Int64 = 10_000
        var provider: [String: Account] = [:]
        var cash = 0
    }

    private static let menu = Menu(
        kitchen: "Kikoni", currency: "EUR",
        sections: [
            MenuSection(id: "s", name: "Mains", items: [MenuItem(id: "rolex", name: "Rolex", price: 350)])
        ], ways: PayWay.allCases)

    @Test("Money in is money in the ledger, and nobody pays for nothing", arguments: Databases.allCases)
    func life(on database: Databases) async throws {
        try await database.withStore { store in
            try await store.write { try Kitchen($0).write(Self.menu) }
            var held = 0, purse = 0
            for seed in 1...(lives ?? (database == .sqlite ? 120 : 20)) {
                let town = try await Self.live(store, seed)
                held += town.provider.values.reduce(0) { $0 + $1.word.totals.left }
                purse += town.cash
                // All lives so far together, which takes the longer the more there are.
                guard seed % max(1, (lives ?? 0) / 20) == 0 else { continue }
                try await Self.compare(store, held, purse, seed)
            }
            try await Self.compare(store, held, purse, 0)
        }
    }

    private static func compare(_ store: Store, _ held: Int, _ purse: Int, _ seed: Int) async throws {
        let (sums, faults) = try await store.read { (try Ledger($0).sums(), try Ledger($0).check()) }
        func book(_ book: Book) -> Int { sums.filter { $0.book == book }.reduce(0) { $0 + $1.amount } }
        #expect(faults == [], "seed \(seed)")
        #expect(book(.stripe) + book(.paypal) == held, "seed \(seed)")
        #expect(book(.cash) == purse, "seed \(seed)")
        #expect(sums.reduce(0) { $0 + $1.amount } == 0, "seed \(seed)")
    }

    private static func live(_ store: Store, _ seed: Int) async throws -> Town {
        let guests = try await store.write { connection in
            try (0..<3).map { number in
                try Accounts(connection).create(
                    .init(userName: "guest-\(seed)-\(number)", displayName: "Guest", password: "x"), at: 1000
                ).shown.id
            }
        }
        var town = Town(dice: Dice(seed: UInt64(seed)))
        for number in 0..<40 {
            town.now += 60_000
            switch town.dice.below(9) {
            case 0, 1: try await want(store, guests, "\(seed)-\(number)", &town)
            case 2, 3: pay(&town)
            case 4: bank(&town)
            case 5, 6: try await look(store, &town)
            case 7: try await step(store, guests, &town)
            default: try await refund(store, &town)
            }
        }
        // The hours go by, and everything is asked about until nothing is left to be done.
        for _ in 0..<4 {
            town.now += StoredPayment.life
            for id in town.provider.keys.sorted() { try await look(store, &town, id, isCalm: true) }
        }
        try await judge(store, town, seed)
        return town
    }

    /// Somebody orders, or buys something else.
    private static func want(_ store: Store, _ guests: [String], _ key: String, _ town: inout Town)
        async throws
    {
        let guest = guests[town.dice.below(3)], way = PayWay.allCases[town.dice.below(3)]
        let purpose = Payment.Purpose.allCases[town.dice.below(3)], quantity = 1 + town.dice.below(3)
        let crashes = town.dice.below(6) == 0, now = town.now
        let wanted = try? await store.write { connection -> StoredPayment? in
            var payment: StoredPayment?
            if purpose == .order {
                let draft = OrderDraft(
                    lines: [.init(item: "rolex", quantity: quantity, price: 350)], fee: 0,
                    total: quantity * 350,
                    delivery: Delivery(firstName: "A", lastName: "B", place: "Here", phone: "+256700123456"),
                    pay: way)
                let order = try MealOrders(connection).place(
                    draft, from: menu, by: guest, once: key, vatRate: 70, at: now)
                payment = try order.shown.payment.flatMap { try Payments(connection).find($0) }
            } else if way.isOnline {
                payment = try Payments(connection).begin(
                    .init(
                        purpose: purpose, way: way, currency: "EUR", amount: 2500, vatRate: 190, days: 30),
                    by: guest, once: key, at: now)
            }
            if let payment {
                _ = try Payments(connection).opened(
                    payment.id, reference: "ref-\(payment.id)", address: "https://pay.example", at: now)
            }
            if crashes { throw Crash() }
            return payment
        }
        if let payment = wanted ?? nil {
            town.provider[payment.id] = Account(word: ProviderWord(page: .open, currency: "EUR"))
        }
    }

    private static func any(_ town: inout Town, _ isOne: (Account) -> Bool) -> String? {
        let ids = town.provider.filter { isOne($0.value) }.keys.sorted()
        return ids.isEmpty ? nil : ids[town.dice.below(ids.count)]
    }

    /// Somebody pays on the page: what was asked for, mostly.
    private static func pay(_ town: inout Town) {
        guard let id = any(&town, \.isOpen) else { return }
        town.provider[id]?.word.totals.paid = -1
    }

    /// A bank takes back, decides, or the owner gives back on the provider's own pages.
    private static func bank(_ town: inout Town) {
        guard let id = any(&town, { $0.word.totals.paid > 0 }), var word = town.provider[id]?.word else {
            return
        }
        switch town.dice.below(4) {
        case 0: word.totals.withdrawn += word.totals.left
        case 1: word.totals.lost = word.totals.withdrawn
        case 2: word.totals.withdrawn = word.totals.lost
        default: word.totals.refunded += word.totals.left > 0 ? town.dice.below(word.totals.left) : 0
        }
        town.provider[id]?.word = word
    }

    /// As the job does that asks providers.
    private static func look(
        _ store: Store, _ town: inout Town, _ which: String? = nil, isCalm: Bool = false
    ) async throws {
        guard let id = which ?? any(&town, { _ in true }) else { return }
        guard let payment = try await store.read({ try Payments($0).find(id) }) else { return }
        // Now the amount is known that was paid.
        if town.provider[id]?.word.totals.paid == -1 {
            let isOdd = town.dice.below(10) == 0
            town.provider[id]?.word.totals.paid = isOdd ? payment.shown.amount + 1 : payment.shown.amount
        }
        var word = town.provider[id]!.word
        let order = try await store.read { connection in
            try payment.shown.order.flatMap(MealOrders(connection).find)?.shown
        }
        if word.totals.paid == 0, town.now >= payment.endsAt || order.map({ !$0.isHeld }) ?? false {
            word.page = .closed
            town.provider[id]?.word.page = .closed
        }
        let crashes = !isCalm && town.dice.below(4) == 0, now = town.now, told = word
        let settled = try? await store.write { connection in
            let settled = try Payments(connection).settle(id, by: told, at: now)
            if crashes { throw Crash() }
            return settled
        }
        guard let after = (settled ?? nil)?.after, after.isRefundWanted, after.totals.left > 0 else { return }
        // The provider gives back; its answer may be lost.
        town.provider[id]?.word.totals.refunded += after.totals.left
        if !isCalm, town.dice.below(3) == 0 { return }
        let given = town.provider[id]!.word
        _ = try await store.write { try Payments($0).settle(id, by: given, at: now) }
    }

    /// The kitchen, or whoever has ordered, takes a step.
    private static func step(_ store: Store, _ guests: [String], _ town: inout Town) async throws {
        let guest = guests[town.dice.below(3)]
        let orders = try await store.read { try MealOrders($0).list(of: guest, limit: 8) }
        guard !orders.isEmpty else { return }
        let order = orders[town.dice.below(orders.count)].shown
        let side: OrderState.Side = town.dice.below(4) == 0 ? .guest : .kitchen
        let states = order.state.next(by: side)
        guard !states.isEmpty else { return }
        let state = states[town.dice.below(states.count)], now = town.now
        do {
            let after = try await store.write {
                try MealOrders($0).step(
                    order.id, to: state, by: side, "x", reason: state == .refused ? "why" : nil, at: now)
            }
            if state == .delivered, after?.shown.pay == .cash { town.cash += order.total }
        } catch is MealOrders.NotNext {
            #expect(order.isHeld && side == .kitchen)
        }
    }

    /// The owner gives back.
    private static func refund(_ store: Store, _ town: inout Town) async throws {
        guard town.dice.below(3) == 0, let id = any(&town, { $0.word.totals.paid > 0 }) else { return }
        let now = town.now
        _ = try await store.write { try Payments($0).refund(id, reason: "asked", at: now) }
    }

    /// At the end, everybody has what they paid for or their money.
    private static func judge(_ store: Store, _ town: Town, _ seed: Int) async throws {
        for (id, account) in town.provider {
            let (found, order) = try await store.read { connection in
                let payment = try Payments(connection).find(id)
                return (payment, try payment?.shown.order.flatMap(MealOrders(connection).find)?.shown)
            }
            let payment = try #require(found), told = "seed \(seed): \(payment.shown)"
            #expect(payment.totals == account.word.totals, "\(told)")
            #expect(![.begun, .open, .refunding].contains(payment.shown.state), "\(told)")
            guard let order else { continue }
            #expect(!order.isHeld, "\(told)")
            if order.state == .cancelled || order.state == .refused {
                #expect(payment.totals.left == 0, "\(told)")
            } else if payment.shown.state == .paid {
                #expect(order.money == .paid, "\(told)")
            }
        }
    }
}
