/// What is said to a hand by shaking the device.
public enum Buzz: Sendable, Hashable {
    /// Something was pressed.
    case press
    /// It worked: one that is long.
    case yes
    /// It didn't: two that are short.
    case no

    /// When each shake begins and how long it is, in seconds.
    public var shakes: [(after: Double, length: Double)] {
        switch self {
        case .press: [(0, 0.03)]
        case .yes: [(0, 0.3)]
        case .no: [(0, 0.08), (0.2, 0.08)]
        }
    }
}
