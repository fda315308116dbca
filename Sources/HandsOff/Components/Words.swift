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
}
