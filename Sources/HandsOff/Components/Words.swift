/// Figures as a cook says them.
enum Words {
    /// "45 min", "1 h 20 min"; "–" when nobody said.
    static func minutes(_ minutes: Int) -> String {
        if minutes <= 0 { return "–" }
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// A figure without decimals, whatever is stored: nonsense is shown as 0, the absurdly large as a
    /// million.
    static func whole(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 1e6).rounded()) : 0 }

    static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }

    /// How long ago: "Just now", "5 minutes ago", "Yesterday".
    static func ago(_ then: Double, _ now: Double) -> String {
        let minutes = whole((now - then) / 60)
        switch minutes {
        case ..<1: return "Just now"
        case ..<60: return count(minutes, "minute ago", "minutes ago")
        case ..<1440: return count(minutes / 60, "hour ago", "hours ago")
        case ..<2880: return "Yesterday"
        case ..<20_160: return "\(minutes / 1440) days ago"
        case ..<86_400: return "\(minutes / 10_080) weeks ago"
        case ..<525_600: return "\(minutes / 43_200) months ago"
        default: return count(minutes / 525_600, "year ago", "years ago")
        }
    }
}
