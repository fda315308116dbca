/// One sweep of a hand that counted.
public struct Swipe: Sendable, Hashable {
    /// Its direction in the picture as stored.
    public let hand: Hand
    /// The time of the frame on which it was recognised, on the clock of the frames.
    public let time: Double
    /// How clear it was: the smallest setting of the sensitivity, 0...1, at which it would still have
    /// counted.
    public let leastSensitivity: Double
    /// How many pictures a second showed the hand on its way, where that was measured: pictures that only repeat
    /// the one before are none.
    public let picturesPerSecond: Double?
    /// What was measured of it at its clearest, once it is over (`SwipeDetector.settled`).
    public let sample: WaveSample?

    public init(
        hand: Hand, time: Double, leastSensitivity: Double = 0.5, picturesPerSecond: Double? = nil,
        sample: WaveSample? = nil
    ) {
        self.hand = hand
        self.time = time
        self.leastSensitivity = leastSensitivity
        self.picturesPerSecond = picturesPerSecond
        self.sample = sample
    }
}
