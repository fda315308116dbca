/// A machine's shelf in memory: for tests, and to compare a database with.
public struct ShelfMemory: ShelfStore, Sendable {
    public private(set) var state: ShelfHead
    public private(set) var rows: [RecordKey: Row] = [:]
    public private(set) var pulled: [RecordKey: Row] = [:]
    /// In the order of their places, which is also that of the numbers of those that are not held.
    public private(set) var waiting: [Waiting] = []

    public init(client: String) { state = ShelfHead(client: client) }

    public func head() -> ShelfHead { state }
    public mutating func put(_ head: ShelfHead) { state = head }

    public func row(_ key: RecordKey) -> Row? { rows[key] }
    public mutating func put(_ row: Row) { rows[row.key] = row }
    public func rows(after key: RecordKey?, limit: Int) -> [Row] {
        let keys = rows.keys.filter { one in key.map { one > $0 } ?? true }.sorted().prefix(limit)
        return keys.compactMap { rows[$0] }
    }

    public func pulled(_ key: RecordKey) -> Row? { pulled[key] }
    public mutating func putPulled(_ row: Row) { pulled[row.key] = row }
    public mutating func clearPulled() { pulled = [:] }
    public mutating func adoptPulled() { (rows, pulled) = (pulled, [:]) }

    public func waiting(_ key: RecordKey) -> [Waiting] {
        waiting.filter { $0.patch.id == key.id && $0.patch.kind == key.kind }
    }

    public func waiting(from n: Int, limit: Int) -> [Waiting] {
        Array(waiting.lazy.filter { $0.problem == nil && $0.patch.n >= n }.prefix(limit))
    }

    public func held() -> [Waiting] { waiting.filter { $0.problem != nil } }

    public mutating func put(_ entry: Waiting) {
        let place = waiting.firstIndex { $0.place >= entry.place } ?? waiting.endIndex
        if place < waiting.endIndex, waiting[place].place == entry.place {
            waiting[place] = entry
        } else {
            waiting.insert(entry, at: place)
        }
    }

    public mutating func removeWaiting(place: Int) { waiting.removeAll { $0.place == place } }
}
