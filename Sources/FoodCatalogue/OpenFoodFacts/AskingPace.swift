/// How often a service of others may be asked: Open Food Facts asks for at most fifteen products a minute
/// (openfoodfacts.github.io/openfoodfacts-server/api, "Rate limits").
public struct AskingPace: Sendable, Hashable {
    public static let most = 15
    /// Seconds.
    public static let span = 60.0

    private var asked: [Double] = []

    public init() {}

    /// Whether it may be asked now; then it counts as asked.
    /// - Parameter now: seconds.
    public mutating func take(at now: Double) -> Bool {
        asked.removeAll { now - $0 >= Self.span }
        guard asked.count < Self.most else { return false }
        asked.append(now)
        return true
    }
}
