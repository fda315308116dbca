/// A scroll that a finger has let go of while it moved.
struct Glide {
    /// Slower than this, in points a second, a finger has put it down.
    static let least = 120.0

    var scroll: String
    var decay: Decay
    var since: Double
}
