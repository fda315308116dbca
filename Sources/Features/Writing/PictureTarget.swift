/// What a picture is added to.
enum PictureTarget: Sendable, Hashable {
    case recipe
    /// A step, by its id.
    case step(Int)
}
