/// The way a hand swept across the picture as the camera stores it: `left` is towards its first column, `up`
/// towards its first row.
public enum Hand: String, Sendable, Hashable, CaseIterable {
    case left, right, up, down

    public var opposite: Hand {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }

    public var isVertical: Bool { self == .up || self == .down }
}
