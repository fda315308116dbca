import GRDB
import Library
import Sync

/// A second machine signs in: what it has, word for word, under other names than the shelf becomes the shelf's, so
/// that nothing is there twice.
extension Carrier {
    /// Recipes and collections that were made here and wait, and are on the shelf under another name.
    mutating func joinDoubles() throws {
        let waiting = try store.waiting(from: try store.head().sent + 1, limit: .max)
        var mine: [String: RecordKey] = [:]
        for patch in waiting.map(\.patch) where patch.full && !patch.gone {
            guard try store.row(patch.key) == nil else { continue }
            if let mark = Self.mark(patch.kind, patch.set) { mine[mark] = patch.key }
        }
        guard !mine.isEmpty else { return }
        var last: RecordKey?
        while true {
            let rows = try store.rows(after: last, limit: 500)
            for row in rows where !row.gone {
                guard let mark = Self.mark(row.kind, row.fields.mapValues(\.value)),
                    let old = mine.removeValue(forKey: mark)
                else { continue }
                try join(old, to: row)
            }
            guard rows.count == 500 else { return }
            last = rows.last?.key
        }
    }

    /// What makes two things the same: of a recipe what a cook reads, of a collection its name.
    private static func mark(_ kind: String, _ fields: [String: FieldValue]) -> String? {
        switch kind {
        case "recipe":
            let parts = ["title", "servings", "ingredients", "steps"].map { name in
                // Which pictures and clips stand at its steps is told by names that every machine gives.
                name == "steps" ? words(fields[name]?.text ?? "") : fields[name]?.text ?? ""
            }
            return parts[0].isEmpty ? nil : "recipe\u{0}" + parts.joined(separator: "\u{0}")
        case "collection":
            return fields["name"].map { "collection\u{0}" + $0.text.lowercased() }
        default: return nil
        }
    }

    private static func words(_ steps: String) -> String {
        guard let recipe = RecipeBox.recipe(travelling: ["title": "x", "steps": steps]) else { return steps }
        return recipe.steps.map(\.text).joined(separator: "\u{1}")
    }

    private mutating func join(_ old: RecordKey, to row: ShelfRow) throws {
        guard let mine = ThingName.thing(old), let theirs = ThingName.thing(row.key) else { return }
        // The shelf's version holds, and nothing of it is a change.
        for var waiting in try store.waiting(old) where !waiting.patch.gone {
            for name in waiting.patch.set.keys {
                if let value = row.fields[name]?.value { waiting.patch.set[name] = value }
            }
            try store.put(waiting)
        }
        guard try shelf.rename(old, to: row.key, in: &store) else { return }
        if old.kind == "collection" { return try renameCollection(mine, theirs) }
        let dependents = try db.dependents(of: mine)
        // It may be here under that name as well, as a starter that was changed elsewhere.
        if try RecipeBox.isHere(theirs, db) { return }
        try TravelKind.renameRecipe(mine, to: theirs, in: Array(kinds.values), db)
        for (kind, thing) in dependents {
            if let key = ThingName.key(kind, thing) { try shelf.remove(key, at: now, in: &store) }
            try note(kind, thing.replacing(mine, with: theirs), at: now)
        }
        for travel in kinds.values {
            for thing in try travel.about(theirs, db) { try note(travel.kind, thing, at: now) }
        }
    }

    private mutating func renameCollection(_ mine: String, _ theirs: String) throws {
        let members = try String.fetchAll(
            db,
            sql: """
                SELECT recipe FROM collected JOIN collection ON collection.id = collection
                WHERE collection.uid = ?
                """, arguments: [mine])
        try TravelKind.renameCollection(mine, to: theirs, db)
        for recipe in members {
            if let key = ThingName.key("member", "\(mine) \(recipe)") {
                try shelf.remove(key, at: now, in: &store)
            }
            try note("member", "\(theirs) \(recipe)", at: now)
        }
    }
}

extension Database {
    /// What is named by a recipe's id, and so by another name with it.
    fileprivate func dependents(of recipe: String) throws -> [(kind: String, thing: String)] {
        try GRDB.Row.fetchAll(
            self,
            sql: """
                SELECT 'favourite', recipe FROM favourite WHERE recipe = ?1
                UNION ALL SELECT 'opinion', id FROM recipe WHERE id = ?1 AND stars != 0
                UNION ALL SELECT 'member', collection.uid || ' ' || recipe FROM collected
                    JOIN collection ON collection.id = collection WHERE recipe = ?1
                """, arguments: [recipe]
        ).map { (String.fromDatabaseValue($0[0]) ?? "", String.fromDatabaseValue($0[1]) ?? "") }
    }
}
