extension German {
    func timerNamed(_ name: String) -> String { "Timer \(name)" }
    func removeTimer(_ name: String) -> String { "Timer \(name) entfernen" }
    func oneMoreMinute(_ name: String) -> String { "Noch eine Minute für \(name)" }
    var startTimer: String { "Timer starten" }
    func startTimer(_ phrase: String) -> String { "Start: \(phrase)" }
    var timeIsUp: String { "Die Zeit ist um" }
    func timeIsUp(_ names: String) -> String { "\(names): Die Zeit ist um" }
    var timeIsUpWave: String { "Die Zeit ist um. Winken, tippen oder Taste drücken." }
    var timeIsUpTap: String { "Die Zeit ist um. Tippen oder Taste drücken." }
    func overdue(_ seconds: Double) -> String { "Seit \(span(seconds)) abgelaufen" }
    func left(_ clock: String) -> String { "Noch \(clock)" }
    func paused(_ clock: String) -> String { "\(clock), angehalten" }
}
