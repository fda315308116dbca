/// What a page wants of the camera while it is shown.
public struct CameraWish: Sendable, Hashable {
    /// Whether what it sees is shown, so that pictures for the preview are worth their cost.
    public var isWatched: Bool
    /// 0 = only clear waves, 1 = faint ones too.
    public var sensitivity: Double
    /// Whether this page has the camera to itself: it is closed and opened anew on the way in and out.
    public var isOwn: Bool

    /// Whether what the cook's waves have taught counts.
    public var isTaught: Bool

    public init(isWatched: Bool, sensitivity: Double, isOwn: Bool = false, isTaught: Bool = true) {
        (self.isWatched, self.sensitivity, self.isOwn) = (isWatched, sensitivity, isOwn)
        self.isTaught = isTaught
    }
}
