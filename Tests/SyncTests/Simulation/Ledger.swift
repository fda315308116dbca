import Sync

/// What the cooks of a simulation have done, and knew when they did it: the oracle's memory. Every value that
/// is typed is typed once, so that it can be followed.
struct Ledger {
    /// Where each value was typed.
    var written: [String: (key: RecordKey, field: String)] = [:]
    /// The values that a value has replaced, before the cook's eyes.
    var replaced: [String: Set<String>] = [:]
    /// Values that were dropped knowingly: replaced, settled, discarded.
    var dropped: Set<String> = []
    var removals: [Removal] = []
    /// Records that somebody brought back after a removal.
    var broughtBack: Set<RecordKey> = []
    /// Collections that have been on the server at some time.
    var arrived: Set<RecordKey> = []
    /// Records that have become others when their machine was signed in.
    var renamed: Set<RecordKey> = []
    /// Lost with a machine's disk before they were sent: nobody's fault.
    var wiped: Set<String> = []
    /// On a machine whose library was put back; if the server is put back, too, nobody may have them any more.
    var doubtful: Set<String> = []
    /// Whether a library was ever put back or copied, and the server.
    var libraryWasPutBack = false, serverWasPutBack = false

    struct Removal {
        var key: RecordKey
        var machine: Int
        /// What the cook saw of it.
        var seen: Set<String>
        /// Of a collection: what was in it.
        var members: Set<RecordKey>
    }

    mutating func write(_ value: String, _ key: RecordKey, _ field: String, over old: String?) {
        written[value] = (key, field)
        guard let old, old != value else { return }
        replaced[value, default: []].insert(old)
        dropped.insert(old)
    }

    /// A removal was none. Versions that were kept with the record may have been purged with it.
    mutating func takeBack(_ record: ShelfRecord, by machine: Int) {
        removals.removeAll { $0.key == record.key && $0.machine == machine && $0.seen == record.words }
        broughtBack.insert(record.key)
        dropped.formUnion(record.kept.map(\.value.text))
    }

    /// All that somebody has seen who saw these values, as far as is known.
    func known(to seen: Set<String>) -> Set<String> {
        var known = seen, next = Array(seen)
        while let value = next.popLast() {
            for old in replaced[value] ?? [] where known.insert(old).inserted { next.append(old) }
        }
        return known
    }
}

extension ShelfRecord {
    /// All that it shows.
    var words: Set<String> { Set(fields.values.map(\.text) + kept.map(\.value.text)) }
}
