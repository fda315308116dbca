import Foundation
import GRDB
public import Library

/// What the library keeps of ordering: each account's list. It doesn't travel: a list that is placed on one machine would be
/// placed on another.
public enum OrderBox {
    public static let schema = BoxSchema(
        name: "ordering",
        migrations: [
            LibraryMigration(
                "v1", "CREATE TABLE orderList (whose TEXT PRIMARY KEY NOT NULL, list TEXT NOT NULL) STRICT;")
        ])
}

extension RecipeBox {
    func orderList(of whose: String) async throws(LibraryError) -> OrderList? {
        try await read { db in
            let text = try String.fetchOne(
                db, sql: "SELECT list FROM orderList WHERE whose = ?", arguments: [whose])
            return try text.map { try JSONDecoder().decode(OrderList.self, from: Data($0.utf8)) }
        }
    }

    func keep(_ list: OrderList, of whose: String) async throws(LibraryError) {
        try await write { db in
            let text = String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO orderList (whose, list) VALUES (?, ?)
                    ON CONFLICT (whose) DO UPDATE SET list = excluded.list
                    """, arguments: [whose, text])
        }
    }
}
