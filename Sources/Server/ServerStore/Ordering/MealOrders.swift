public import API

/// What is ordered, within a transaction. An order only goes forward, along the table of `OrderState`; every step is
/// written down for good.
public struct MealOrders {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// An order, and whose it is.
    public struct Stored: Sendable, Hashable {
        public var shown: MealOrder
        /// Nil = of an account that is there no longer.
        public var account: String?
        /// In thousandths.
        public var vatRate: Int

        public var place: TimePlace { TimePlace(at: shown.placedAt, id: shown.id) }
    }

    /// The step isn't in the table: somebody else has taken another one.
    public struct NotNext: Error, Sendable, Hashable {
        public var state: OrderState

        public init(state: OrderState) { self.state = state }
    }

    // MARK: Placing

    /// Places an order.
    /// - Parameters:
    ///   - draft: has been looked through, also against the menu, within this transaction.
    ///   - key: of which an account places one order only, however often it is asked.
    ///   - vatRate: in thousandths.
    public func place(
        _ draft: OrderDraft, from menu: Menu, by account: String, once key: String, vatRate: Int = 0,
        at now: Int64
    ) throws -> Stored {
        if let placed = try find(once: key, of: account) { return placed }
        let lines = draft.lines.map { line in
            let item = menu.item(line.item)
            return OrderLine(
                item: line.item, name: item?.name ?? "", unit: item?.unit ?? "",
                options: item?.names(of: line.options) ?? [], note: line.note, quantity: line.quantity,
                price: item?.price(with: line.options) ?? line.price)
        }
        let total = lines.reduce(menu.fee) { $0 + $1.amount }
        // One after the other: the counter's row is locked until the transaction has ended.
        let counted = try connection.row(
            "UPDATE kitchen SET last_number = last_number + 1 WHERE id = 1 RETURNING last_number")
        guard let counted else { throw StoreError(.damaged, cause: "no kitchen") }
        let id = RowID.new(at: now)
        try connection.run(
            """
            INSERT INTO meal_order (id, number, account, once, state, lines, currency, fee, total, delivery, pay,
                vat_rate, placed_at, changed_at)
            VALUES (?, ?, ?, ?, 'placed', ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .integer(try counted.integer("last_number")), .text(account), .text(key),
                try .json(lines), .text(menu.currency), .integer(menu.fee), .integer(total),
                try .json(draft.delivery), .text(draft.pay.rawValue), .integer(vatRate), .integer(now),
                .integer(now),
            ])
        try write(.placed, of: id, by: .guest, account, at: now)
        if draft.pay.isOnline {
            _ = try Payments(connection).begin(
                .init(
                    purpose: .order, way: draft.pay, order: id, currency: menu.currency, amount: total,
                    vatRate: vatRate), by: account, once: "order \(id)", at: now)
        }
        guard let placed = try find(id) else { throw StoreError(.damaged, cause: "an order went") }
        return placed
    }

    /// What an account has placed with a key; nil = nothing.
    public func find(once key: String, of account: String) throws -> Stored? {
        try connection.row(
            "SELECT * FROM meal_order WHERE account = ? AND once = ?", [.text(account), .text(key)]
        ).map(stored)
    }

    // MARK: Going on

    /// Takes a step.
    /// - Parameters:
    ///   - minutes: until it is expected to be there; nil = as was said before.
    ///   - reason: why it is refused.
    /// - Throws: ``NotNext`` if the table knows no such step from where it is.
    public func step(
        _ id: String, to state: OrderState, by side: OrderState.Side, _ account: String,
        minutes: Int? = nil, reason: String? = nil, at now: Int64
    ) throws -> Stored? {
        let row = try connection.row(
            "SELECT * FROM meal_order WHERE id = ?" + connection.dialect.locking, [.text(id)])
        guard let order = try row.map(stored) else { return nil }
        let before = order.shown.state
        guard before.next(by: side).contains(state), !(side == .kitchen && order.shown.isHeld) else {
            throw NotNext(state: before)
        }
        try connection.run(
            """
            UPDATE meal_order SET state = ?, changed_at = ?, expected_at = COALESCE(?, expected_at), reason = ?
            WHERE id = ?
            """,
            [
                .text(state.rawValue), .integer(now),
                minutes.map { .integer(now + Int64($0) * 60_000) } ?? .null, .text(reason), .text(id),
            ])
        try write(state, of: id, by: side, account, at: now)
        if state == .delivered, order.shown.pay == .cash { try takeCash(order, at: now) }
        if state == .refused || state == .cancelled, order.shown.pay.isOnline {
            try Payments(connection).release(order: id, reason: state.rawValue, at: now)
        }
        if !state.isOpen {
            // Whose account is gone has nobody's name once it is done.
            let row = try connection.row(
                "SELECT id, lines FROM meal_order WHERE id = ? AND account IS NULL", [.text(id)])
            if let row { try forgetGuest(row) }
        }
        return try find(id)
    }

    /// Another time at which it is expected, while it is open and has been accepted.
    public func expect(_ id: String, in minutes: Int, at now: Int64) throws -> Stored? {
        let changed = try connection.run(
            """
            UPDATE meal_order SET expected_at = ?, changed_at = ? WHERE id = ?
                AND state IN ('accepted', 'preparing', 'on-the-way')
            """, [.integer(now + Int64(minutes) * 60_000), .integer(now), .text(id)])
        guard let order = try find(id) else { return nil }
        if changed == 0 { throw NotNext(state: order.shown.state) }
        return order
    }

    // MARK: Money

    /// It is paid at the door.
    private func takeCash(_ order: Stored, at now: Int64) throws {
        try connection.run("UPDATE meal_order SET money = 'paid' WHERE id = ?", [.text(order.shown.id)])
        let sale = Sale(way: .cash, purpose: .order, vatRate: order.vatRate)
        try Ledger(connection).write(
            .cash, sale.lines(from: .init(), to: .init(paid: order.shown.total)), order.shown.currency,
            order: order.shown.id, at: now)
    }

    /// Its payment has reached a state.
    func pay(_ id: String, _ state: Payment.State, at now: Int64) throws {
        let money: OrderMoney =
            switch state {
            case .begun, .open, .expired, .unclear: .due
            case .paid: .paid
            case .refunding: .returning
            case .refunded: .returned
            case .disputed, .lost: .disputed
            }
        try connection.run(
            "UPDATE meal_order SET money = ?, changed_at = ? WHERE id = ? AND money <> ?",
            [.text(money.rawValue), .integer(now), .text(id), .text(money.rawValue)])
        // Of another amount than was asked for the kitchen knows nothing, and nobody shall wait for it.
        if state == .expired || state == .unclear { try lapse(id, at: now) }
    }

    /// Takes back an order that nobody has paid, or not with what was asked for.
    public func lapse(_ id: String, at now: Int64) throws {
        guard try find(id)?.shown.isHeld == true else { return }
        _ = try step(id, to: .cancelled, by: .till, "", at: now)
    }

    private func write(
        _ state: OrderState, of id: String, by side: OrderState.Side, _ account: String, at now: Int64
    ) throws {
        try connection.run(
            """
            INSERT INTO order_step (meal_order, n, state, side, account, at)
            SELECT ?, COUNT(*) + 1, ?, ?, ?, ? FROM order_step WHERE meal_order = ?
            """,
            [
                .text(id), .text(state.rawValue), .text(side.rawValue), .text(account), .integer(now),
                .text(id),
            ])
    }

    // MARK: Reading

    public func find(_ id: String) throws -> Stored? {
        try connection.row("SELECT * FROM meal_order WHERE id = ?", [.text(id)]).map(stored)
    }

    /// Those of an account, the newest first.
    public func list(of account: String, after place: TimePlace? = nil, limit: Int) throws -> [Stored] {
        let condition = place.condition("placed_at", "id")
        return try connection.rows(
            "SELECT * FROM meal_order WHERE account = ?\(condition.sql) ORDER BY placed_at DESC, id DESC LIMIT ?",
            [.text(account)] + condition.values + [.integer(limit)]
        ).map(stored)
    }

    /// Those of which something is still to come, and that the kitchen may know of, the oldest first.
    public func open(limit: Int) throws -> [Stored] {
        try connection.rows(
            """
            SELECT * FROM meal_order WHERE state IN ('placed', 'accepted', 'preparing', 'on-the-way')
                AND NOT \(Self.isHeld)
            ORDER BY placed_at, id LIMIT ?
            """, [.integer(limit)]
        ).map(stored)
    }

    /// All that were placed from one moment to before another, the oldest first.
    public func placed(from: Int64, until: Int64, limit: Int) throws -> [Stored] {
        try connection.rows(
            "SELECT * FROM meal_order WHERE placed_at >= ? AND placed_at < ? ORDER BY placed_at, id LIMIT ?",
            [.integer(from), .integer(until), .integer(limit)]
        ).map(stored)
    }

    /// How many the kitchen hasn't said anything about.
    public func waiting() throws -> Int {
        Int(
            try connection.number(
                "SELECT COUNT(*) FROM meal_order WHERE state = 'placed' AND NOT \(Self.isHeld)"))
    }

    /// As ``MealOrder/isHeld``.
    private static let isHeld = "(state = 'placed' AND pay <> 'cash' AND money = 'due')"

    /// An account goes: what it has placed and nobody has accepted is cancelled; what is done keeps its sums, and nobody's
    /// name.
    func leave(_ account: String, at now: Int64) throws {
        let placed = try connection.rows(
            "SELECT id FROM meal_order WHERE account = ? AND state = 'placed'", [.text(account)])
        for row in placed { _ = try step(row.text("id"), to: .cancelled, by: .guest, account, at: now) }
        let done = try connection.rows(
            """
            SELECT id, lines FROM meal_order WHERE account = ? AND is_nameless = 0
                AND state IN ('delivered', 'refused', 'cancelled')
            """, [.text(account)])
        for row in done { try forgetGuest(row) }
    }

    /// Orders that are done and older than that forget the names, places and numbers of their guests, and the words that
    /// came with their dishes. What was eaten, what it cost and whose account it was stays.
    /// - Returns: whether there may be more of them.
    public func forgetGuests(placedBefore time: Int64, limit: Int) throws -> Bool {
        let rows = try connection.rows(
            """
            SELECT id, lines FROM meal_order
            WHERE is_nameless = 0 AND placed_at < ? AND state IN ('delivered', 'refused', 'cancelled')
            ORDER BY placed_at LIMIT ?
            """, [.integer(time), .integer(limit)])
        for row in rows { try forgetGuest(row) }
        return rows.count == limit
    }

    private func forgetGuest(_ row: StoredRow) throws {
        var kept: SQLValue = .text(try row.text("lines"))
        // One that can't be read holds nothing else up.
        if var lines = try? row.json([OrderLine].self, "lines") {
            for place in lines.indices { lines[place].note = "" }
            kept = try .json(lines)
        }
        try connection.run(
            "UPDATE meal_order SET delivery = ?, lines = ?, is_nameless = 1 WHERE id = ?",
            [try .json(Delivery.nobody), kept, .text(row.text("id"))])
    }

    private func stored(_ row: StoredRow) throws -> Stored {
        let id = try row.text("id")
        let steps = try connection.rows(
            "SELECT state, side, at FROM order_step WHERE meal_order = ? ORDER BY n", [.text(id)]
        ).map { step in
            guard let side = OrderState.Side(rawValue: try step.text("side")) else {
                throw StoreError(.damaged, cause: "an order's side")
            }
            return OrderStep(
                try OrderState(stored: step.text("state")), at: try step.integer("at"), by: side)
        }
        guard let pay = PayWay(rawValue: try row.text("pay")),
            let money = OrderMoney(rawValue: try row.text("money"))
        else { throw StoreError(.damaged, cause: "an order's money") }
        let payment =
            pay.isOnline
            ? try connection.row("SELECT id FROM payment WHERE meal_order = ?", [.text(id)])?.text("id") : nil
        return Stored(
            shown: MealOrder(
                id: id, number: Int(try row.integer("number")),
                state: try OrderState(stored: row.text("state")),
                lines: try row.json([OrderLine].self, "lines"),
                currency: try row.text("currency"), fee: Int(try row.integer("fee")),
                total: Int(try row.integer("total")), delivery: try row.json(Delivery.self, "delivery"),
                placedAt: try row.integer("placed_at"), changedAt: try row.integer("changed_at"),
                expectedAt: try row.optionalInteger("expected_at"), reason: try row.optionalText("reason"),
                steps: steps, pay: pay, money: money, payment: payment),
            account: try row.optionalText("account"), vatRate: Int(try row.integer("vat_rate")))
    }
}

extension Delivery {
    fileprivate static let nobody = Delivery(firstName: "", lastName: "", place: "", phone: "")
}

extension OrderState {
    fileprivate init(stored text: String) throws(StoreError) {
        guard let state = OrderState(rawValue: text) else {
            throw StoreError(.damaged, cause: "an order's state")
        }
        self = state
    }
}
