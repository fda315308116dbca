import Synchronization

/// Until when our own voice sounds: told by the main actor, asked by the microphone's thread.
///
/// By the length of what is said, since a voice of the desktop doesn't tell when it has done.
public final class Earplug: Sendable {
    /// Seconds a character at a speed of 1, and before and after.
    private static let character = 0.085, around = 1.0

    /// Milliseconds on the clock that both can read.
    private let until = Atomic<Int64>(0)

    public init() {}

    /// Something is going to be said.
    func speak(_ text: String, speed: Double) {
        let seconds = Self.around + Double(text.count) * Self.character / max(0.1, speed)
        until.store(Self.now + Int64(seconds * 1000), ordering: .relaxed)
    }

    /// It is silent, but for what rings on in the room.
    func hush() { until.store(min(until.load(ordering: .relaxed), Self.now + 400), ordering: .relaxed) }

    public var isSounding: Bool { Self.now < until.load(ordering: .relaxed) }

    private static var now: Int64 {
        let now = ContinuousClock.now - Self.start
        return now.components.seconds * 1000 + now.components.attoseconds / 1_000_000_000_000_000
    }
    private static let start = ContinuousClock.now - .seconds(10)
}
