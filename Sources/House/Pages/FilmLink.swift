/// From a step to the film that shows how its technique is done.
@MainActor public struct FilmLink {
    /// What the film is called.
    public let title: String
    /// Shows it; the way back leads to where one was.
    public let open: @MainActor () -> Void

    public init(title: String, open: @escaping @MainActor () -> Void) {
        (self.title, self.open) = (title, open)
    }
}
