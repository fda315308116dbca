import API
import Foundation
import GRDB
public import Library

/// What the library keeps of ordering: each account's list, and what it has ordered, as far as that was seen. It doesn't
/// travel: a list that is placed on one machine would be placed on another, and the server has the orders.
public enum OrderBox {
    public static let schema = BoxSchema(
        name: "ordering",
        migrations: [
            LibraryMigration(
                "v1", "CREATE TABLE orderList (whose TEXT PRIMARY KEY NOT NULL, list TEXT NOT NULL) STRICT;"),
            LibraryMigration(
                "v2",
                "CREATE TABLE ordersSeen (whose TEXT PRIMARY KEY NOT NULL, orders TEXT NOT NULL) STRICT;"),
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

    /// As they were seen last, the newest first; nil = they never were.
    func orders(of whose: String) async throws(LibraryError) -> [MealOrder]? {
        try await read { db in
            let text = try String.fetchOne(
                db, sql: "SELECT orders FROM ordersSeen WHERE whose = ?", arguments: [whose])
            // What an older program can't read of a newer one's is asked for again.
            return text.flatMap { try? JSONDecoder().decode([MealOrder].self, from: Data($0.utf8)) }
        }
    }

    /// Nothing of an account's orders stays, but for a list of which nobody knows whether it is ordered.
    func forget(_ whose: String) async throws(LibraryError) {
        try await write { db in
            try db.execute(sql: "DELETE FROM ordersSeen WHERE whose = ?", arguments: [whose])
            try db.execute(
                sql: "DELETE FROM orderList WHERE whose = ? AND json_extract(list, '$.attempt') IS NULL",
                arguments: [whose])
        }
    }

    func keep(_ orders: [MealOrder], of whose: String) async throws(LibraryError) {
        try await write { db in
            let text = String(decoding: try JSONEncoder().encode(orders), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO ordersSeen (whose, orders) VALUES (?, ?)
                    ON CONFLICT (whose) DO UPDATE SET orders = excluded.orders
                    """, arguments: [whose, text])
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
