/// Which of many are picked: holding one begins, then a tap picks or drops one, until none is left.
public struct Picking<ID: Hashable & Sendable>: Sendable, Equatable {
    public private(set) var picked: Set<ID> = []

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
    public mutating func clear() { picked = [] }

    /// What is no longer there can't be picked.
    public mutating func keep(only there: some Sequence<ID>) { picked.formIntersection(there) }

    private mutating func toggle(_ id: ID) {
        if picked.remove(id) == nil { picked.insert(id) }
    }
}
