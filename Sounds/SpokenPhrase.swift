/// What was said, as sound: one channel of samples, and the words that it says.
public struct SpokenPhrase: Sendable {
    public let text: String
    /// From −32,768 to 32,767.
    public let samples: [Int16]
    /// Samples a second.
    public let rate: Int

    public init(text: String, samples: [Int16], rate: Int) {
        (self.text, self.samples, self.rate) = (text, samples, rate)
    }

    public var seconds: Double { rate > 0 ? Double(samples.count) / Double(rate) : 0 }
}
