/// A connection inside a transaction: what a concern of the store (``Accounts``, ``Sessions`` …) works with.
///
/// Statements are written once for both databases: `?` for values, names of the schema, and where they
/// differ a piece from ``Dialect``.
public protocol Connection {
    var dialect: Dialect { get }

    /// The rows of an answer, also of `INSERT … RETURNING`.
    func rows(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [StoredRow]

    /// Carries it out.
    /// - Returns: how many rows it has touched.
    @discardableResult func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int
}

extension Connection {
    public func row(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> StoredRow? {
        try rows(sql, values).first
    }

    public func rows(_ sql: String) throws(StoreError) -> [StoredRow] { try rows(sql, []) }

    @discardableResult public func run(_ sql: String) throws(StoreError) -> Int { try run(sql, []) }

    /// The only number of an answer with one row: a count, a sum.
    public func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int64 {
        try row("SELECT (\(sql)) AS number", values)?.optionalInteger("number") ?? 0
    }
}
