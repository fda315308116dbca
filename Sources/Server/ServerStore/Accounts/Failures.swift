/// Counts what went wrong at a door, or was asked of it for somebody else, in the database: so neither a restart nor a second server process
/// begins anew.
///
/// What is counted is named by a hash: neither names nor addresses of people who only tried are kept.
public struct Failures {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Milliseconds after which it is counted from the beginning: half an hour. What began so long ahead of now
    /// was counted by a clock that was wrong, and counts no more; another server's may be a little off.
    public static let window: Int64 = 30 * 60_000

    public func count(_ what: String, at now: Int64) throws -> Int {
        let row = try connection.row(
            "SELECT count FROM failure WHERE what = ? AND began_at > ? AND began_at <= ?",
            [.text(Secrets.hash(what)), .integer(now - Self.window), .integer(now + Self.window)])
        return Int(try row?.integer("count") ?? 0)
    }

    public func add(_ what: String, at now: Int64) throws {
        let counted: [SQLValue] = [.integer(now - Self.window + 1), .integer(now + Self.window)]
        try connection.run(
            """
            INSERT INTO failure (what, count, began_at) VALUES (?, 1, ?)
            ON CONFLICT (what) DO UPDATE SET
                count = CASE WHEN failure.began_at BETWEEN ? AND ? THEN failure.count + 1 ELSE 1 END,
                began_at = CASE WHEN failure.began_at BETWEEN ? AND ? THEN failure.began_at
                    ELSE excluded.began_at END
            """, [.text(Secrets.hash(what)), .integer(now)] + counted + counted)
    }

    public func forget(_ what: String) throws {
        try connection.run("DELETE FROM failure WHERE what = ?", [.text(Secrets.hash(what))])
    }

    public func sweep(at now: Int64) throws {
        try connection.run(
            "DELETE FROM failure WHERE began_at <= ? OR began_at > ?",
            [.integer(now - Self.window), .integer(now + Self.window)])
    }
}
