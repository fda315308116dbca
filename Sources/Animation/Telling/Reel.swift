/// A film whose beats have got their lengths: what is seen at every moment.
public struct Reel {
    public let film: Film
    /// When each beat begins, in seconds, and when the last one ends.
    public let starts: [Double]

    /// How long one scene takes to become the next.
    public static let change = 0.45

    /// - Parameter lengths: of the beats in seconds, as many as the film has.
    public init(_ film: Film, lengths: [Double]) {
        self.film = film
        var starts = [0.0]
        for length in lengths { starts.append(starts[starts.count - 1] + length) }
        self.starts = starts
    }

    public var length: Double { starts[starts.count - 1] }

    public var chapters: [(time: Double, title: Words)] {
        zip(starts, film.beats).compactMap { start, beat in beat.chapter.map { (start, $0) } }
    }

    public func draw(_ pen: Pen, at time: Double) {
        guard !film.beats.isEmpty else { return }
        let last = film.beats.count - 1
        let beat = min(last, (starts.lastIndex { $0 <= time }) ?? 0)
        let since = time - starts[beat]
        if beat > 0, since < Self.change { show(pen, beat - 1, starts[beat] - starts[beat - 1]) }
        pen.faded(beat > 0 ? Motion.ramp(since, 0, Self.change) : 1) { show(pen, beat, since) }
    }

    public func show(_ pen: Pen, _ beat: Int, _ seconds: Double) {
        film.beats[beat].draw(pen, Beat.Time(seconds: seconds, length: starts[beat + 1] - starts[beat]))
    }
}
