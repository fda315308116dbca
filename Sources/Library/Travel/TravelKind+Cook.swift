import GRDB

/// What the cook does with recipes, and sets.
extension TravelKind {
    static let favourite = TravelKind(
        "favourite", TravelTable("favourite", key: "recipe", [.init("addedAt", .real)], recipe: "recipe"))

    static let history = TravelKind(
        "history",
        TravelTable(
            "history", key: "uid", [.init("recipe", .text), .init("kind", .text), .init("at", .real)],
            recipe: "recipe"))

    static let diary = TravelKind(
        "diary",
        TravelTable(
            "diary", key: "uid",
            [
                .init("recipe", .text), .init("title", .text), .init("at", .real), .init("note", .text),
                .init("stars", .integer),
            ]))

    static let shopping = TravelKind(
        "shopping",
        TravelTable(
            "shopping", key: "uid",
            [
                .init("name", .text), .init("quantity", .realOrNothing), .init("upTo", .realOrNothing),
                .init("unit", .textOrNothing), .init("note", .textOrNothing), .init("recipe", .textOrNothing),
                .init("recipeTitle", .text), .init("tickedAt", .realOrNothing, as: "ticked"),
                .init("addedAt", .real),
            ]))

    static let setting = TravelKind(
        "setting", TravelTable("preference", key: "name", [.init("value", .text)]))

    static let collection = TravelKind(
        "collection",
        TravelTable(
            "collection", key: "uid",
            [.init("name", .text), .init("position", .integer), .init("createdAt", .real)]))

    /// The cook's stars: a column of the recipe's, but no part of it.
    static let opinion = TravelKind("opinion") { thing, db in
        let statement = try db.cachedStatement(sql: "SELECT stars FROM recipe WHERE id = ? AND stars != 0")
        return try Row.fetchOne(statement, arguments: [thing]).map {
            ["stars": $0.travelText(0)]
        }
    } unpack: { things, _, db in
        let statement = try db.cachedStatement(sql: "UPDATE recipe SET stars = ? WHERE id = ?")
        return try things.filter { thing in
            guard try RecipeBox.isThere(thing.name, db) else { return true }
            let stars = min(5, max(0, Int(thing.fields["stars"] ?? "") ?? 0))
            try statement.execute(arguments: [stars, thing.name])
            return false
        }
    } remove: { things, db in
        for thing in things {
            try db.cachedStatement(sql: "UPDATE recipe SET stars = 0 WHERE id = ?").execute(arguments: [thing]
            )
        }
        return []
    }

    /// A recipe's place in a collection: named by both, with a space between.
    static let member = TravelKind("member") { thing, db in
        guard let place = MemberPlace(thing) else { return nil }
        let statement = try db.cachedStatement(
            sql: """
                SELECT collected.position, collected.addedAt FROM collected
                JOIN collection ON collection.id = collected.collection
                WHERE collection.uid = ? AND collected.recipe = ?
                """)
        return try Row.fetchOne(statement, arguments: [place.collection, place.recipe]).map { row in
            [
                "position": row.travelText(0),
                "addedAt": row.travelText(1),
            ]
        }
    } unpack: { things, _, db in
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO collected (collection, recipe, position, addedAt)
                SELECT collection.id, recipe.id, ?, ? FROM collection, recipe
                WHERE collection.uid = ? AND recipe.id = ?
                ON CONFLICT (collection, recipe) DO UPDATE SET position = excluded.position
                """)
        return try things.filter { thing in
            guard let place = MemberPlace(thing.name) else { return false }
            try statement.execute(
                arguments: [
                    TravelText.value(thing.fields["position"] ?? "", .integer),
                    TravelText.value(thing.fields["addedAt"] ?? "", .real), place.collection, place.recipe,
                ])
            return db.changesCount == 0
        }
    } remove: { things, db in
        let statement = try db.cachedStatement(
            sql: """
                DELETE FROM collected WHERE recipe = ?
                AND collection = (SELECT id FROM collection WHERE uid = ?)
                """)
        for place in things.compactMap(MemberPlace.init) {
            try statement.execute(arguments: [place.recipe, place.collection])
        }
        return []
    }
}

private struct MemberPlace {
    let collection: String, recipe: String

    init?(_ thing: String) {
        guard let space = thing.firstIndex(of: " ") else { return nil }
        (collection, recipe) = (String(thing[..<space]), String(thing[thing.index(after: space)...]))
    }
}
