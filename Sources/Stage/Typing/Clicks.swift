/// Presses in quick succession at one place: the second chooses a word, the third a line.
struct Clicks {
    /// Seconds between two that belong together.
    static let pause = 0.4
    /// Points that they may lie apart.
    static let reach = 8.0

    var place: Point
    var time: Double
    var count = 1

    /// Another press; it goes on counting, or starts over.
    func followed(by place: Point, at time: Double) -> Clicks {
        let isNear = abs(place.x - self.place.x) <= Self.reach && abs(place.y - self.place.y) <= Self.reach
        let isQuick = time - self.time <= Self.pause
        return Clicks(place: place, time: time, count: isNear && isQuick ? count % 3 + 1 : 1)
    }
}
