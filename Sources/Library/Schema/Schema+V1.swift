extension Schema {
    /// Recipes, pictures, hearts, history, settings and what is on the stove. The mark is "HOFF".
    static let v1 = "PRAGMA application_id = 1213154886;\n" + cards + pictures + shelf + cooking

    /// `body` stands last, so that leafing through cards never reads it. `folded` is the title without case
    /// and accents, for sorting and finding.
    private static let cards = """
        CREATE TABLE recipe (
            id TEXT PRIMARY KEY NOT NULL,
            position INTEGER NOT NULL,
            title TEXT NOT NULL,
            folded TEXT NOT NULL,
            summary TEXT NOT NULL,
            picture TEXT,
            diets TEXT NOT NULL,
            preparationMinutes INTEGER NOT NULL,
            cookingMinutes INTEGER NOT NULL,
            servings INTEGER NOT NULL,
            origin TEXT NOT NULL,
            addedAt REAL NOT NULL,
            body TEXT NOT NULL
        ) STRICT;
        CREATE INDEX recipe_position ON recipe (position, id);
        CREATE INDEX recipe_folded ON recipe (folded, id);
        CREATE INDEX recipe_addedAt ON recipe (addedAt, id);

        """

    /// `starter` remembers every starter that was ever put in, so that a removed one stays removed.
    private static let pictures = """
        CREATE TABLE picture (
            name TEXT PRIMARY KEY NOT NULL,
            mediaType TEXT NOT NULL,
            data BLOB NOT NULL
        ) STRICT;
        CREATE TABLE starter (id TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;

        """

    private static let shelf = """
        CREATE TABLE favourite (
            recipe TEXT PRIMARY KEY NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
            addedAt REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX favourite_addedAt ON favourite (addedAt);
        CREATE TABLE history (
            id INTEGER PRIMARY KEY,
            recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            at REAL NOT NULL
        ) STRICT;
        CREATE INDEX history_recipe ON history (recipe, kind);
        CREATE INDEX history_at ON history (at);
        CREATE TABLE setting (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

        """

    /// No references to `recipe`: what is on the stove goes on even if its recipe is removed.
    private static let cooking = """
        CREATE TABLE progress (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            recipe TEXT NOT NULL,
            step INTEGER NOT NULL,
            returnTo TEXT,
            updatedAt REAL NOT NULL
        ) STRICT;
        CREATE TABLE timer (
            id TEXT PRIMARY KEY NOT NULL,
            position INTEGER NOT NULL,
            recipe TEXT,
            step INTEGER NOT NULL,
            name TEXT NOT NULL,
            seconds REAL NOT NULL,
            state TEXT NOT NULL,
            moment REAL NOT NULL
        ) STRICT;
        """
}
