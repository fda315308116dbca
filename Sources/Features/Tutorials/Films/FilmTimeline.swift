/// Where the times of a film lie on a line of so many points.
struct FilmTimeline: Sendable, Hashable {
    let seconds: Double
    let width: Double

    func x(_ time: Double) -> Double { part(time) * width }

    /// The part of the width at which a time lies.
    func part(_ time: Double) -> Double { seconds > 0 && time.isFinite ? min(1, max(0, time / seconds)) : 0 }

    func time(atPart part: Double) -> Double {
        seconds > 0 && part.isFinite ? min(1, max(0, part)) * seconds : 0
    }

    /// The left edge of something that lies over a time and stays within the line.
    func left(of length: Double, over time: Double) -> Double {
        min(max(0, x(time) - length / 2), max(0, width - length))
    }
}
