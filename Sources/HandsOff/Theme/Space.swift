/// The one spacing scale, in points.
enum Space {
    static let xs = 4.0
    static let s = 8.0
    static let m = 16.0
    static let l = 24.0
    static let xl = 32.0
    static let xxl = 56.0
    /// The smallest side of anything that is pressed with a finger.
    static let touch = 48.0
    /// Corners: of cards, and of small things.
    static let radius = 16.0
    static let smallRadius = 10.0
}
