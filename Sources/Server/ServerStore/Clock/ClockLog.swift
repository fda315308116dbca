import Foundation

/// Where it is kept what a server makes of its machine's clock, within a transaction: so that it knows at its
/// next start what it knew at its last sweep.
public struct ClockLog {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Nil if the server has never looked at a clock.
    public func read() throws -> ClockSense? {
        guard let row = try connection.row("SELECT value FROM meta WHERE name = 'clock'") else { return nil }
        // Whoever wrote something else there is taken for nobody.
        return try? JSONDecoder().decode(ClockSense.self, from: Data(try row.text("value").utf8))
    }

    public func write(_ sense: ClockSense) throws {
        let text = String(decoding: try JSONEncoder().encode(sense), as: UTF8.self)
        try connection.run(
            """
            INSERT INTO meta (name, value) VALUES ('clock', ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, [.text(text)])
    }

    /// Brings back what lies in a future that no clock which is right could have written: it was written while
    /// one was ahead. For when the clock is believed.
    public func settle(at now: Int64) throws {
        try Sessions(connection).settle(at: now)
        try ConsoleSessions(connection).settle(at: now)
        try Tickets(connection).settle(at: now)
        try Outbox(connection).settle(at: now)
        try Blobs(connection).settle(at: now)
        try IdempotencyKeys(connection).settle(at: now)
    }
}
