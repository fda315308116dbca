/// The tables of the cook's recipes and all that came with them; other boxes bring their own.
///
/// A thing that travels between devices needs a name on which they agree. A recipe has one, its `id`, under
/// which everything refers to it and which goes along in shared files, so a second one would only be one to
/// mistake it for; a heart and an opinion are named by their recipe, a setting and a picture by their names,
/// and a recipe's place in a collection by both. Those that had only a number, collections, looks, the diary
/// and the shopping list, have had a `TravelID` beside it since version 3. The numbers stay: they are half as
/// long in the index, they say what came after what, and pages hold on to them.
enum Schema {
    static let recipes = BoxSchema(
        name: "",
        migrations: [
            LibraryMigration("v1", v1), LibraryMigration("v2", v2),
            LibraryMigration("v3", v3, triggers: v3Triggers),
            LibraryMigration("v4", v4),
        ])
}
