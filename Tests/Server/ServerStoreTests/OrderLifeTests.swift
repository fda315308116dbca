import API
import Dice
import Foundation
import ServerStore
import Testing

/// How many lives of a kitchen are tried, if that was said: `LIVES=100000`.
private let lives = ProcessInfo.processInfo.environment["LIVES"].flatMap { Int($0) }

/// What guests, cooks, lost answers and crashes do to orders, in any order; beside it a model that is told what was
/// acknowledged, and knows nothing of databases.
@Suite("The life of orders (KI4, KI7)", .timeLimit(.minutes(5 + (lives ?? 0) / 500))) struct OrderLifeTests {
    private struct Crash: Error {}

    /// A guest's list, with the key that was made before it was first sent.
    private struct List {
        var guest: String
        var key: String
        var draft: OrderDraft
        /// What the guest was told; nil = nothing yet, or not any more.
        var told: String?
    }

    /// All that there must be.
    private struct Model {
        var orders: [String: (total: Int, steps: [OrderState], lines: [OrderLine])] = [:]
        var placed: [String: String] = [:]
    }

    private static func menu(_ price: Int, isSoldOut: Bool) -> Menu {
        Menu(
            kitchen: "Kikoni", currency: "UGX",
            sections: [
                MenuSection(
                    id: "s", name: "Mains",
                    items: [
                        MenuItem(id: "rolex", name: "Rolex \(price)", price: price),
                        MenuItem(id: "chai", name: "Chai", price: 500, isSoldOut: isSoldOut),
                    ])
            ])
    }

    private static func draft(_ menu: Menu, _ dice: inout Dice) -> OrderDraft {
        let items = menu.sections[0].items
        let lines = (0...dice.below(2)).map { _ in
            let item = items[dice.below(items.count)]
            return OrderDraft.Line(item: item.id, quantity: 1 + dice.below(4), price: item.price)
        }
        var draft = OrderDraft(
            lines: lines, fee: 0, total: 0,
            delivery: Delivery(firstName: "A", lastName: "B", place: "Here", phone: "+256700123456"))
        draft.total = draft.sum
        return draft
    }

    @Test("No order is doubled, lost, or where the table doesn’t lead", arguments: Databases.allCases)
    func life(on database: Databases) async throws {
        try await database.withStore { store in
            let seeds = lives ?? (database == .sqlite ? 150 : 25)
            for seed in 1...seeds { try await Self.live(store, seed) }
        }
    }

    private static func live(_ store: Store, _ seed: Int) async throws {
        // Their own each time: what others have ordered before costs nothing.
        let guests = try await store.write { connection in
            try (0..<3).map { number in
                try Accounts(connection).create(
                    .init(userName: "guest-\(seed)-\(number)", displayName: "Guest", password: "x"), at: 1000
                ).shown.id
            }
        }
        var dice = Dice(seed: UInt64(seed)), model = Model(), lists: [List] = [], now: Int64 = 10_000
        var current = menu(3000, isSoldOut: false)
        let first = current
        try await store.write { try Kitchen($0).write(first) }
        for number in 0..<30 {
            now += 1000
            switch dice.below(10) {
            case 0...2:
                lists.append(
                    List(
                        guest: guests[dice.below(guests.count)], key: "\(seed)-\(number)",
                        draft: draft(current, &dice)))
                try await place(&lists, lists.count - 1, store, &model, &dice, now)
            case 3, 4:
                // Pressed again, in another window, or after the program was killed.
                if !lists.isEmpty {
                    try await place(&lists, dice.below(lists.count), store, &model, &dice, now)
                }
            case 5:
                current = menu(3000 + 500 * dice.below(3), isSoldOut: dice.below(3) == 0)
                let written = current
                try await store.write { try Kitchen($0).write(written) }
            default: try await step(store, &model, &dice, now)
            }
        }
        // Whoever wasn't told asks again.
        for place in lists.indices where lists[place].told == nil {
            try await Self.place(&lists, place, store, &model, &dice, now, isCalm: true)
        }
        try await compare(store, guests, model, seed)
    }

    /// - Parameter isCalm: nothing goes wrong on the way.
    private static func place(
        _ lists: inout [List], _ place: Int, _ store: Store, _ model: inout Model, _ dice: inout Dice,
        _ now: Int64,
        isCalm: Bool = false
    ) async throws {
        let list = lists[place], crashes = !isCalm && dice.below(5) == 0
        do {
            let order = try await store.write { connection -> MealOrder? in
                // As the server does, all within a transaction.
                let orders = MealOrders(connection)
                if let placed = try orders.find(once: list.key, of: list.guest) { return placed.shown }
                guard let menu = try Kitchen(connection).menu(day: 1, minute: 0),
                    list.draft.changes(against: menu).isEmpty
                else { return nil }
                let order = try orders.place(list.draft, from: menu, by: list.guest, once: list.key, at: now)
                if crashes { throw Crash() }
                return order.shown
            }
            guard let order else { return }
            if let known = model.placed[list.key] {
                #expect(known == order.id, "placed twice: \(list.key)")
            } else {
                #expect(model.orders[order.id] == nil && order.total == list.draft.total)
                model.placed[list.key] = order.id
                model.orders[order.id] = (order.total, [.placed], order.lines)
            }
            // The answer may be lost: then the guest knows nothing, and the kitchen all.
            if isCalm || dice.below(4) > 0 { lists[place].told = order.id }
        } catch is Crash {
            // Nothing of it has happened.
        }
    }

    private static func step(_ store: Store, _ model: inout Model, _ dice: inout Dice, _ now: Int64)
        async throws
    {
        let ids = model.orders.keys.sorted()
        guard !ids.isEmpty else { return }
        let id = ids[dice.below(ids.count)],
            state = OrderState.allCases[dice.below(OrderState.allCases.count)]
        let side = OrderState.Side.allCases[dice.below(OrderState.Side.allCases.count)]
        let before = model.orders[id]?.steps.last ?? .placed
        let isKnown = before.next(by: side).contains(state), crashes = dice.below(5) == 0
        do {
            let order = try await store.write { connection -> MealOrder? in
                let order = try MealOrders(connection).step(
                    id, to: state, by: side, "somebody", minutes: 20, at: now)
                if crashes { throw Crash() }
                return order?.shown
            }
            #expect(isKnown && order?.state == state, "\(before) → \(state) by \(side)")
            model.orders[id]?.steps.append(state)
        } catch is Crash {
            #expect(isKnown)
        } catch let refused as MealOrders.NotNext {
            #expect(!isKnown && refused.state == before, "\(before) → \(state) by \(side)")
        }
    }

    private static func compare(_ store: Store, _ guests: [String], _ model: Model, _ seed: Int) async throws
    {
        let all = try await store.read { connection in
            try guests.flatMap { try MealOrders(connection).list(of: $0, limit: .max) }
        }
        for (id, order) in model.orders {
            let found = all.first { $0.shown.id == id }?.shown
            #expect(found?.total == order.total && found?.lines == order.lines, "seed \(seed)")
            #expect(
                found?.steps.map(\.state) == order.steps && found?.state == order.steps.last, "seed \(seed)")
        }
        // What each has cost is what its lines say, and no number is called out twice.
        #expect(
            all.allSatisfy { $0.shown.total == $0.shown.fee + $0.shown.lines.reduce(0) { $0 + $1.amount } })
        #expect(Set(all.map(\.shown.number)).count == all.count)
        #expect(all.count == model.orders.count, "seed \(seed)")
    }
}
