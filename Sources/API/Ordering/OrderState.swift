/// How far an order is. It only goes forward, along a written table (``OrderState/next(by:)``).
public enum OrderState: String, Codable, Sendable, Hashable, CaseIterable {
    /// The kitchen hasn't said anything yet.
    case placed
    case accepted
    case preparing
    case onTheWay = "on-the-way"
    case delivered
    /// By the kitchen, which says why.
    case refused
    /// By whoever placed it, before it was accepted; or because it wasn't paid in time.
    case cancelled

    /// Who takes a step.
    public enum Side: String, Codable, Sendable, Hashable, CaseIterable {
        case guest, kitchen
        /// Where money is waited for: it takes an order back that nobody has paid.
        case till
    }

    /// What may come next, and by whom.
    public func next(by side: Side) -> [OrderState] {
        switch (self, side) {
        case (.placed, .guest), (.placed, .till): [.cancelled]
        case (.placed, .kitchen): [.accepted, .refused]
        case (.accepted, .kitchen): [.preparing, .onTheWay, .delivered, .refused]
        case (.preparing, .kitchen): [.onTheWay, .delivered, .refused]
        case (.onTheWay, .kitchen): [.delivered, .refused]
        default: []
        }
    }

    /// Whether something is still to come of it.
    public var isOpen: Bool { OrderState.Side.allCases.contains { !next(by: $0).isEmpty } }
    /// Whether the kitchen says why it goes there.
    public var needsReason: Bool { self == .refused }
}
