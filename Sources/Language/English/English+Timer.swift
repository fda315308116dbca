extension English {
    func timerNamed(_ name: String) -> String { "\(name) timer" }
    func removeTimer(_ name: String) -> String { "Remove \(name) timer" }
    func oneMoreMinute(_ name: String) -> String { "One more minute for \(name)" }
    var startTimer: String { "Start timer" }
    func startTimer(_ phrase: String) -> String { "Start \(phrase)" }
    var timeIsUp: String { "Time is up" }
    func timeIsUp(_ names: String) -> String { "\(names): time is up" }
    var timeIsUpWave: String { "Time is up. Wave, tap or press a key." }
    var timeIsUpTap: String { "Time is up. Tap or press a key." }
    func overdue(_ seconds: Double) -> String { "Overdue by \(span(seconds))" }
    func left(_ clock: String) -> String { "\(clock) left" }
    func paused(_ clock: String) -> String { "\(clock), paused" }
}
