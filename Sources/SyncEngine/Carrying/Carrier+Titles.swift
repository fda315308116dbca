import Foundation
import GRDB
import Library
import Sync

/// What things are called where the cook reads of them.
extension Carrier {
    /// What a thing is called, or the recipe that it belongs to; empty = neither has a name, or it is a picture
    /// that no recipe has in front (``nameInSteps(_:)``).
    func title(of key: RecordKey, _ thing: String, _ fields: [String: FieldValue]) throws -> String {
        for name in ["title", "name", "recipeTitle"] {
            if let text = fields[name]?.text, !text.isEmpty { return text }
        }
        if key.kind == Self.picture { return try titles(where: "picture", is: thing) }
        return try titles(
            where: "id", is: fields["recipe"]?.text ?? String(thing.split(separator: " ").last ?? ""))
    }

    private func titles(where column: String, is text: String) throws -> String {
        let statement = try db.cachedStatement(sql: "SELECT title FROM recipe WHERE \(column) = ? LIMIT 1")
        return try String.fetchOne(statement, arguments: [text]) ?? ""
    }

    /// Pictures and clips of steps are called as their recipes are. The recipes are read through once for all of
    /// them, as no index leads from a picture to the steps that show it.
    func nameInSteps(_ changes: inout [HeldChange]) throws {
        let nameless = changes.filter { $0.title.isEmpty && $0.place.kind == Self.picture }
        guard !nameless.isEmpty else { return }
        let names = String(decoding: try JSONEncoder().encode(nameless.map(\.place.thing)), as: UTF8.self)
        let rows = try GRDB.Row.fetchAll(
            db,
            sql: """
                SELECT name.value, MIN(title) FROM recipe CROSS JOIN json_each(?) AS name
                WHERE instr(body, name.value) > 0 GROUP BY name.value
                """, arguments: [names])
        let titles = Dictionary(
            rows.map { (String.fromDatabaseValue($0[0]) ?? "", String.fromDatabaseValue($0[1]) ?? "") }
        ) { first, _ in first }
        for place in changes.indices where changes[place].title.isEmpty {
            guard changes[place].place.kind == Self.picture else { continue }
            changes[place].title = titles[changes[place].place.thing] ?? ""
        }
    }
}

extension ShelfRow {
    /// What its fields hold.
    var values: [String: FieldValue] { fields.mapValues(\.value) }
}
