/// A word, and where in the sound it is.
public struct HeardWord: Sendable, Hashable {
    public var text: String
    /// Seconds from the first sample.
    public var from: Double, to: Double
    /// See ``Recognition/sureness``.
    public var sureness: Double

    public init(text: String, from: Double, to: Double, sureness: Double) {
        (self.text, self.from, self.to, self.sureness) = (text, from, to, sureness)
    }
}
