/// All steps of the schema, and how a store takes them.
public enum Schema {
    public static let migrations = [
        accounts, mail, blobs, shelves, idempotency, blobClaims, community, people,
        moderation, cases, openness, ordering, paying, deliveries,
        dishPictures, cooks, orderTerms, bugs, announcements, editions,
        recommendations, collections, invitations, motivation,
    ]

    /// The tables, each behind those that it refers to, with what tells its rows apart.
    static let tables: [(name: String, key: [String])] = [
        ("meta", ["name"]), ("account", ["id"]), ("session", ["id"]), ("ticket", ["hash"]),
        ("failure", ["what"]), ("recovery", ["account", "hash"]), ("identity", ["provider", "subject"]),
        ("mail", ["id"]), ("blob", ["hash"]), ("blob_owner", ["account", "hash"]),
        ("blob_use", ["account", "kind", "id", "hash"]), ("blob_claim", ["hash"]), ("shelf", ["account"]),
        ("shelf_row", ["account", "kind", "id"]), ("shelf_client", ["account", "id"]),
        ("idempotency", ["account", "key"]), ("post", ["id"]), ("post_media", ["post", "hash"]),
        ("vote", ["post", "account"]), ("comment", ["id"]), ("popular_page", ["list", "page"]),
        ("deed", ["id"]), ("follow", ["follower", "followed"]), ("block", ["blocker", "blocked"]),
        ("review", ["post", "account"]), ("post_use", ["post", "account", "what"]), ("notice", ["id"]),
        ("post_word", ["word", "post"]), ("person_word", ["word", "account"]), ("vocabulary", ["word"]),
        ("console_session", ["id"]), ("report_case", ["id"]), ("report", ["report_case", "account"]),
        ("appeal", ["deed"]), ("kitchen", ["id"]), ("menu_section", ["id"]), ("menu_item", ["id"]),
        ("meal_order", ["id"]), ("order_step", ["meal_order", "n"]), ("till", ["id"]), ("payment", ["id"]),
        ("payment_event", ["way", "id"]), ("ledger", ["entry", "line"]),
        ("bug", ["id"]), ("bug_report", ["id"]), ("announcement", ["id"]),
        ("post_edition", ["post", "revision"]), ("collection", ["id"]),
        ("collection_post", ["collection", "post"]), ("collection_like", ["collection", "account"]),
        ("invited", ["account"]),
        ("motivation", ["account"]), ("motivation_message", ["id"]),
        ("motivation_count", ["id"]), ("motivation_bar", ["reader", "sender"]),
    ]

    /// Takes the steps that are still to be taken, all or none.
    static func bringUpToDate(
        _ database: any Database, now: Int64, to migrations: [Migration] = migrations
    ) async throws {
        do {
            try await database.write { try begin($0) }
        } catch let error as StoreError where error.kind == .taken {
            // Another server has made it at this moment.
        }
        try await database.write { try take(migrations, $0, now: now) }
    }

    /// Where it is written which steps have been taken.
    static func begin(_ connection: any Connection) throws {
        try connection.run(
            connection.dialect.adapted(
                "CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY NOT NULL, at BIGINT NOT NULL)")
                + connection.dialect.strict)
    }

    /// The same within a transaction.
    static func take(_ migrations: [Migration], _ connection: any Connection, now: Int64) throws {
        for statement in connection.dialect.schemaPreparations { try connection.run(statement) }
        let taken = Set(try connection.rows("SELECT name FROM migration").map { try $0.text("name") })
        if let unknown = taken.subtracting(migrations.map(\.name)).sorted().first {
            throw StoreError(.newer, cause: "schema step \(unknown)")
        }
        for migration in migrations where !taken.contains(migration.name) {
            for statement in migration.statements {
                let end = statement.hasPrefix("CREATE TABLE") ? connection.dialect.strict : ""
                try connection.run(connection.dialect.adapted(statement) + end)
            }
            for statement in migration.growing.flatMap(connection.dialect.growing) {
                try connection.run(statement)
            }
            try connection.run(
                "INSERT INTO migration (name, at) VALUES (?, ?)", [.text(migration.name), .integer(now)])
        }
    }
}
