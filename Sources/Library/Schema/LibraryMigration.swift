/// What makes a version of a box's tables out of the version before.
///
/// Plain SQL, because it must do the same in ten years: nothing that the program says differently by then may
/// change what it makes of an old file.
public struct LibraryMigration: Sendable {
    /// "v1", "v2", …
    public let name: String
    /// Statements for the tables and what is in them, carried out together with the triggers or not at all.
    public let sql: String
    /// A statement each. To have the rows of a table told, and handed to other devices, take
    /// `journal(_:as:thing:columns:)`.
    public let triggers: [String]

    public init(_ name: String, _ sql: String, triggers: [String] = []) {
        self.name = name
        self.sql = sql
        self.triggers = triggers
    }
}
