/// Tells a tap from a double tap: the single one waits until no second can follow (TR26, TR29).
public struct TapRule: Sendable, Hashable {
    public enum Tap: Sendable, Hashable { case single, double }

    /// Seconds within which a second tap makes a double tap. GTK's double-click time is 0.4 s and Android's
    /// 0.3 s; the shorter one, because every single tap pays for it in delay.
    public static let window = 0.3

    /// When the waiting tap becomes a single one; nil = none is waiting.
    public private(set) var deadline: Double?

    public init() {}

    /// A finger or button came up. Returns `.double` at once, or nil while it may still become one.
    public mutating func tap(at now: Double) -> [Tap] {
        if let deadline {
            self.deadline = nil
            if now < deadline { return [.double] }
            self.deadline = now + Self.window
            return [.single]
        }
        deadline = now + Self.window
        return []
    }

    /// Time has passed. Returns `.single` once the window has closed.
    public mutating func elapse(to now: Double) -> Tap? {
        guard let deadline, now >= deadline else { return nil }
        self.deadline = nil
        return .single
    }

    /// Something else happened in between; the waiting tap is dropped.
    public mutating func reset() { deadline = nil }
}
