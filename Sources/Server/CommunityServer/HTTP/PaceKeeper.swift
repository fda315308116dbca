import Synchronization

/// Counts how often things are asked: the generic cell rate algorithm (ITU-T I.371), which keeps one time a
/// key, in memory of a fixed size.
final class PaceKeeper: Sendable {
    private struct Key: Hashable {
        var pace: String
        var who: String
    }

    /// When, for each key, all that was asked would have been due at its pace.
    private let due = Mutex<[Key: Int64]>([:])
    private let capacity: Int

    init(capacity: Int = 50_000) { self.capacity = capacity }

    /// - Parameter now: milliseconds, by a clock that nobody sets (``ServerClock/steadily``).
    /// - Returns: nil if it may be asked now; or seconds after which it may be.
    func ask(_ pace: Pace, _ who: String, at now: Int64) -> Int? {
        let key = Key(pace: pace.name, who: who)
        return due.withLock { due in
            let next = max(due[key] ?? now, now) + pace.interval
            let early = next - Int64(pace.burst) * pace.interval - now
            guard early <= 0 else { return Int((early + 999) / 1000) }
            if due.count >= capacity, due[key] == nil { Self.makeRoom(&due, capacity: capacity, now: now) }
            due[key] = next
            return nil
        }
    }

    /// Lets go of those that are even, and if that is too little, of those that soon will be.
    private static func makeRoom(_ due: inout [Key: Int64], capacity: Int, now: Int64) {
        due = due.filter { $0.value > now }
        guard due.count > capacity * 3 / 4 else { return }
        let kept = due.sorted { $0.value > $1.value }.prefix(capacity / 2)
        due = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
}
