/// Where a hand is at a time: it moves from place to place, and rests in between.
struct Track: Sendable {
    private struct Move: Sendable {
        var start: Double
        var seconds: Double
        var from: Point
        var to: Point
        /// How far the middle of the way lies beside the straight line.
        var bulge: Point
    }

    private var moves: [Move] = []
    private let first: Point
    /// The end of the last move or rest, in seconds.
    private(set) var time = 0.0
    /// Where the last move ends.
    private(set) var place: Point
    /// No hand is quite still: how far it drifts, and how fast, in turns a second.
    var tremor = Point(0, 0)
    var pace: Float = 0.4

    init(at place: Point) {
        first = place
        self.place = place
    }

    mutating func rest(_ seconds: Double) {
        time += seconds
    }

    /// Begins the next move before the last one has ended.
    mutating func overlap(_ seconds: Double) {
        time = max(0, time - seconds)
    }

    /// Moves on to a place; returns when it starts and ends.
    @discardableResult
    mutating func move(to place: Point, in seconds: Double, bulge: Point = Point(0, 0)) -> ClosedRange<Double>
    {
        let start = time
        moves.append(Move(start: start, seconds: seconds, from: self.place, to: place, bulge: bulge))
        time += seconds
        self.place = place
        return start...time
    }

    func place(at time: Double) -> Point {
        let drift = Point(sine(Float(time) * pace), sine(Float(time) * pace * 1.37 + 0.3)) * tremor
        return moves.reduce(first + drift) { place, move in
            let share = eased((time - move.start) / move.seconds)
            return place + (move.to - move.from) * share + move.bulge * (4 * share * (1 - share))
        }
    }

    /// The part of a move in which the hand's middle is seen moving: not its slow first and last moments, nor
    /// what is out of the picture.
    func seen(_ span: ClosedRange<Double>, within low: Point, _ high: Point) -> ClosedRange<Double>? {
        let steps = Int((span.upperBound - span.lowerBound) / 0.005)
        let times = (0...steps).map { span.lowerBound + Double($0) * 0.005 }.filter { time in
            let share = eased((time - span.lowerBound) / (span.upperBound - span.lowerBound))
            let place = place(at: time)
            return share >= 0.025 && share <= 0.975 && place.x >= low.x && place.x <= high.x
                && place.y >= low.y
                && place.y <= high.y
        }
        guard let start = times.first, let end = times.last else { return nil }
        return start...end
    }
}
