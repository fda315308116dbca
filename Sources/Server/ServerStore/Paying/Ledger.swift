import API

/// The ledger: every movement of money, within the transaction of its cause. It only grows.
public struct Ledger {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// - Parameter lines: come to nothing together.
    func write(
        _ cause: LedgerCause, _ lines: [LedgerLine], _ currency: String, payment: String? = nil,
        order: String?, at now: Int64
    ) throws {
        if lines.isEmpty { return }
        guard lines.reduce(0, { $0 + $1.amount }) == 0 else {
            throw StoreError(.damaged, cause: "an entry that doesn't come to nothing")
        }
        let entry = try next("last_entry")
        for (place, line) in lines.enumerated() {
            try connection.run(
                """
                INSERT INTO ledger (entry, line, at, cause, payment, meal_order, currency, book, amount)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(entry), .integer(place + 1), .integer(now), .text(cause.rawValue),
                    .text(payment), .text(order), .text(currency), .text(line.book.rawValue),
                    .integer(line.amount),
                ])
        }
    }

    /// Counts up without a gap: the row is locked until the transaction has ended.
    func next(_ counter: String) throws -> Int64 {
        let first = counter == "last_entry" ? (1, 0) : (0, 1)
        let row = try connection.row(
            """
            INSERT INTO till (id, last_entry, last_receipt) VALUES (1, ?, ?)
            ON CONFLICT (id) DO UPDATE SET \(counter) = till.\(counter) + 1 RETURNING \(counter)
            """, [.integer(first.0), .integer(first.1)])
        guard let row else { throw StoreError(.damaged, cause: "no till") }
        return try row.integer(counter)
    }

    // MARK: Reading

    /// What stands in a book.
    public struct Sum: Sendable, Hashable {
        public var book: Book
        public var currency: String
        public var amount: Int
    }

    /// Of all books in which anything stands.
    public func sums() throws -> [Sum] {
        try connection.rows(
            """
            SELECT book, currency, CAST(SUM(amount) AS BIGINT) AS amount FROM ledger
            GROUP BY book, currency ORDER BY currency, book
            """
        ).compactMap { row in
            guard let book = Book(rawValue: try row.text("book")) else {
                throw StoreError(.damaged, cause: "a book that nobody knows")
            }
            let amount = Int(try row.integer("amount"))
            return amount == 0
                ? nil : Sum(book: book, currency: try row.text("currency"), amount: amount)
        }
    }

    /// A line as it stands there.
    public struct Row: Sendable, Hashable {
        public var entry: Int
        public var at: Int64
        public var cause: LedgerCause
        public var payment: String?
        public var order: String?
        public var currency: String
        public var line: LedgerLine
    }

    /// The oldest first.
    public func rows(from: Int64, until: Int64, limit: Int) throws -> [Row] {
        try connection.rows(
            "SELECT * FROM ledger WHERE at >= ? AND at < ? ORDER BY entry, line LIMIT ?",
            [.integer(from), .integer(until), .integer(limit)]
        ).map { row in
            guard let book = Book(rawValue: try row.text("book")),
                let cause = LedgerCause(rawValue: try row.text("cause"))
            else { throw StoreError(.damaged, cause: "a line of the ledger") }
            return Row(
                entry: Int(try row.integer("entry")), at: try row.integer("at"), cause: cause,
                payment: try row.optionalText("payment"), order: try row.optionalText("meal_order"),
                currency: try row.text("currency"),
                line: LedgerLine(book, Int(try row.integer("amount"))))
        }
    }
}
