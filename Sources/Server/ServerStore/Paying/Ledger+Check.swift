import API

/// What is wrong with the books.
public enum LedgerFault: Sendable, Hashable {
    /// An entry doesn't come to nothing.
    case entry(Int)
    /// Entries are missing: there are fewer than were counted.
    case missing(Int)
    /// A payment has got other money than the ledger has of it.
    case payment(String)
    /// An order that was paid at the door isn't there, once, with its sum; or one is that wasn't.
    case order(Int)
}

extension Ledger {
    /// Compares the ledger with itself, with all payments and with all orders.
    /// - Returns: what doesn't agree, at most `limit` of each kind; empty = all does.
    public func check(limit: Int = 20) throws -> [LedgerFault] {
        var faults: [LedgerFault] = []
        faults += try connection.rows(
            """
            SELECT entry FROM ledger GROUP BY entry, currency HAVING SUM(amount) <> 0 ORDER BY entry LIMIT ?
            """, [.integer(limit)]
        ).map { .entry(Int(try $0.integer("entry"))) }
        let counted = try connection.number("SELECT last_entry FROM till WHERE id = 1")
        let there = try connection.number("SELECT COUNT(DISTINCT entry) FROM ledger")
        if counted != there { faults.append(.missing(Int(counted - there))) }
        faults += try connection.rows(
            """
            SELECT payment.id FROM payment LEFT JOIN (
                SELECT payment, SUM(CASE WHEN book IN ('stripe', 'paypal') THEN amount ELSE 0 END) AS held,
                    SUM(CASE WHEN book = 'contested' THEN amount ELSE 0 END) AS contested,
                    COUNT(DISTINCT currency) AS currencies
                FROM ledger WHERE payment IS NOT NULL GROUP BY payment) AS book ON book.payment = payment.id
            WHERE COALESCE(book.held, 0) <> payment.paid - payment.refunded - payment.withdrawn
                OR COALESCE(book.contested, 0) <> payment.withdrawn - payment.lost
                OR COALESCE(book.currencies, 0) > 1
            ORDER BY payment.id LIMIT ?
            """, [.integer(limit)]
        ).map { .payment(try $0.text("id")) }
        faults += try connection.rows(
            """
            SELECT meal_order.number FROM meal_order LEFT JOIN (
                SELECT meal_order, SUM(amount) AS amount FROM ledger WHERE book = 'cash' GROUP BY meal_order) AS purse
                ON purse.meal_order = meal_order.id
            WHERE COALESCE(purse.amount, 0) <>
                CASE WHEN meal_order.pay = 'cash' AND meal_order.money = 'paid' THEN meal_order.total ELSE 0 END
            ORDER BY meal_order.number LIMIT ?
            """, [.integer(limit)]
        ).map { .order(Int(try $0.integer("number"))) }
        return faults
    }
}
