public import Library

/// What the shopping list remembers from one time to the next: what is at home, and where the shop has what.
public enum ShoppingTables {
    public static let schema = BoxSchema(
        name: "shopping", migrations: [LibraryMigration("v1", v1, triggers: v1Triggers)],
        travels: [
            TravelKind(
                pantryKind,
                TravelTable("pantry", key: "food", [.init("name", .text), .init("addedAt", .real)])),
            TravelKind(aisleKind, TravelTable("foodAisle", key: "food", [.init("aisle", .text)])),
        ])

    /// A food each, by the key that all its names share (`PantryKey`, `ShoppingKey`): devices agree on that.
    private static let v1 = """
        CREATE TABLE pantry (
            food TEXT PRIMARY KEY NOT NULL,
            name TEXT NOT NULL,
            addedAt REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE foodAisle (
            food TEXT PRIMARY KEY NOT NULL,
            aisle TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let v1Triggers: [String] =
        LibraryMigration.journal("pantry", as: pantryKind, thing: "row.food", columns: ["name", "addedAt"])
        + LibraryMigration.journal("foodAisle", as: aisleKind, thing: "row.food", columns: ["aisle"])

    static let pantryKind = "pantry"
    static let aisleKind = "aisle"
}

extension LibraryPart {
    /// What the cook has at home.
    static let pantry = LibraryPart.other(ShoppingTables.pantryKind)
    /// Where the cook has moved foods.
    static let aisles = LibraryPart.other(ShoppingTables.aisleKind)
}
