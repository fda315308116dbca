/// How a motion gathers and loses speed; from 0 at 0 to 1 at 1.
public enum Easing: Sendable, Hashable {
    case linear
    /// Starts gently.
    case gather
    /// Ends gently.
    case settle
    /// Starts and ends gently, as hands do.
    case gentle

    public func callAsFunction(_ part: Double) -> Double {
        let t = min(1, max(0, part))
        return switch self {
        case .linear: t
        case .gather: t * t * t
        case .settle: 1 - (1 - t) * (1 - t) * (1 - t)
        case .gentle: t * t * t * (t * (6 * t - 15) + 10)
        }
    }
}
