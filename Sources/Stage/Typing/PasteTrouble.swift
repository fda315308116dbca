/// Why what was pasted, dropped or typed is not, or not wholly, where it was meant to be.
public enum PasteTrouble: Sendable, Hashable {
    /// The clipboard has no text; or the desktop doesn't hand over one as long as that.
    case nothing
    /// There was room for its beginning only.
    case cut
}
