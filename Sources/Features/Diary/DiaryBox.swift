public import Library

/// What the diary keeps in the library. It stays on this machine: what somebody eats and weighs is nobody else's
/// business, a server's least of all.
public enum DiaryBox {
    public static let schema = BoxSchema(
        name: "diary", migrations: [LibraryMigration("v1", v1, triggers: v1Triggers)])

    /// What was eaten keeps its own figures: a food that is known better later on changes no day of before.
    private static let v1 = """
        CREATE TABLE eaten (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            day TEXT NOT NULL,
            meal INTEGER NOT NULL,
            food TEXT NOT NULL,
            name TEXT NOT NULL,
            quantity REAL NOT NULL,
            measure TEXT NOT NULL,
            grams REAL,
            kilocalories REAL,
            protein REAL,
            carbohydrate REAL,
            fat REAL,
            addedAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX eaten_day ON eaten (day, meal, id);
        CREATE TABLE weighed (
            day TEXT PRIMARY KEY NOT NULL,
            kilograms REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE mealDone (
            day TEXT NOT NULL,
            meal INTEGER NOT NULL,
            PRIMARY KEY (day, meal)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE dayMood (
            day TEXT PRIMARY KEY NOT NULL,
            mood INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE savedMeal (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            foods TEXT NOT NULL
        ) STRICT;
        CREATE TABLE diaryProfile (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            profile TEXT NOT NULL
        ) STRICT;
        """

    private static let v1Triggers: [String] =
        LibraryMigration.journal(
            "eaten", as: "eaten", thing: "row.uid",
            columns: ["day", "meal", "quantity", "measure", "kilocalories", "protein", "carbohydrate", "fat"])

    /// What pages that show the diary say they show.
    static let part = LibraryPart.other("eaten")
}
