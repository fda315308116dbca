/// Which of many are picked: holding one begins, then a tap picks or drops one, until none is left.
public struct Picking<ID: Hashable & Sendable>: Sendable, Equatable {
    public private(set) var picked: Set<ID> = []
    /// The one that was picked or dropped last, from which Shift reaches on.
    public private(set) var last: ID?

    public init() {}

    /// Whether taps pick instead of doing what they do otherwise.
    public var isOn: Bool { !picked.isEmpty }
    public var count: Int { picked.count }
    public func contains(_ id: ID) -> Bool { picked.contains(id) }

    /// One was held: it is picked, or dropped again.
    public mutating func hold(_ id: ID) { toggle(id) }

    /// One was tapped.
    /// - Returns: whether that picked or dropped it; if not, the tap does what it does otherwise.
    public mutating func tap(_ id: ID) -> Bool {
        guard isOn else { return false }
        toggle(id)
        return true
    }

    public mutating func pick(_ ids: some Sequence<ID>) { picked.formUnion(ids) }
    public mutating func clear() { (picked, last) = ([], nil) }

    /// All from the last one up to this are picked; what they are, whoever shows them knows.
    public mutating func reach(_ ids: some Sequence<ID>) { picked.formUnion(ids) }

    /// What is no longer there can't be picked.
    public mutating func keep(only there: some Sequence<ID>) {
        picked.formIntersection(there)
        if picked.isEmpty { last = nil }
    }

    private mutating func toggle(_ id: ID) {
        if picked.remove(id) == nil { picked.insert(id) }
        last = picked.isEmpty ? nil : id
    }
}
