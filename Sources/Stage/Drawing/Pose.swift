/// How a thing lies that doesn't lie straight: moved, turned about its middle, nearer or farther.
public struct Pose: Sendable, Hashable {
    /// Points from where it belongs.
    public var offset: Point
    /// Clockwise.
    public var degrees: Double
    public var scale: Double

    public init(offset: Point = .zero, degrees: Double = 0, scale: Double = 1) {
        (self.offset, self.degrees, self.scale) = (offset, degrees, scale)
    }

    public static let straight = Pose()
}
