/// What was needed lately, and no more than a certain number of entries.
///
/// Two generations: when the young one is full the old one goes. So an entry stays for at least
/// `capacity / 2` others, and looking up costs one or two hashes with no list to keep.
struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let half: Int

    init(capacity: Int) {
        half = max(1, capacity / 2)
    }

    var count: Int { young.count + old.count }

    /// The value, which counts as used now; nil if it was never kept or has gone.
    mutating func find(_ key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        keep(value, for: key)
        return value
    }

    mutating func keep(_ value: Value, for key: Key) {
        if young.count >= half {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
