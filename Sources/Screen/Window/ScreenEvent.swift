public import Stage

/// What a wait at the window ends with.
public enum ScreenEvent: Sendable, Hashable {
    /// A person did something.
    case input(InputEvent)
    /// Something happened to the window.
    case window(WindowEvent)
}

/// What happened to the window.
public enum WindowEvent: Sendable, Hashable {
    /// It has another size now, in points, or another scale: everything must be laid out and drawn again.
    case resized(Size)
    /// What was on it is lost: everything must be drawn again. (Mostly the window mends itself.)
    case exposed
    case focusLost, focusGained
    /// Minimised, or shown again.
    case hidden, shown
    /// Closed, by its button or by a signal such as Ctrl-C.
    case quit
    /// A doorbell rang: work for the main actor is waiting.
    case woken
}
