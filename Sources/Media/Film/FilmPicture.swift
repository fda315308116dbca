/// A picture of a film, as large as it was asked for.
public struct FilmPicture: Sendable {
    public let width: Int
    public let height: Int
    /// `width * height` pixels, 0xFFRRGGBB, top row first.
    public let pixels: [UInt32]
    /// Seconds from the film's beginning.
    public let time: Double

    public init(width: Int, height: Int, pixels: [UInt32], time: Double) {
        (self.width, self.height, self.pixels, self.time) = (width, height, pixels, time)
    }
}
