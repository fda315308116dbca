/// How fast films can be watched.
enum FilmSpeed {
    static let all = [0.5, 0.75, 1, 1.25, 1.5, 2]

    static func faster(than speed: Double) -> Double? { all.first { $0 > speed + 0.01 } }
    static func slower(than speed: Double) -> Double? { all.last { $0 < speed - 0.01 } }
    /// For one button: faster and faster, then from the slowest.
    static func next(after speed: Double) -> Double { faster(than: speed) ?? all[0] }

    /// "1", "1.25".
    static func figure(_ speed: Double) -> String { speed == speed.rounded() ? "\(Int(speed))" : "\(speed)" }
}
