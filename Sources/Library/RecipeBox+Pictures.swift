import Foundation
import GRDB

extension RecipeBox {
    public func picture(_ name: String) async throws(LibraryError) -> SavedPicture? {
        try await read { db in
            let statement = try db.cachedStatement(sql: "SELECT mediaType, data FROM picture WHERE name = ?")
            return try Row.fetchOne(statement, arguments: [name]).map {
                SavedPicture(name: name, mediaType: $0.text(0), data: $0.bytes(1))
            }
        }
    }

    /// Puts a picture in, in place of one of the same name.
    public func save(_ picture: SavedPicture) async throws(LibraryError) {
        try await write { try RecipeBox.put(picture, $0) }
    }

    static func put(_ picture: SavedPicture, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO picture (name, mediaType, data) VALUES (?, ?, ?)
                ON CONFLICT (name) DO UPDATE SET mediaType = excluded.mediaType, data = excluded.data
                """,
            arguments: [picture.name, picture.mediaType, picture.data])
    }
}
