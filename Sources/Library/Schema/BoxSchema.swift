/// The tables of one box, version by version: the recipes', the diary's, the orders'.
///
/// Several boxes share one library file, each with a list of its own: a new version of one leaves the others
/// alone. They are copied, checked, restored and rescued together, so whoever opens a library names all of
/// them.
public struct BoxSchema: Sendable {
    /// Unique among the boxes of a library; it stands in the file, so it is never changed.
    public let name: String
    /// The oldest first. A version that has been released is never changed, only followed.
    public let migrations: [LibraryMigration]
    /// What of its tables travels from device to device.
    public let travels: [TravelKind]

    public init(name: String, migrations: [LibraryMigration], travels: [TravelKind] = []) {
        self.name = name
        self.migrations = migrations
        self.travels = travels
    }

    /// What the file calls a version. The recipes were here first: theirs have no name before them.
    func identifier(_ migration: LibraryMigration) -> String {
        name.isEmpty ? migration.name : "\(name).\(migration.name)"
    }

    var identifiers: [String] { migrations.map(identifier) }
}
