/// Has the desktop remind of meals while the program is closed (MO8).
public struct MealTimer: Sendable {
    /// Sets it to minutes of the day, in place of those before; none take it away. Takes a while, on any thread.
    /// - Returns: why that can't be, for the log; nil if it is done.
    public var set: @Sendable (_ minutes: [Int]) -> String?

    public init(set: @escaping @Sendable (_ minutes: [Int]) -> String?) { self.set = set }
}
