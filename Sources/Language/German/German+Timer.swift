extension German {
    public func timerNamed(_ name: String) -> String { "Timer \(name)" }
    public func removeTimer(_ name: String) -> String { "Timer \(name) entfernen" }
    public func timerRemoved(_ name: String) -> String { "Timer „\(name)“ entfernt." }
    public func oneMoreMinute(_ name: String) -> String { "Noch eine Minute für \(name)" }
    public var timeIsUp: String { "Die Zeit ist um" }
    public func timeIsUp(_ names: String) -> String { "\(names): Die Zeit ist um" }
    public var timeIsUpWave: String { "Die Zeit ist um. Winken, tippen oder Taste drücken." }
    public var timeIsUpTap: String { "Die Zeit ist um. Tippen oder Taste drücken." }
    public func overdue(_ seconds: Double) -> String { "Seit \(span(seconds)) abgelaufen" }
    public func left(_ clock: String) -> String { "Noch \(clock)" }
    public func paused(_ clock: String) -> String { "\(clock), angehalten" }

    public func timerRings(_ names: [String]) -> String {
        "\(names.joined(separator: ", ")): Die Zeit ist um"
    }
    public var timerRingsDetail: String { "Der Timer klingelt in Hands Off." }
    public var timerOfOnesOwn: String { "Eigener Timer" }
    public var timerFor: String { "Wofür?" }
    public var timerForExample: String { "Eier, 7 Minuten" }
    public var minuteLess: String { "Eine Minute weniger" }
    public var minuteMore: String { "Eine Minute mehr" }
    public var startIt: String { "Starten" }
    public func pauseTimer(_ name: String) -> String { "\(name) anhalten" }
    public func goOnTimer(_ name: String) -> String { "\(name) weiterlaufen lassen" }
}
