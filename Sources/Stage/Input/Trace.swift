/// Where a finger has just been, to tell how fast it lets go.
struct Trace {
    /// Seconds that count: a finger that has rested for as long lets go of what lies still.
    static let memory = 0.1

    private var points: [(place: Point, time: Double)] = []

    mutating func note(_ place: Point, at time: Double) {
        points.removeAll { $0.time < time - Self.memory }
        points.append((place, time))
    }

    /// Points a second.
    func velocity(at time: Double) -> Point {
        let recent = points.filter { $0.time >= time - Self.memory }
        guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
            return .zero
        }
        let seconds = last.time - first.time
        return Point((last.place.x - first.place.x) / seconds, (last.place.y - first.place.y) / seconds)
    }
}
