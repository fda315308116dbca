/// Where a recipe comes from.
enum Origin: String, Sendable, Hashable {
    /// It came with the program.
    case starter
    /// The cook wrote it, or changed a starter.
    case own
}
