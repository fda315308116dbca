import GRDB
public import Library
import Sync

/// How far the library and the shelf are alike.
public struct SyncStanding: Sendable, Hashable {
    /// Changes that wait to be sent.
    public var waiting = 0
    /// Things of which the server has refused changes.
    public var held = 0
    /// Things of which it has, and the cook wants them to be on this device only.
    public var keptHere = 0
    /// Things of which there is another version.
    public var conflicts = 0
    /// Pictures and clips that are still to come.
    public var pictures = 0

    public init() {}
}

extension SyncEngine {
    /// Asks the library only.
    public func standing() async throws(LibraryError) -> SyncStanding {
        try await Self.standing(of: account, in: box)
    }

    static let workedKey = "comparedAt"

    /// When the last round of an account's that came to its end in good order began, in seconds since 1970;
    /// nil = none did. It asks the library only.
    /// - Parameter account: as it is told to an engine.
    public static func lastWorked(of account: String, in box: RecipeBox) async throws(LibraryError) -> Double?
    {
        let isTheirs = try await box.read { db in try isShelf(of: account, db) }
        return isTheirs ? try await box.setting(workedKey) : nil
    }

    /// Until an account's first round has begun, the library has the shelf of the one before.
    private static func isShelf(of account: String, _ db: Database) throws -> Bool {
        try String.fetchOne(db, sql: "SELECT account FROM shelf") == account
    }

    /// Asks the library only.
    /// - Parameter account: as it is told to an engine.
    public static func standing(of account: String, in box: RecipeBox) async throws(LibraryError)
        -> SyncStanding
    {
        try await box.read { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
            var standing = SyncStanding()
            guard try isShelf(of: account, db) else { return standing }
            let tables = ShelfTables(db: db)
            let acked = try tables.head().acked.n
            standing.waiting =
                try Int.fetchOne(
                    db, sql: "SELECT COUNT(*) FROM shelfWaiting WHERE isHeld = 0 AND n > ?",
                    arguments: [acked])
                ?? 0
            let things = "SELECT COUNT(*) FROM (SELECT DISTINCT kind, id FROM shelfWaiting WHERE isHeld = "
            standing.held = try count("\(things) 1)")
            standing.keptHere = try count("\(things) \(ShelfTables.staysHere))")
            standing.conflicts = Set(try tables.conflicts().map(\.place)).count
            standing.pictures = try count("SELECT COUNT(*) FROM shelfPicture WHERE isHere = 0")
            return standing
        }
    }
}
