/// Figures as a cook says them.
enum Words {
    /// "45 min", "1 h 20 min"; "–" when nobody said.
    static func minutes(_ minutes: Int) -> String {
        if minutes <= 0 { return "–" }
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }
}
