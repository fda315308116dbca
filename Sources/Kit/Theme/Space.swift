/// The one spacing scale, in points.
public enum Space {
    public static let xs = 4.0
    public static let s = 8.0
    public static let m = 16.0
    public static let l = 24.0
    public static let xl = 32.0
    public static let xxl = 56.0
    /// The smallest side of anything that is pressed with a finger.
    public static let touch = 48.0
    /// Corners: of cards, and of small things.
    public static let radius = 16.0
    public static let smallRadius = 10.0
}
