/// Why the window, the sound or a picture file could not be had.
public enum ScreenError: Error, Sendable, Hashable {
    /// There is no display to open a window on.
    case noDisplay(cause: String)
    /// There is a display, but it gives no window.
    case noWindow(cause: String)
    /// A picture file could not be written or read.
    case picture(path: String, cause: String)

    /// What the system says, for the log and the doctor.
    public var cause: String {
        switch self {
        case .noDisplay(let cause), .noWindow(let cause), .picture(_, let cause): cause
        }
    }
}
