/// A few silent seconds that go round: their end is their beginning.
public struct Clip {
    public var id: String
    /// Seconds.
    public var length: Double
    /// Draws a part of the round, 0..<1.
    public var draw: (Pen, Double) -> Void

    public init(id: String, length: Double, _ draw: @escaping (Pen, Double) -> Void) {
        (self.id, self.length, self.draw) = (id, length, draw)
    }
}
