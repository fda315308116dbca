import Foundation
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
    public func standing() async throws(LibraryError) -> SyncStanding { try await Self.standing(in: box) }

    static let workedKey = "comparedAt"

    /// When the last round of this account's that came to its end in good order began, in seconds since 1970;
    /// nil = none did.
    public static func lastWorked(in box: RecipeBox) async throws(LibraryError) -> Double? {
        try await box.setting(workedKey)
    }

    public static func standing(in box: RecipeBox) async throws(LibraryError) -> SyncStanding {
        try await box.read { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
            var standing = SyncStanding()
            guard let head = try String.fetchOne(db, sql: "SELECT head FROM shelf") else { return standing }
            let acked = try JSONDecoder().decode(ShelfHead.self, from: Data(head.utf8)).acked.n
            standing.waiting =
                try Int.fetchOne(
                    db, sql: "SELECT COUNT(*) FROM shelfWaiting WHERE isHeld = 0 AND n > ?",
                    arguments: [acked])
                ?? 0
            let things = "SELECT COUNT(*) FROM (SELECT DISTINCT kind, id FROM shelfWaiting WHERE isHeld = "
            standing.held = try count("\(things) 1)")
            standing.keptHere = try count("\(things) \(ShelfTables.staysHere))")
            standing.conflicts = Set(try ShelfTables(db: db).conflicts().map(\.place)).count
            standing.pictures = try count("SELECT COUNT(*) FROM shelfPicture WHERE isHere = 0")
            return standing
        }
    }
}
