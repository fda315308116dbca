/// What SQLite and PostgreSQL say differently; all of it is in this file.
public enum Dialect: Sendable, Hashable {
    case sqlite, postgreSQL

    /// Ends a `SELECT` whose row nobody else may change until this transaction has ended: counters, quotas.
    /// SQLite has one writer at a time, and needs no word for it.
    public var locking: String { self == .postgreSQL ? " FOR UPDATE" : "" }

    /// Ends `CREATE TABLE (…)`: SQLite keeps to the declared types only if it is asked.
    public var strict: String { self == .sqlite ? " STRICT" : "" }

    /// Ends a `SELECT` within an `UPDATE` that takes work: what somebody else is taking is passed over.
    public var passingOver: String { self == .postgreSQL ? " FOR UPDATE SKIP LOCKED" : "" }

    /// Begin the transaction that changes the schema: it may take its time, and of two servers that start at
    /// once, one waits. Locking is no `SELECT`, so what the other one has done is seen afterwards.
    var schemaPreparations: [String] {
        self == .postgreSQL ? [Self.unhurried, "LOCK TABLE migration IN EXCLUSIVE MODE"] : []
    }

    /// PostgreSQL's, for work on all of it: statements of this transaction may take as long as they do.
    static let unhurried = "SET LOCAL statement_timeout = 0"

    /// Types by the names that both know. `STRICT` knows fewer names; and PostgreSQL compares texts by the
    /// rules of a language, which change with the system's, unless it is told to do so byte by byte.
    func adapted(_ definition: String) -> String {
        switch self {
        case .sqlite: definition.replacing("BIGINT", with: "INTEGER").replacing("SMALLINT", with: "INTEGER")
        case .postgreSQL: definition.replacing(" TEXT", with: " TEXT COLLATE \"C\"")
        }
    }
}
