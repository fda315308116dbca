import CPostgres

/// Where a database of PostgreSQL is: `postgres://user@host/name`, or `postgres:///name?host=/run/postgresql`
/// for a socket on this machine.
public struct PostgreSQLAddress: Sendable, Hashable {
    /// As it was written; there may be a password in it, so it goes into no log.
    public let text: String

    /// Nil if libpq can't read it.
    public init?(_ text: String) {
        guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"), !text.utf8.contains(0) else {
            return nil
        }
        guard let options = PQconninfoParse(text, nil) else { return nil }
        PQconninfoFree(options)
        self.text = text
    }

    /// Options of libpq that hold for every connection, whatever the address says.
    ///
    /// A machine that vanishes without a word is noticed after 15 seconds; the operating system alone would
    /// wait for many minutes.
    static let options = [
        ("client_encoding", "UTF8"), ("connect_timeout", "5"), ("application_name", "hands-off-server"),
        ("keepalives_idle", "15"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"),
    ]
}
