import GRDB
public import Guest
public import Library

/// A picture or a clip of the shelf that lies on the server only.
public struct AbsentFile: Sendable, Hashable {
    public var name: String
    /// Bytes, as whoever put it there has said.
    public var bytes: Int
    /// Its SHA-256: 64 hexadecimal digits.
    public var hash: String
    var mediaType: String

    /// Asks the library only.
    /// - Returns: nil = it is here, or nobody knows of it.
    public static func named(_ name: String, in box: RecipeBox) async throws(LibraryError) -> AbsentFile? {
        try await box.read { db in
            try GRDB.Row.fetchOne(
                db, sql: "SELECT \(columns) FROM shelfPicture WHERE name = ? AND isHere = 0",
                arguments: [name]
            ).flatMap(AbsentFile.init(row:))
        }
    }

    /// Whether it is still to come: not so if it has come meanwhile, or something else has taken its place.
    func isAwaited(_ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM shelfPicture WHERE name = ? AND hash = ? AND isHere = 0)")
        return try Bool.fetchOne(statement, arguments: [name, hash]) ?? false
    }

    static let columns = "name, hash, mediaType, bytes"

    /// Bytes as somebody says, whom nobody need believe.
    static func believable(_ bytes: Int) -> Int { min(max(bytes, 0), 1 << 30) }

    init?(row: GRDB.Row) {
        guard let name = String.fromDatabaseValue(row[0]), let hash = String.fromDatabaseValue(row[1]),
            let mediaType = String.fromDatabaseValue(row[2])
        else { return nil }
        (self.name, self.hash, self.mediaType) = (name, hash, mediaType)
        bytes = Self.believable(Int.fromDatabaseValue(row[3]) ?? 0)
    }
}

/// Why a file didn't come.
public enum FileTrouble: Error, Sendable, Hashable {
    case server(GuestTrouble)
    /// It has come and could not be kept.
    case library(LibraryError)
}
