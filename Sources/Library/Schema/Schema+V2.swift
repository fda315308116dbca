extension Schema {
    /// Search, collections, the diary, shopping, drafts and the deck. The index is filled on opening, as it
    /// is whenever the rules have changed by which recipes are found.
    static let v2 = numbered + index + shelves + cook

    /// Recipes get a number that stays theirs and is never given again: the index counts on it. `tags`
    /// and `foods` (the names of the ingredients) are a line each, so that the search needn't read the body.
    private static let numbered = """
        CREATE TABLE numbered (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            position INTEGER NOT NULL,
            title TEXT NOT NULL,
            folded TEXT NOT NULL,
            summary TEXT NOT NULL,
            picture TEXT,
            diets TEXT NOT NULL,
            preparationMinutes INTEGER NOT NULL,
            cookingMinutes INTEGER NOT NULL,
            servings INTEGER NOT NULL,
            stars INTEGER NOT NULL,
            origin TEXT NOT NULL,
            addedAt REAL NOT NULL,
            tags TEXT NOT NULL,
            foods TEXT NOT NULL,
            body TEXT NOT NULL
        ) STRICT;
        INSERT INTO numbered
            (id, position, title, folded, summary, picture, diets, preparationMinutes, cookingMinutes,
            servings, stars, origin, addedAt, tags, foods, body)
            SELECT id, position, title, folded, summary, picture, diets, preparationMinutes, cookingMinutes,
            servings, 0, origin, addedAt, '',
            IFNULL((SELECT GROUP_CONCAT(REPLACE(json_extract(value, '$.name'), CHAR(10), ' '), CHAR(10))
                FROM json_each(recipe.body, '$.ingredients')), ''),
            body FROM recipe ORDER BY position, id;
        DROP TABLE recipe;
        ALTER TABLE numbered RENAME TO recipe;
        CREATE INDEX recipe_position ON recipe (position);
        CREATE INDEX recipe_folded ON recipe (folded);
        CREATE INDEX recipe_addedAt ON recipe (addedAt);
        CREATE INDEX recipe_own ON recipe (addedAt) WHERE origin = 'own';

        """

    /// Made from the recipes, and made again when the rules change: see `CardIndex`.
    private static let index = """
        CREATE TABLE posting (
            word TEXT NOT NULL,
            field INTEGER NOT NULL,
            block INTEGER NOT NULL,
            recipes BLOB NOT NULL,
            PRIMARY KEY (word, field, block)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE measure (
            block INTEGER PRIMARY KEY,
            titleWords BLOB NOT NULL,
            foods BLOB NOT NULL
        ) STRICT;

        """

    /// `diary` has no reference to `recipe`: what was cooked was cooked.
    private static let shelves = """
        CREATE TABLE collection (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE TABLE collected (
            collection INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            recipe TEXT NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            addedAt REAL NOT NULL,
            PRIMARY KEY (collection, recipe)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collected_recipe ON collected (recipe);
        CREATE TABLE diary (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            recipe TEXT NOT NULL,
            title TEXT NOT NULL,
            at REAL NOT NULL,
            note TEXT NOT NULL,
            stars INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX diary_at ON diary (at);
        CREATE INDEX diary_recipe ON diary (recipe, at);
        CREATE TABLE flicked (
            turn INTEGER PRIMARY KEY AUTOINCREMENT,
            recipe INTEGER NOT NULL,
            liked INTEGER NOT NULL,
            wasFavourite INTEGER NOT NULL,
            at REAL NOT NULL
        ) STRICT;

        """

    /// `shopping` has a row for each ingredient of each recipe; what is added up is added up when it is read.
    private static let cook = """
        CREATE TABLE draft (
            key TEXT PRIMARY KEY NOT NULL,
            title TEXT NOT NULL,
            updatedAt REAL NOT NULL,
            state TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE shopping (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            quantity REAL,
            upTo REAL,
            unit TEXT,
            note TEXT,
            recipe TEXT,
            recipeTitle TEXT NOT NULL,
            tickedAt REAL,
            addedAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX shopping_recipe ON shopping (recipe);
        """
}
