/// The kitchen timers (TR29, TR30).
public protocol TimerWording {
    func timerNamed(_ name: String) -> String
    func removeTimer(_ name: String) -> String
    /// Said for a moment in which it can be had again.
    func timerRemoved(_ name: String) -> String
    func oneMoreMinute(_ name: String) -> String
    var timeIsUp: String { get }
    func timeIsUp(_ names: String) -> String
    var timeIsUpWave: String { get }
    var timeIsUpTap: String { get }
    func overdue(_ seconds: Double) -> String
    /// - Parameter clock: "9:30".
    func left(_ clock: String) -> String
    func paused(_ clock: String) -> String

    /// What the desktop shows when a timer rings in a window out of sight.
    func timerRings(_ names: [String]) -> String
    var timerRingsDetail: String { get }
    /// One that no recipe asks for.
    var timerOfOnesOwn: String { get }
    var timerFor: String { get }
    var timerForExample: String { get }
    var minuteLess: String { get }
    var minuteMore: String { get }
    var startIt: String { get }
    func pauseTimer(_ name: String) -> String
    func goOnTimer(_ name: String) -> String
}
