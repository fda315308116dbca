extension English {
    public func timerNamed(_ name: String) -> String { "\(name) timer" }
    public func removeTimer(_ name: String) -> String { "Remove \(name) timer" }
    public func timerRemoved(_ name: String) -> String { "“\(name)” timer removed." }
    public func oneMoreMinute(_ name: String) -> String { "One more minute for \(name)" }
    public var timeIsUp: String { "Time is up" }
    public func timeIsUp(_ names: String) -> String { "\(names): time is up" }
    public var timeIsUpWave: String { "Time is up. Wave, tap or press a key." }
    public var timeIsUpTap: String { "Time is up. Tap or press a key." }
    public func overdue(_ seconds: Double) -> String { "Overdue by \(span(seconds))" }
    public func left(_ clock: String) -> String { "\(clock) left" }
    public func paused(_ clock: String) -> String { "\(clock), paused" }

    public func timerRings(_ names: [String]) -> String { "\(names.joined(separator: ", ")): time is up" }
    public var timerRingsDetail: String { "The timer rings in Hands Off." }
    public var timerOfOnesOwn: String { "A timer of your own" }
    public var timerFor: String { "What for?" }
    public var timerForExample: String { "Eggs, 7 minutes" }
    public var minuteLess: String { "A minute less" }
    public var minuteMore: String { "A minute more" }
    public var startIt: String { "Start it" }
    public func pauseTimer(_ name: String) -> String { "Pause \(name)" }
    public func goOnTimer(_ name: String) -> String { "Go on with \(name)" }
}
