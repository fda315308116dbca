import API
import Logging
import ServerStore
import ServiceLifecycle

/// Asks providers how payments are: when they have told something, when a browser comes back, and by itself after a while,
/// because messages get lost. What they say is written down, and what is to be given back is given back.
struct Cashier: Service {
    var backroom: Backroom

    /// For a payment that is being looked at: longer than looking can take.
    static let lease: Int64 = 900_000

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await lookAtAllDue()
                    let due = try await backroom.store.read { try Payments($0).nextLook() }
                    let now = backroom.now()
                    // Another server of the same database may have been told something.
                    await backroom.till.wait(min(max((due ?? .max) - now, 0), 60_000))
                } catch {
                    backroom.logger.error("payments", metadata: ["cause": "\(error)"])
                    await backroom.till.wait(30_000)
                }
            }
        }
    }

    /// A slow provider holds up none but its own.
    func lookAtAllDue() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for way in PayWay.allCases where way.isOnline {
                group.addTask { try await lookAtAllDue(of: way) }
            }
            try await group.waitForAll()
        }
    }

    private func lookAtAllDue(of way: PayWay) async throws {
        while !Task.isCancelled {
            let now = backroom.now()
            guard
                let payment = try await backroom.store.write({
                    try Payments($0).take(way, at: now, lease: Self.lease)
                })
            else { return }
            do {
                try await look(at: payment)
            } catch is Payments.Overtaken {
                try await backroom.store.write {
                    try Payments($0).look(payment.id, at: backroom.now())
                }
            } catch let trouble as PayTrouble {
                backroom.logger.warning(
                    "a payment couldn't be looked at: \(trouble.cause)",
                    metadata: ["payment": "\(payment.id)", "looks": "\(payment.looks)"])
                try await backroom.store.write {
                    try Payments($0).failed(payment, trouble.cause, at: backroom.now())
                }
            }
        }
    }

    private func look(at payment: StoredPayment) async throws {
        let now = backroom.now()
        if let order = payment.shown.order, now >= payment.orderUntil {
            try await backroom.store.write { try MealOrders($0).lapse(order, at: now) }
        }
        let isWanted = try await backroom.isWanted(payment)
        guard payment.reference != nil else {
            // Nobody has seen a page of it.
            let isOpen = isWanted && now < payment.pagelessUntil
            try await settle(
                payment, ProviderWord(page: isOpen ? .open : .closed, currency: payment.paidCurrency))
            return
        }
        guard let desk = backroom.desks[payment.shown.way] else {
            throw PayTrouble("there are no keys for \(payment.shown.way.rawValue) any more")
        }
        guard
            let after = try await settle(payment, try await desk.look(payment, isWanted: isWanted)),
            after.isRefundWanted, after.totals.left > 0
        else { return }
        let refusal = try await desk.refund(after, after.totals.left)
        let last = try await settle(after, try await desk.look(after, isWanted: false))
        if let last, last.totals.left >= after.totals.left {
            throw PayTrouble("not given back: \(refusal ?? "nothing has moved yet")")
        }
    }

    @discardableResult
    private func settle(_ payment: StoredPayment, _ word: ProviderWord) async throws -> StoredPayment? {
        let now = backroom.now()
        let settled: (before: StoredPayment, after: StoredPayment)?
        do {
            settled = try await backroom.store.write { connection in
                let settled = try Payments(connection).settle(
                    payment.id, by: word, seen: payment, at: now)
                if let settled { try write(settled.before, settled.after, connection, now) }
                return settled
            }
        } catch is Payments.Unbelievable {
            throw PayTrouble("what the provider says of it can't be")
        }
        guard let settled, settled.before.shown != settled.after.shown else { return settled?.after }
        backroom.bell.ring()
        await backroom.hint(of: settled.after, at: now)
        return settled.after
    }

    /// The letters that go with it.
    private func write(
        _ before: StoredPayment, _ after: StoredPayment, _ connection: any Connection, _ now: Int64
    ) throws {
        guard let id = after.account,
            let account = try Accounts(connection, allowance: 0).find(id: id)
        else { return }
        if before.shown.receipt == nil, after.shown.receipt != nil {
            try backroom.letters.receipt(after.shown, of: account, in: connection, at: now)
        }
        if after.totals.refunded > before.totals.refunded {
            try backroom.letters.refund(
                after, after.totals.refunded - before.totals.refunded, of: account, in: connection,
                at: now)
        }
    }
}

extension Backroom {
    /// Whether it may still be paid: in time, and what it is for is there.
    func isWanted(_ payment: StoredPayment) async throws -> Bool {
        guard payment.shown.state.isPayable, now() < payment.endsAt else { return false }
        guard let order = payment.shown.order else { return payment.account != nil }
        return try await store.read { try MealOrders($0).find(order)?.shown.isHeld } ?? false
    }

    /// Lets the devices of whoever pays know that something has changed.
    func hint(of payment: StoredPayment, at now: Int64) async {
        guard let account = payment.account else { return }
        for name in ["payments"] + (payment.shown.order == nil ? [] : ["orders"]) {
            await board.tell(EventHub.Hint(name: name, id: "\(now)"), account: account, but: nil)
        }
    }
}
