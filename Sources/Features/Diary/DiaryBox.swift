public import Library

/// What the diary keeps in the library. It stays on this machine unless the cook has said so for itself: what somebody
/// eats and weighs is nobody else's business, a server's least of all.
public enum DiaryBox {
    public static let schema = BoxSchema(
        name: "diary",
        migrations: [
            LibraryMigration("v1", v1, triggers: v1Triggers),
            LibraryMigration("v2", v2, triggers: v2Triggers),
        ], travels: travels)

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

    /// All of it can be named among devices.
    private static let v2 = """
        ALTER TABLE savedMeal ADD COLUMN uid TEXT;
        UPDATE savedMeal SET uid = lower(hex(randomblob(16)));
        CREATE UNIQUE INDEX savedMeal_uid ON savedMeal (uid);
        """

    private static let v2Triggers: [String] =
        LibraryMigration.journal("weighed", as: "weighed", thing: "row.day", columns: ["kilograms"])
        + LibraryMigration.journal("mealDone", as: "mealDone", thing: "row.day || ' ' || row.meal")
        + LibraryMigration.journal("dayMood", as: "dayMood", thing: "row.day", columns: ["mood"])
        + LibraryMigration.journal(
            "savedMeal", as: "savedMeal", thing: "row.uid", columns: ["name", "foods"])
        + LibraryMigration.journal(
            "diaryProfile", as: "diaryProfile", thing: "'profile'", columns: ["profile"])

    /// What is shared of it is shared as one.
    static let shared = "diary"

    /// What pages that show the diary say they show.
    static let parts = Set(travels.map { LibraryPart.other($0.kind) })
    /// Who is told of it knows that somebody may have gone over to recovering.
    static let profile = LibraryPart.other("diaryProfile")
}
