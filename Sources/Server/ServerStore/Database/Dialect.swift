/// What SQLite and PostgreSQL say differently; all of it is in this file.
public enum Dialect: Sendable, Hashable {
    case sqlite, postgreSQL

    /// Ends a `SELECT` whose row nobody else may change until this transaction has ended: counters, quotas.
    /// SQLite has one writer at a time, and needs no word for it.
    public var locking: String { self == .postgreSQL ? " FOR UPDATE" : "" }

    /// Ends `CREATE TABLE (…)`: SQLite keeps to the declared types only if it is asked.
    public var strict: String { self == .sqlite ? " STRICT" : "" }

    /// Types by the names that both know. `STRICT` knows fewer names.
    func adapted(_ definition: String) -> String {
        guard self == .sqlite else { return definition }
        return definition.replacing("BIGINT", with: "INTEGER").replacing("SMALLINT", with: "INTEGER")
    }
}
