public import API

/// What is paid in the browser, within a transaction.
public struct Payments {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// What is wanted, and at what price.
    public struct Wish: Sendable, Hashable {
        public var purpose: Payment.Purpose
        public var way: PayWay
        public var order: String?
        public var currency: String
        public var amount: Int
        public var vatRate: Int
        public var days: Int?

        public init(
            purpose: Payment.Purpose, way: PayWay, order: String? = nil, currency: String, amount: Int,
            vatRate: Int, days: Int? = nil
        ) {
            (self.purpose, self.way, self.order, self.currency) = (purpose, way, order, currency)
            (self.amount, self.vatRate, self.days) = (amount, vatRate, days)
        }
    }

    /// - Parameter key: of which an account begins one payment only, however often it is asked.
    public func begin(_ wish: Wish, by account: String, once key: String, at now: Int64) throws
        -> StoredPayment
    {
        if let begun = try find(once: key, of: account) { return begun }
        let id = RowID.new(at: now)
        try connection.run(
            """
            INSERT INTO payment (id, account, once, way, purpose, meal_order, state, currency, amount, vat, vat_rate,
                days, paid_currency, created_at, changed_at, look_at)
            VALUES (?, ?, ?, ?, ?, ?, 'begun', ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(account), .text(key), .text(wish.way.rawValue), .text(wish.purpose.rawValue),
                .text(wish.order), .text(wish.currency), .integer(wish.amount),
                .integer(ValueAddedTax.within(wish.amount, rate: wish.vatRate)), .integer(wish.vatRate),
                wish.days.map { .integer($0) } ?? .null, .text(wish.currency), .integer(now), .integer(now),
                .integer(now + StoredPayment.opening + 60_000),
            ])
        return try there(id)
    }

    // MARK: Reading

    public func find(_ id: String) throws -> StoredPayment? {
        try connection.row(Self.select + "WHERE payment.id = ?", [.text(id)]).map(StoredPayment.init)
    }

    public func find(once key: String, of account: String) throws -> StoredPayment? {
        try connection.row(
            Self.select + "WHERE payment.account = ? AND payment.once = ?", [.text(account), .text(key)]
        ).map(StoredPayment.init)
    }

    public func find(order: String) throws -> StoredPayment? {
        try connection.row(Self.select + "WHERE payment.meal_order = ?", [.text(order)])
            .map(StoredPayment.init)
    }

    /// By a provider's own name for its page, or for what was paid there.
    public func find(_ way: PayWay, called name: String) throws -> StoredPayment? {
        try connection.row(
            Self.select + "WHERE payment.way = ? AND (payment.reference = ? OR payment.charge = ?)",
            [.text(way.rawValue), .text(name), .text(name)]
        ).map(StoredPayment.init)
    }

    /// Those of an account, or of all, the newest first.
    public func list(of account: String? = nil, after place: TimePlace? = nil, limit: Int) throws
        -> [StoredPayment]
    {
        let condition = place.condition("payment.created_at", "payment.id")
        let whose = account == nil ? "1 = 1" : "payment.account = ?"
        return try connection.rows(
            Self.select
                + "WHERE \(whose)\(condition.sql) ORDER BY payment.created_at DESC, payment.id DESC LIMIT ?",
            (account.map { [.text($0)] } ?? []) + condition.values + [.integer(limit)]
        ).map(StoredPayment.init)
    }

    /// Those of which somebody has to know: unclear, contested, or with which something goes wrong again and again.
    public func troubled(limit: Int) throws -> [StoredPayment] {
        try connection.rows(
            Self.select
                + """
                WHERE (payment.state IN ('unclear', 'disputed') OR payment.trouble IS NOT NULL)
                    AND (payment.state IN ('unclear', 'disputed') OR payment.looks > 2)
                ORDER BY payment.changed_at DESC, payment.id DESC LIMIT ?
                """, [.integer(limit)]
        ).map(StoredPayment.init)
    }

    func there(_ id: String) throws -> StoredPayment {
        guard let payment = try find(id) else { throw StoreError(.damaged, cause: "a payment went") }
        return payment
    }

    static let select = """
        SELECT payment.*, meal_order.number AS order_number FROM payment
        LEFT JOIN meal_order ON meal_order.id = payment.meal_order\u{20}
        """

    // MARK: Asking providers

    /// When the next one is due; nil if none is.
    public func nextLook() throws -> Int64? {
        try connection.row("SELECT MIN(look_at) AS at FROM payment WHERE look_at IS NOT NULL")?
            .optionalInteger("at")
    }

    /// Takes one that is due. Nobody else takes it before the lease is over.
    /// - Parameter way: of which provider.
    public func take(_ way: PayWay, at now: Int64, lease: Int64) throws -> StoredPayment? {
        let passing = connection.dialect.passingOver
        let row = try connection.row(
            """
            UPDATE payment SET look_at = ?, looks = looks + 1 WHERE id IN
                (SELECT id FROM payment WHERE look_at <= ? AND way = ? ORDER BY look_at LIMIT 1\(passing))
            RETURNING id
            """, [.integer(now + lease), .integer(now), .text(way.rawValue)])
        return try row.map { try there($0.text("id")) }
    }

    /// Has it looked at soon: something may have changed.
    public func look(_ id: String, at now: Int64) throws {
        try connection.run(
            "UPDATE payment SET look_at = ?, looks = 0 WHERE id = ? AND (look_at IS NULL OR look_at > ?)",
            [.integer(now), .text(id), .integer(now)])
    }

    /// It has a page. Another one may have been faster; then that one's stays.
    public func opened(_ id: String, reference: String, address: String, at now: Int64) throws
        -> StoredPayment
    {
        try connection.run(
            """
            UPDATE payment SET reference = ?, address = ?, state = 'open', changed_at = ?, look_at = ?, looks = 0
            WHERE id = ? AND state = 'begun'
            """,
            [.text(reference), .text(address), .integer(now), .integer(now + 60_000), .text(id)])
        return try there(id)
    }

    /// The provider couldn't be asked, or what it said can't be. If something has been told meanwhile, it is asked as soon
    /// as that wants.
    public func failed(_ payment: StoredPayment, _ trouble: String, at now: Int64) throws {
        let pauses: [Int64] = [30_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
        let pause = pauses[min(max(payment.looks - 1, 0), pauses.count - 1)]
        try connection.run(
            """
            UPDATE payment SET trouble = ?, look_at = CASE WHEN look_at < ? THEN look_at ELSE ? END WHERE id = ?
            """,
            [
                .text(String(trouble.prefix(300))), .integer(payment.lookAt ?? 0), .integer(now + pause),
                .text(payment.id),
            ])
    }

    /// - Returns: whether it is heard for the first time.
    public func hear(_ event: String, from way: PayWay, at now: Int64) throws -> Bool {
        try connection.run(
            "INSERT INTO payment_event (way, id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [.text(way.rawValue), .text(event), .integer(now)]) == 1
    }

    /// Forgets what was heard two months ago: no provider repeats itself so late.
    public func sweep(at now: Int64) throws {
        try connection.run(
            "DELETE FROM payment_event WHERE at <= ?", [.integer(now - 60 * 86_400_000)])
    }
}

extension StoredPayment {
    init(_ row: StoredRow) throws {
        guard let way = PayWay(rawValue: try row.text("way")),
            let purpose = Payment.Purpose(rawValue: try row.text("purpose")),
            let state = Payment.State(rawValue: try row.text("state"))
        else { throw StoreError(.damaged, cause: "a payment") }
        totals = PaymentTotals(
            paid: Int(try row.integer("paid")), refunded: Int(try row.integer("refunded")),
            withdrawn: Int(try row.integer("withdrawn")), lost: Int(try row.integer("lost")))
        shown = Payment(
            id: try row.text("id"), way: way, purpose: purpose, order: try row.optionalText("meal_order"),
            orderNumber: try row.optionalInteger("order_number").map { Int($0) }, state: state,
            currency: try row.text("currency"), amount: Int(try row.integer("amount")),
            vat: Int(try row.integer("vat")), vatRate: Int(try row.integer("vat_rate")),
            refunded: totals.refunded,
            address: state == .open ? try row.optionalText("address") : nil,
            receipt: try row.optionalInteger("receipt").map { Int($0) },
            createdAt: try row.integer("created_at"), changedAt: try row.integer("changed_at"),
            paidAt: try row.optionalInteger("paid_at"))
        account = try row.optionalText("account")
        days = try row.optionalInteger("days").map { Int($0) }
        reference = try row.optionalText("reference")
        charge = try row.optionalText("charge")
        paidCurrency = try row.text("paid_currency")
        isRefundWanted = try row.flag("is_refund_wanted")
        reason = try row.optionalText("reason")
        lookAt = try row.optionalInteger("look_at")
        looks = Int(try row.integer("looks"))
        trouble = try row.optionalText("trouble")
    }
}
