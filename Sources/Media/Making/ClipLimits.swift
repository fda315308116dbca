/// What a clip of a step may be: a few seconds that are looked at over and over.
public enum ClipLimits {
    public static let seconds = 10.0
    /// A handle is never let closer to the other; what is shorter can't be seen.
    public static let leastSeconds = 0.5
    /// Bytes of a clip as the library keeps it.
    public static let bytes = 1_500_000
    /// Pixels of its longer and its shorter side.
    public static let longSide = 1280
    public static let shortSide = 720
    /// Pictures a second.
    public static let rate = 30
    /// Bytes of a file that a clip is cut from.
    public static let source = 1 << 30
    /// Bytes of a film that is carried about in memory: one that was fetched, or came with a recipe.
    public static let carried = 64 << 20
    /// Bytes of a poster; a JPEG of that size has a fifth.
    public static let poster = 2_000_000
}
