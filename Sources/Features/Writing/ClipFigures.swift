/// Seconds of a film, in figures.
enum ClipFigures {
    /// "4.2".
    static func tenths(_ seconds: Double, _ point: String = ".") -> String {
        let tenths = Int((max(0, seconds) * 10).rounded())
        return "\(tenths / 10)\(point)\(tenths % 10)"
    }

    /// "12:05".
    static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded())
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
