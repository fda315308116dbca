/// Whether what a film is controlled with lies over a picture that fills the window: it goes when nobody has moved
/// anything for a while, and comes back with the next movement.
struct FilmControls: Sendable, Hashable {
    /// Seconds.
    static let patience = 3.0

    private var stirredAt: Double

    init(at now: Double) { stirredAt = now }

    mutating func stir(at now: Double) { stirredAt = now }

    /// - Parameter stays: whether nothing plays, or something is held.
    func isShown(at now: Double, stays: Bool) -> Bool { stays || now < stirredAt + Self.patience }

    /// When they go; nil = they stay, or are gone.
    func deadline(at now: Double, stays: Bool) -> Double? {
        isShown(at: now, stays: stays) && !stays ? stirredAt + Self.patience : nil
    }
}
