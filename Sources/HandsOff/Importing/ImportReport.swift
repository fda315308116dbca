import Exchange

/// What an import has brought so far.
struct ImportReport: Sendable {
    private(set) var entries: [ImportEntry] = []
    /// It was stopped before its end.
    var isStopped = false

    /// Recipes and files that are listed; of more only the number is kept.
    static let mostListed = 20_000

    private(set) var new = 0, same = 0, changed = 0, refused = 0
    /// Every recipe that was looked at.
    var recipes: Int { new + same + changed }

    mutating func add(_ entry: ImportEntry) {
        switch entry.outcome {
        case .new: new += 1
        case .same: same += 1
        case .changed, .updated: changed += 1
        case .refused: refused += 1
        }
        if entries.count < Self.mostListed { entries.append(entry) }
    }

    /// The changed ones that the cook has taken are updated now.
    mutating func update(_ ids: Set<ImportEntry.ID>, to outcome: (ImportEntry) -> ImportEntry.Outcome) {
        for place in entries.indices where ids.contains(entries[place].id) {
            entries[place].outcome = outcome(entries[place])
        }
    }
}
