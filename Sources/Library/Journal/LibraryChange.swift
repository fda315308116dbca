public import Recipes

/// The latest change of a thing that travels between devices.
public struct LibraryChange: Sendable, Hashable {
    /// What it is: "recipe", "opinion", "picture", "favourite", "collection", "member", "history", "diary",
    /// "shopping", "setting", or what another box calls its own.
    public var kind: String
    /// Its name among devices: a recipe's id, a setting's name, a `TravelID`; a collection's and a recipe's,
    /// with a space between, for a place in a collection.
    public var thing: String
    /// Whether it has gone.
    public var isGone: Bool
    /// By the clock of the device on which it was changed, in seconds since 1970.
    @Within<Moment> public var changedAt: Double

    public init(kind: String, thing: String, isGone: Bool, changedAt: Double) {
        self.kind = kind
        self.thing = thing
        self.isGone = isGone
        self.changedAt = changedAt
    }
}

/// How far a library's journal has been read.
public struct JournalMark: Sendable, Hashable {
    /// A number by chance; another one when another library has been put in the place of the one that was
    /// read.
    public var lineage: Int64
    /// That of the last change that was read.
    public var sequence: Int64

    public init(lineage: Int64, sequence: Int64) {
        self.lineage = lineage
        self.sequence = sequence
    }
}

/// What has changed in a library, up to a mark.
public struct LibraryChanges: Sendable, Hashable {
    /// Each thing once, in the order of their latest changes.
    public var changes: [LibraryChange]
    /// Where to go on.
    public var mark: JournalMark
    /// Whether there are more behind it.
    public var goOn: Bool
    /// Whether these are the first of all there is: the mark was another library's, or there was none.
    public var isFromStart: Bool

    public init(changes: [LibraryChange], mark: JournalMark, goOn: Bool, isFromStart: Bool) {
        self.changes = changes
        self.mark = mark
        self.goOn = goOn
        self.isFromStart = isFromStart
    }
}
