public import Screen

/// What can be felt under a finger (TR21).
@MainActor public protocol Haptics: AnyObject {
    /// Whether there is a device that can be felt; takes a few milliseconds.
    func look() -> Bool
    /// Shakes it, if it can be shaken.
    func buzz(_ buzz: Buzz, at now: Double)
    /// When `elapse` wants to be called; nil = not.
    var deadline: Double? { get }
    func elapse(to now: Double)
}

extension Rumble: Haptics {}
