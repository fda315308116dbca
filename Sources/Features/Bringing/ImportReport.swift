import Exchange

/// What an import has brought so far.
public struct ImportReport: Sendable {
    public private(set) var entries: [ImportEntry] = []
    /// Recipes that are read, and not yet in the library.
    var waiting = 0
    /// It was stopped before its end.
    public var isStopped = false
    /// What is left of the time for pictures.
    var pictures = PictureBudget()

    /// Recipes and files that are listed; of more only the number is kept.
    static let mostListed = 20_000

    public init() {}

    private var counts: [ImportEntry.Kind: Int] = [:]
    public var new: Int { count(.new) }
    public var same: Int { count(.same) }
    public var changed: Int { count(.changed) }
    public var refused: Int { count(.refused) }

    func count(_ kind: ImportEntry.Kind) -> Int { counts[kind] ?? 0 }

    /// Every recipe that was looked at.
    public var recipes: Int { new + same + changed }
    /// Every recipe that was found.
    public var found: Int { recipes + waiting }

    mutating func add(_ entry: ImportEntry) {
        counts[entry.kind, default: 0] += entry.rest ?? 1
        if entries.count < Self.mostListed { entries.append(entry) }
    }

    /// The cook has decided about these.
    public mutating func update(
        _ ids: Set<ImportEntry.ID>, to outcome: (ImportEntry) -> ImportEntry.Outcome
    ) {
        for place in entries.indices where ids.contains(entries[place].id) {
            entries[place].outcome = outcome(entries[place])
        }
    }
}
