public import Synchronization

/// What the desktop shows of the program, and its clock.
public final class DesktopDouble: Sendable {
    /// The titles of its messages, the oldest first.
    public let said = Mutex<[String]>([])
    public let time = Mutex("12:00")
}
