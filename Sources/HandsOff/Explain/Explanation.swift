import Gestures

/// What the detector saw in a clip, frame by frame, and what it decided and why: what
/// `hands-off gestures --explain` draws.
struct Explanation {
    /// The clip's file name, for the title.
    let name: String
    let sensitivity: Double
    /// The picture in pixels, and in blocks.
    let size: (width: Int, height: Int)
    private(set) var columns = 0
    private(set) var rows = 0
    private(set) var frames: [Frame] = []
    private(set) var marks: [Mark] = []
    /// Frames that the clip has in the time that is explained, used or not, and the time of the last.
    private(set) var count = 0
    private(set) var end = 0.0
    /// Whether the clip goes on after what is explained.
    var isCut = false
    private(set) var threshold = 0.0
    private(set) var nearly = 0.0
    /// The clearest stretch of each direction since something was last decided.
    private var best: [Hand: Seen] = [:]

    /// A frame that was used.
    struct Frame {
        let time: Double
        let isWholePicture: Bool
        let isShaken: Bool
        /// Fresh motion at each place across.
        let profile: [Float]
        /// The stretch that comes nearest to counting.
        let best: Seen?
    }

    /// A stretch at the moment when it looked as it does.
    struct Seen {
        let stretch: Stretch
        let time: Double
        let unit: Double
    }

    /// Something that was decided.
    struct Mark {
        enum Verdict { case counted(Hand), nearly(Hand, Shortfall), wholePicture }

        let verdict: Verdict
        /// When: of a count the frame on which it counted, else the end of the movement or the change's span.
        let from: Double
        var to: Double
        /// What was decided about.
        let seen: Seen?
    }

    init(name: String, size: (width: Int, height: Int), sensitivity: Double) {
        (self.name, self.size, self.sensitivity) = (name, size, sensitivity)
    }

    /// Takes each frame of the clip, after the detector has looked at it.
    mutating func take(_ frame: LumaFrame, _ detector: SwipeDetector, _ swipe: Swipe?) {
        (count, end) = (count + 1, frame.time)
        (columns, rows) = (frame.columns, frame.rows)
        guard let sighting = detector.sighting, sighting.time == frame.time else { return }
        (threshold, nearly) = (Double(sighting.threshold), Double(sighting.nearly))
        let seen = sighting.stretches.filter { !$0.isOver }.map {
            Seen(stretch: $0, time: sighting.time, unit: Double(sighting.unit))
        }
        frames.append(
            Frame(
                time: sighting.time, isWholePicture: sighting.isWholePicture, isShaken: sighting.isShaken,
                profile: sighting.profile, best: seen.max { $0.stretch.score < $1.stretch.score }))
        for one in seen where one.stretch.score > best[one.stretch.hand]?.stretch.score ?? -.infinity {
            best[one.stretch.hand] = one
        }
        if sighting.isWholePicture { markWholePicture(at: sighting.time) }
        if let swipe {
            let counted = seen.filter { $0.stretch.hand == swipe.hand }.max {
                $0.stretch.score < $1.stretch.score
            }
            decide(Mark(verdict: .counted(swipe.hand), from: swipe.time, to: swipe.time, seen: counted))
        } else if let miss = detector.nearMiss {
            let seen = best[miss.hand]
            if goesOn(seen) { return }
            let time = min(seen?.stretch.end ?? miss.time, miss.time)
            decide(Mark(verdict: .nearly(miss.hand, miss.shortfall), from: time, to: time, seen: seen))
        }
    }

    /// Whether it is what has counted already, seen for longer: nothing was wanting in it.
    private func goesOn(_ seen: Seen?) -> Bool {
        guard let seen, let last = marks.last, case .counted(let hand) = last.verdict else { return false }
        return hand == seen.stretch.hand && seen.stretch.start < last.from
    }

    private mutating func decide(_ mark: Mark) {
        marks.append(mark)
        best = [:]
    }

    /// One change lasts for several frames.
    private mutating func markWholePicture(at time: Double) {
        let last = marks.lastIndex { if case .wholePicture = $0.verdict { true } else { false } }
        if let last, time - marks[last].to < 0.5 {
            marks[last].to = time
        } else {
            marks.append(Mark(verdict: .wholePicture, from: time, to: time, seen: nil))
        }
    }
}
