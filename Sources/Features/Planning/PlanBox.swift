public import Library

/// What the plan keeps in the library. A recipe that goes leaves its title in the plan, as a note.
public enum PlanBox {
    public static let schema = BoxSchema(
        name: "plan",
        migrations: [
            LibraryMigration(
                "v1",
                """
                CREATE TABLE planned (
                    id INTEGER PRIMARY KEY,
                    uid TEXT NOT NULL UNIQUE,
                    day TEXT NOT NULL,
                    meal INTEGER NOT NULL,
                    recipe TEXT,
                    title TEXT NOT NULL,
                    servings INTEGER NOT NULL,
                    addedAt REAL NOT NULL
                ) STRICT;
                CREATE INDEX planned_day ON planned (day, meal, id);

                """,
                triggers: LibraryMigration.journal(
                    "planned", as: "planned", thing: "row.uid",
                    columns: ["day", "meal", "recipe", "title", "servings", "uid"]))
        ], travels: [TravelKind("planned", table)])

    private static let table = TravelTable(
        "planned", key: "uid",
        [
            .init("day", .text), .init("meal", .integer), .init("recipe", .textOrNothing),
            .init("title", .text),
            .init("servings", .integer), .init("addedAt", .real),
        ])

    /// What pages that show the plan say they show.
    static let part = LibraryPart.other("planned")
}
