/// The way a hand swept across the picture as the camera stores it: `left` is towards its first column.
public enum Hand: String, Sendable, Hashable, CaseIterable {
    case left, right

    public var opposite: Hand { self == .left ? .right : .left }
}
