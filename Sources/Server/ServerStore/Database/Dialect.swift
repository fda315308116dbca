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

    /// Keep the rows of a table as they are: they are neither changed nor taken away, but to be put back from a
    /// back-up (``StoreCopy``).
    func growing(_ table: String) -> [String] {
        let isRestoring = "EXISTS (SELECT 1 FROM meta WHERE name = '\(StoreCopy.mark)')"
        switch self {
        case .sqlite:
            return ["UPDATE", "DELETE"].map { deed in
                """
                CREATE TRIGGER \(table)_keeps_\(deed.lowercased()) BEFORE \(deed) ON \(table) WHEN NOT \(isRestoring)
                BEGIN SELECT RAISE(ABORT, '\(table) only grows'); END
                """
            }
        case .postgreSQL:
            return [
                """
                CREATE FUNCTION \(table)_keeps() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                    IF \(isRestoring) THEN RETURN OLD; END IF;
                    RAISE EXCEPTION '\(table) only grows' USING ERRCODE = 'integrity_constraint_violation';
                END $$
                """,
                """
                CREATE TRIGGER \(table)_keeps BEFORE UPDATE OR DELETE ON \(table)
                FOR EACH ROW EXECUTE FUNCTION \(table)_keeps()
                """,
            ]
        }
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
