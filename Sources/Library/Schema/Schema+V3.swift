extension Schema {
    /// Names for what travels between devices, a journal of what has changed, settings by their names, and
    /// what the cook has chosen for the dish on the stove.
    static let v3 = named + settings + journal + entries

    private static let named =
        naming("collection", since: "createdAt") + naming("history", since: "at")
        + naming("diary", since: "at") + naming("shopping", since: "addedAt")

    /// As `TravelID` says: the milliseconds at which a thing came, its number, and six bytes by chance. A
    /// column that is added can't be one that must be filled; the journal sees to it that no row comes
    /// without a name.
    private static func naming(_ table: String, since time: String) -> String {
        let milliseconds = "CAST(MAX(0, MIN(\(time), 253402300799)) * 1000 AS INTEGER)"
        return """
            ALTER TABLE \(table) ADD COLUMN uid TEXT;
            UPDATE \(table) SET uid = format('%08x-%04x-7%03x-%04x-%s',
                \(milliseconds) >> 16, \(milliseconds) & 65535, (id >> 14) & 4095, 32768 | (id & 16383),
                lower(hex(randomblob(6))));
            CREATE UNIQUE INDEX \(table)_uid ON \(table) (uid);

            """
    }

    /// `setting` keeps what the program remarks for itself on this device, `preference` what the cook sets:
    /// JSON, by name.
    private static let settings = """
        CREATE TABLE preference (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        INSERT OR IGNORE INTO preference (name, value)
            SELECT part.key, whole.value -> part.fullkey
            FROM (SELECT value FROM setting WHERE key = 'settings' AND json_valid(value)) AS whole,
                json_each(IIF(json_type(whole.value) = 'object', whole.value, '{}')) AS part
            WHERE part.type != 'null';
        DELETE FROM setting WHERE key = 'settings';
        ALTER TABLE progress ADD COLUMN servings INTEGER;
        ALTER TABLE progress ADD COLUMN measures TEXT;
        ALTER TABLE progress ADD COLUMN ticked TEXT;

        """

    /// A row a thing: its latest change, by which it is asked for what has changed since. What has gone keeps
    /// its row, so that other devices hear of it; if it comes back, the row says so. `changedAt` is the clock
    /// of the device.
    ///
    /// The sequence only means something together with the lineage, a number by chance that is another one
    /// whenever another library has been put in this one's place.
    private static let journal = """
        CREATE TABLE journal (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL,
            thing TEXT NOT NULL,
            isGone INTEGER NOT NULL,
            changedAt REAL NOT NULL DEFAULT ((julianday('now') - 2440587.5) * 86400.0),
            UNIQUE (kind, thing)
        ) STRICT;
        CREATE TABLE lineage (id INTEGER PRIMARY KEY CHECK (id = 1), mark INTEGER NOT NULL) STRICT;
        INSERT INTO lineage (id, mark) VALUES (1, random() & 4611686018427387903);

        """

    /// What there was before the journal.
    private static let entries = """
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'picture', name, 0, 0.0 FROM picture ORDER BY name;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'recipe', id, 0, addedAt FROM recipe ORDER BY number;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'opinion', id, 0, addedAt FROM recipe WHERE stars != 0 ORDER BY number;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'favourite', recipe, 0, addedAt FROM favourite ORDER BY addedAt, recipe;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'collection', uid, 0, createdAt FROM collection ORDER BY id;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'member', collection.uid || ' ' || collected.recipe, 0, collected.addedAt
            FROM collected JOIN collection ON collection.id = collected.collection
            ORDER BY collection.id, collected.position, collected.recipe;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'history', uid, 0, at FROM history ORDER BY id;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'diary', uid, 0, at FROM diary ORDER BY id;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'shopping', uid, 0, IFNULL(tickedAt, addedAt) FROM shopping ORDER BY id;
        INSERT INTO journal (kind, thing, isGone, changedAt)
            SELECT 'setting', name, 0, 0.0 FROM preference ORDER BY name;

        """

    /// The cook's stars are no part of the recipe, as a recipe that came with the program has some, too. A
    /// recipe's place in the box doesn't travel, as every device puts behind what comes; drafts and the deck
    /// of cards stay where they are.
    static let v3Triggers: [String] =
        cardTriggers + shelfTriggers + cookTriggers
        + LibraryMigration.journal(
            "draft", as: "draft", thing: "''", columns: ["state", "title", "updatedAt"])
        + LibraryMigration.journal("flicked", as: "deck", thing: "''")
        + [
            LibraryMigration.trigger(
                "deck_shuffled AFTER INSERT ON setting WHEN NEW.key = 'deck.seed'",
                LibraryMigration.entry("deck", "''"))
        ]

    private static let cardTriggers: [String] =
        LibraryMigration.journal(
            "recipe", as: "recipe", thing: "row.id",
            columns: [
                "title", "summary", "picture", "diets", "preparationMinutes", "cookingMinutes", "servings",
                "origin", "body",
            ])
        + [
            LibraryMigration.trigger(
                "recipe_rated_came AFTER INSERT ON recipe WHEN NEW.stars != 0",
                LibraryMigration.entry("opinion", "NEW.id")),
            LibraryMigration.trigger(
                "recipe_rated AFTER UPDATE ON recipe WHEN OLD.stars IS NOT NEW.stars",
                LibraryMigration.entry("opinion", "NEW.id", isGone: "NEW.stars = 0")),
            LibraryMigration.trigger(
                "recipe_rated_went AFTER DELETE ON recipe WHEN OLD.stars != 0",
                LibraryMigration.entry("opinion", "OLD.id", isGone: "1")),
        ]
        + LibraryMigration.journal(
            "picture", as: "picture", thing: "row.name", columns: ["mediaType", "data"])

    /// What is in a collection goes before it does, while the journal can still name it.
    private static let shelfTriggers: [String] =
        LibraryMigration.journal("favourite", as: "favourite", thing: "row.recipe")
        + LibraryMigration.journal(
            "collection", as: "collection", thing: "row.uid", columns: ["name", "position", "uid"])
        + LibraryMigration.journal(
            "collected", as: "member",
            thing: "(SELECT IFNULL(uid, '') FROM collection WHERE id = row.collection) || ' ' || row.recipe",
            columns: ["position"])
        + [
            LibraryMigration.trigger(
                "collection_goes BEFORE DELETE ON collection",
                "DELETE FROM collected WHERE collection = OLD.id;")
        ]

    private static let cookTriggers: [String] =
        LibraryMigration.journal("history", as: "history", thing: "row.uid", columns: ["at", "kind", "uid"])
        + LibraryMigration.journal(
            "diary", as: "diary", thing: "row.uid",
            columns: ["at", "note", "stars", "title", "recipe", "uid"])
        + LibraryMigration.journal(
            "shopping", as: "shopping", thing: "row.uid",
            columns: [
                "tickedAt", "name", "quantity", "upTo", "unit", "note", "recipe", "recipeTitle", "uid",
            ])
        + LibraryMigration.journal("preference", as: "setting", thing: "row.name", columns: ["value"])
}
