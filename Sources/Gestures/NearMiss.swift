/// A movement that was nearly a sweep, told once it is over and has not counted: for the preview's one kind
/// line, and for practising.
public struct NearMiss: Sendable, Hashable {
    /// Its direction in the picture as stored.
    public let hand: Hand
    /// What was wanting most.
    public let shortfall: Shortfall
    /// The time of the frame on which it was clear, on the clock of the frames.
    public let time: Double

    public init(hand: Hand, shortfall: Shortfall, time: Double) {
        self.hand = hand
        self.shortfall = shortfall
        self.time = time
    }
}
