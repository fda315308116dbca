import API

/// What a provider's word does: the ledger, the payment, and what was paid for, all in one transaction.
extension Payments {
    /// What a provider has said can't be.
    public struct Unbelievable: Error, Sendable, Hashable {}
    /// Somebody has been faster: what the provider has said is older than what is known.
    public struct Overtaken: Error, Sendable, Hashable {}

    /// Writes down what a provider has said.
    /// - Parameter seen: the payment when the provider was asked; nil = it can't have changed since.
    /// - Returns: the payment as it was, and as it is.
    /// - Throws: ``Unbelievable`` or ``Overtaken``; nothing is changed then.
    public func settle(_ id: String, by word: ProviderWord, seen: StoredPayment? = nil, at now: Int64) throws
        -> (before: StoredPayment, after: StoredPayment)?
    {
        guard let before = try locked(id) else { return nil }
        if let seen,
            seen.totals != before.totals || seen.shown.state != before.shown.state
                || seen.isRefundWanted != before.isRefundWanted
        {
            throw Overtaken()
        }
        guard let settlement = before.settled(by: word) else { throw Unbelievable() }
        for entry in settlement.entries {
            try Ledger(connection).write(
                entry.cause, entry.lines, word.currency, payment: id, order: before.shown.order, at: now)
        }
        let isFirst = before.totals.paid == 0 && word.totals.paid > 0
        let isReceipted = isFirst && before.sale(paid: word.totals.paid, word.currency).isClear
        let receipt = isReceipted ? try Ledger(connection).next("last_receipt") : nil
        let isNews = !settlement.entries.isEmpty || settlement.state != before.shown.state
        try connection.run(
            """
            UPDATE payment SET paid = ?, refunded = ?, withdrawn = ?, lost = ?, paid_currency = ?,
                charge = COALESCE(?, charge), receipt = COALESCE(receipt, ?), paid_at = COALESCE(paid_at, ?),
                changed_at = CASE WHEN ? = 1 THEN ? ELSE changed_at END, looks = CASE WHEN ? = 1 THEN 0 ELSE looks END,
                trouble = NULL
            WHERE id = ?
            """,
            [
                .integer(word.totals.paid), .integer(word.totals.refunded), .integer(word.totals.withdrawn),
                .integer(word.totals.lost),
                .text(word.totals.paid > 0 ? word.currency : before.paidCurrency), .text(word.charge),
                receipt.map { .integer($0) } ?? .null, isFirst ? .integer(now) : .null, .flag(isNews),
                .integer(now), .flag(isNews), .text(id),
            ])
        // Something has been told while the provider was asked.
        let isHurried = seen.map { $0.lookAt != before.lookAt } ?? false
        let after = try reach(settlement.state, id, from: before, at: now) {
            isHurried ? now : $0.nextLook(at: now)
        }
        return (before, after)
    }

    /// Has the money given back; the provider is asked for it soon.
    /// - Returns: nil if there is nothing to give back.
    public func refund(_ id: String, reason: String?, at now: Int64) throws -> StoredPayment? {
        guard let before = try locked(id), before.totals.left > 0, !before.isRefundWanted else { return nil }
        try connection.run(
            "UPDATE payment SET is_refund_wanted = 1, reason = ?, changed_at = ?, looks = 0 WHERE id = ?",
            [.text(reason), .integer(now), .text(id)])
        let wanted = try there(id)
        let state = wanted.state(
            wanted.totals, isClear: wanted.sale(paid: wanted.totals.paid, wanted.paidCurrency).isClear,
            page: nil)
        return try reach(state, id, from: before, at: now) { _ in now }
    }

    /// An order has been refused or taken back: what was paid for it goes back, what wasn't can't be paid any more.
    func release(order: String, reason: String?, at now: Int64) throws {
        guard let payment = try find(order: order) else { return }
        if try refund(payment.id, reason: reason, at: now) == nil { try look(payment.id, at: now) }
    }

    private func locked(_ id: String) throws -> StoredPayment? {
        guard
            try connection.row(
                "SELECT id FROM payment WHERE id = ?" + connection.dialect.locking, [.text(id)]) != nil
        else { return nil }
        return try find(id)
    }

    /// Sets the state, and lets what was paid for follow it.
    /// - Parameter next: when the provider is asked again.
    private func reach(
        _ state: Payment.State, _ id: String, from before: StoredPayment, at now: Int64,
        next: (StoredPayment) -> Int64?
    ) throws -> StoredPayment {
        try connection.run("UPDATE payment SET state = ? WHERE id = ?", [.text(state.rawValue), .text(id)])
        if state.isGood != before.shown.state.isGood { try hand(before, isGood: state.isGood, at: now) }
        if let order = before.shown.order { try MealOrders(connection).pay(order, state, at: now) }
        var after = try there(id)
        if state == .paid || state == .unclear, state != before.shown.state,
            let reason = try surplus(after, isFirst: before.totals.paid == 0)
        {
            return try refund(id, reason: reason, at: now) ?? after
        }
        after.lookAt = next(after)
        try connection.run(
            "UPDATE payment SET look_at = ? WHERE id = ?",
            [after.lookAt.map { .integer($0) } ?? .null, .text(id)])
        return after
    }

    /// Gives what was paid for, or takes it back.
    private func hand(_ payment: StoredPayment, isGood: Bool, at now: Int64) throws {
        guard let account = payment.account else { return }
        switch payment.shown.purpose {
        case .order: break
        case .licence:
            try connection.run(
                isGood
                    ? "UPDATE account SET licence_payment = COALESCE(licence_payment, ?) WHERE id = ?"
                    : "UPDATE account SET licence_payment = NULL WHERE licence_payment = ? AND id = ?",
                [.text(payment.id), .text(account)])
        case .premium:
            // All anew: what is taken back takes no time that another payment has bought.
            _ = try connection.row(
                "SELECT id FROM account WHERE id = ?" + connection.dialect.locking, [.text(account)])
            var until: Int64?
            for row in try connection.rows(
                """
                SELECT paid_at, days FROM payment WHERE account = ? AND purpose = 'premium' AND state = 'paid'
                ORDER BY paid_at, id
                """, [.text(account)])
            {
                let from = max(until ?? 0, try row.optionalInteger("paid_at") ?? now)
                until = from + (try row.optionalInteger("days") ?? 0) * 86_400_000
            }
            try connection.run(
                "UPDATE account SET premium_until = ? WHERE id = ?",
                [until.map { .integer($0) } ?? .null, .text(account)])
        }
    }

    /// Why money that has come is given back at once: nil = it isn't. Of another amount than was asked for that is only
    /// said where nobody can have what it was for.
    /// - Parameter isFirst: whether it has come just now. Whoever deletes an account later has had it.
    private func surplus(_ payment: StoredPayment, isFirst: Bool) throws -> String? {
        switch payment.shown.purpose {
        case .premium: return payment.account == nil && isFirst ? "gone" : nil
        case .licence:
            guard let account = payment.account else { return isFirst ? "gone" : nil }
            if payment.shown.state == .unclear { return nil }
            let row = try connection.row(
                "SELECT licence_payment FROM account WHERE id = ?", [.text(account)])
            return try row?.optionalText("licence_payment") == payment.id ? nil : "twice"
        case .order:
            guard let order = try payment.shown.order.flatMap(MealOrders(connection).find)?.shown else {
                return "gone"
            }
            return order.state == .cancelled || order.state == .refused ? "late" : nil
        }
    }
}
