/// The minute in which nobody waves: how often would a page have turned by itself?
///
/// Its time runs only while the camera looks.
public struct RoomMinute: Sendable, Hashable {
    /// How long it is, in seconds.
    public static let length = 60.0
    /// Seconds before it begins, and after an interruption, for the hands to come down.
    public static let settling = 4.0
    /// Seconds after which it says something, when it is cut short.
    static let least = 15.0

    /// The sensitivity that each false alarm needed, 0...1, in the order of their coming.
    public internal(set) var alarms: [Double] = []
    private var spent = 0.0
    /// Since when it runs, or will run.
    private var since: Double?

    init() {}

    mutating func run(at now: Double) { since = now + Self.settling }

    mutating func pause(at now: Double) {
        spent = seconds(at: now)
        since = nil
    }

    /// When it is over, if nothing interrupts it.
    var end: Double? { since.map { $0 + Self.length - spent } }

    /// How much of it has passed, in seconds.
    public func seconds(at now: Double) -> Double {
        min(Self.length, spent + max(0, now - (since ?? now)))
    }

    public var isPaused: Bool { since == nil }
    /// Seconds until it begins to run, or 0.
    public func settling(at now: Double) -> Double { max(0, (since ?? now) - now) }
    public func isRunning(at now: Double) -> Bool { since.map { $0 <= now } ?? false }

    /// Whether it has been long enough to go by.
    var isTelling: Bool { spent >= Self.least }
    /// Seconds of it, once it is over.
    var measured: Double { spent }
}
