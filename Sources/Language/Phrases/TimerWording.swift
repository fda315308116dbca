/// The kitchen timers (TR29, TR30).
public protocol TimerWording {
    func timerNamed(_ name: String) -> String
    func removeTimer(_ name: String) -> String
    func oneMoreMinute(_ name: String) -> String
    var startTimer: String { get }
    /// A button with the author's own words for a time: "Start 10 minutes".
    func startTimer(_ phrase: String) -> String
    var timeIsUp: String { get }
    func timeIsUp(_ names: String) -> String
    var timeIsUpWave: String { get }
    var timeIsUpTap: String { get }
    func overdue(_ seconds: Double) -> String
    /// - Parameter clock: "9:30".
    func left(_ clock: String) -> String
    func paused(_ clock: String) -> String
}
