/// Times of films, as one reads them: "1:12", "1:02:03".
enum FilmClock {
    static func text(_ seconds: Double) -> String {
        let whole = Int(min(max(0, seconds.isFinite ? seconds : 0), 359_999))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let rest = two(whole % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
