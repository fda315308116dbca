/// What a page wants of the camera while it is shown.
public struct CameraWish: Sendable, Hashable {
    /// Whether what it sees is shown, and so pictures for that are worth their cost.
    public var isWatched: Bool
    public var sensitivity: Double
    /// Whether sweeps up and down are wanted, too.
    public var watchesVertical: Bool
    /// Whether it is opened anew for this page, as for no other.
    public var isOwn: Bool

    public init(isWatched: Bool, sensitivity: Double, watchesVertical: Bool = false, isOwn: Bool = false) {
        (self.isWatched, self.sensitivity) = (isWatched, sensitivity)
        (self.watchesVertical, self.isOwn) = (watchesVertical, isOwn)
    }
}
