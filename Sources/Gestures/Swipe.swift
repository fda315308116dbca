/// One sweep of a hand that counted.
public struct Swipe: Sendable, Hashable {
    /// Its direction in the picture as stored.
    public let hand: Hand
    /// The time of the frame on which it was recognised, on the clock of the frames.
    public let time: Double

    public init(hand: Hand, time: Double) {
        self.hand = hand
        self.time = time
    }
}
