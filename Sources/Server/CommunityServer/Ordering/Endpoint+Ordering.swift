import API
import Foundation
import ServerStore
import Synchronization

extension Endpoint {
    /// One of the kitchen's; where the server's owner hasn't opened it, there is none.
    private static func ordering(_ endpoint: Endpoint) -> Endpoint {
        var mine = endpoint
        mine.handle = { asking in
            guard asking.backroom.settings.hasOrdering else { throw Problem.notFound }
            return try await endpoint.handle(asking)
        }
        return mine
    }

    static let ordering = [
        ordering(Endpoint(.menu, .account, .reading) { try await $0.sendMenu() }),
        ordering(Endpoint(.dishPicture, .account, .syncing) { try await $0.sendDishPicture() }),
        ordering(Endpoint(.orders, .account, .reading) { try await $0.sendOrders() }),
        ordering(once(.placeOrder, .ordering) { try await $0.placeOrder() }),
        ordering(Endpoint(.order, .account, .reading) { try await $0.sendOrder() }),
        ordering(Endpoint(.cancelOrder, .account, .writing) { try await $0.cancelOrder() }),
    ]

    /// Orders of a page.
    static let ordersOfPage = 30
}

extension Pace {
    /// Nobody dines so often.
    static let ordering = Pace(name: "ordering", burst: 20, interval: 10_000)
}

extension Asking {
    /// The kitchen's day and minute, by the server's clock and zone.
    var kitchenTime: (day: Int, minute: Int) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = backroom.settings.timeZone
        let date = Date(timeIntervalSince1970: Double(now) / 1000)
        let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
        // Sunday is the first day there.
        return (((parts.weekday ?? 1) + 5) % 7 + 1, (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    }

    func menu(_ connection: any Connection) throws -> Menu? {
        let time = kitchenTime
        guard var menu = try Kitchen(connection).menu(day: time.day, minute: time.minute) else { return nil }
        // Whether an amount can be paid depends on the currency and on its last figures; fees are as round as prices.
        menu.ways = [.cash] + backroom.desks.ways(Currency(menu.currency)?.scale ?? 1, menu.currency)
        return menu
    }

    fileprivate func sendMenu() async throws -> Reply {
        guard let menu = try await store.read({ try menu($0) }) else { throw Problem.notFound }
        return try .json(menu)
    }

    /// One that is on the menu, and nothing else.
    func sendDishPicture() async throws -> Reply {
        let hash = parameters.get("hash") ?? ""
        let blob = try await store.read { connection in
            try Kitchen(connection).isPicture(hash) ? try Blobs(connection).find(hash) : nil
        }
        guard let blob, let kind = MediaKind(rawValue: blob.kind) else { throw Problem.notFound }
        return try await send(hash, kind) { try await backroom.bytes.body(hash, context: context) }
    }

    fileprivate func sendOrders() async throws -> Reply {
        let list = "orders", place = try timePlace(list), me = try me, limit = Endpoint.ordersOfPage
        let found = try await store.read {
            try MealOrders($0).list(of: me.account, after: place, limit: limit + 1)
        }
        return try .json(page(list, found, limit, place: \.place, shown: \.shown))
    }

    fileprivate func placeOrder() async throws -> Effect {
        try await refuseIfSuspended()
        let draft = try await form(OrderDraft.self), me = try me, now = now, key = try idempotencyKey
        let vatRate = backroom.settings.mealsVATRate, desks = backroom.desks
        let faults = draft.faults
        guard faults.isEmpty else { throw Problem.invalid(faults) }
        return Effect { connection in
            // Long after its answer was forgotten, and whatever has become of the menu.
            if let placed = try MealOrders(connection).find(once: key, of: me.account) {
                return try .json(placed.shown, 201)
            }
            guard let menu = try menu(connection) else { throw Problem.notFound }
            var changes = draft.changes(against: menu)
            if draft.pay.isOnline, !desks.ways(draft.total, menu.currency).contains(draft.pay) {
                changes["pay"] = .gone
            }
            guard changes.isEmpty else { throw Problem.orderChanged(changes) }
            let order = try MealOrders(connection).place(
                draft, from: menu, by: me.account, once: key, vatRate: vatRate, at: now)
            return try .json(order.shown, 201)
        } afterwards: {
            backroom.till.ring()
            await hint(ofOrdersOf: me.account, at: now)
        }
    }

    /// The caller's own; another's is there as little as none.
    private func ownOrder(_ connection: any Connection) throws -> MealOrders.Stored {
        let me = try me
        guard let order = try MealOrders(connection).find(parameters.get("order") ?? ""),
            order.account == me.account
        else { throw Problem.notFound }
        return order
    }

    fileprivate func sendOrder() async throws -> Reply {
        try await .json(store.read { try ownOrder($0).shown })
    }

    fileprivate func cancelOrder() async throws -> Reply {
        let me = try me, now = now
        let order = try await store.write { connection -> MealOrder? in
            let order = try ownOrder(connection)
            // Asked twice, it is cancelled as it was.
            if order.shown.state == .cancelled { return order.shown }
            do {
                return try MealOrders(connection).step(
                    order.shown.id, to: .cancelled, by: .guest, me.account, at: now)?.shown
            } catch is MealOrders.NotNext {
                throw Problem.changed
            }
        }
        guard let order else { throw Problem.notFound }
        backroom.till.ring()
        await hint(ofOrdersOf: me.account, at: now)
        return try .json(order)
    }

    /// Lets the devices of whoever has ordered know that something has changed.
    func hint(ofOrdersOf account: String, at now: Int64) async {
        await backroom.board.tell(EventHub.Hint(name: "orders", id: "\(now)"), account: account, but: nil)
    }
}

extension Problem {
    static func orderChanged(_ changes: [String: FieldFault]) -> Problem {
        Problem(
            .orderChanged, status: 409, title: "The menu has changed since; nothing is ordered.",
            fields: changes)
    }
}
