import Media

/// Which stretch of a film becomes a clip, as it is chosen on a strip of the film's pictures: a rule without a film.
///
/// The strip shows a window of a long film; both ends of the stretch lie in it, and so does the mark.
struct ClipTrim: Sendable, Hashable {
    enum Mark: String, Sendable, Hashable, CaseIterable { case start, end, mark }

    /// Seconds that the strip shows of a film that is longer.
    static let window = 30.0
    /// By how much an arrow key moves a mark.
    static let nudge = 0.1

    /// Of the whole film.
    let seconds: Double
    /// Where the strip begins.
    private(set) var from = 0.0
    private(set) var start = 0.0
    private(set) var end: Double
    /// What is looked at, to become the poster.
    private(set) var mark = 0.0
    /// The time of the picture that stands for the clip; nil = its first.
    private(set) var poster: Double?

    init(seconds: Double) {
        self.seconds = max(0.04, seconds)
        end = min(self.seconds, ClipLimits.seconds)
    }

    /// Seconds that the strip shows.
    var span: Double { min(seconds, Self.window) }
    var isLong: Bool { seconds > Self.window }
    var length: Double { end - start }
    private var least: Double { min(seconds, ClipLimits.leastSeconds) }

    func time(of mark: Mark) -> Double {
        switch mark {
        case .start: start
        case .end: end
        case .mark: self.mark
        }
    }

    /// Where a time lies on the strip, 0...1.
    func place(of time: Double) -> Double { min(1, max(0, (time - from) / span)) }
    func time(at place: Double) -> Double { from + min(1, max(0, place)) * span }

    /// A mark is brought to a time, as near as it may come. The ends never cross, and one that would make the stretch too
    /// long takes the other along.
    mutating func move(_ which: Mark, to wanted: Double) {
        let time = min(from + span, max(from, wanted.isFinite ? wanted : from))
        switch which {
        case .start:
            start = min(time, end - least)
            end = min(end, start + ClipLimits.seconds)
        case .end:
            end = max(time, start + least)
            start = max(start, end - ClipLimits.seconds)
        case .mark: mark = time
        }
        mark = min(end, max(start, mark))
        if let poster { self.poster = min(end, max(start, poster)) }
    }

    mutating func nudge(_ which: Mark, by steps: Double) {
        move(which, to: ((time(of: which) + steps * Self.nudge) * 10).rounded() / 10)
    }

    /// To its first or its last place.
    mutating func send(_ which: Mark, toEnd: Bool) {
        switch (which, toEnd) {
        case (.mark, false): move(.mark, to: start)
        case (.mark, true): move(.mark, to: end)
        // Alone: what lies between stays as long as it may.
        case (.start, true): move(.start, to: end - least)
        case (.end, false): move(.end, to: start + least)
        case (.start, false): move(.start, to: from)
        case (.end, true): move(.end, to: from + span)
        }
    }

    /// The strip shows another part of a long film, and the stretch comes along.
    mutating func show(from wanted: Double) {
        let new = min(max(0, seconds - span), max(0, wanted.isFinite ? wanted : 0))
        let (way, length) = (new - from, length)
        from = new
        start = min(new + span - length, max(new, start + way))
        end = start + length
        (mark, poster) = (start, nil)
    }

    mutating func usePoster() { poster = mark }

    func cut(isHeard: Bool) -> ClipCut {
        ClipCut(start: start, end: end, poster: poster ?? start, isHeard: isHeard)
    }
}
