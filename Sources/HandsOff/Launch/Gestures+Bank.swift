import Gestures
import Media

extension GestureReport {
    /// Prints the motion of a part of a clip as a case for the bank of `Tests/GesturesTests`.
    ///
    /// - Parameters:
    ///   - span: seconds, such as `12.5-16`.
    ///   - clips: one clip.
    /// - Returns: 0, or 1 after saying what went wrong.
    public static func bank(_ span: String, of clips: [String], sensitivity: Double) -> Int32 {
        let ends = span.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
        guard ends.count == 2, let from = ends[0], let to = ends[1], from < to, to - from <= 60 else {
            tellCook("“\(span)” is no part of a clip. Say from when to when in seconds, such as 12.5-16.")
            return 1
        }
        guard clips.count == 1 else {
            tellCook("A case comes from one clip; \(clips.count) are named.")
            return 1
        }
        return each(of: clips) { clip throws(RecordingError) in
            let motion = try motion(of: clip, from: from, to: to, sensitivity: sensitivity)
            guard motion.columns > 0 else {
                tellCook("\(clip): Nothing was seen to move from \(from) to \(to) s.")
                return
            }
            for line in motion.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                printLine(line)
            }
        }
    }

    /// The motion of a part of a clip, with what the detector finds in it as what is expected.
    static func motion(
        of clip: String, from: Double, to: Double, sensitivity: Double
    ) throws(RecordingError) -> MotionCase {
        var recording = try Recording(path: clip)
        var detector = SwipeDetector(sensitivity: sensitivity)
        var motion = MotionCase()
        var start: Double?
        while let frame = try recording.next(), frame.time <= to {
            _ = detector.look(at: frame)
            guard frame.time >= from, let sighting = detector.sighting, sighting.time == frame.time else {
                continue
            }
            if start == nil { start = frame.time }
            motion.add(sighting, since: start ?? frame.time)
        }
        motion.expected = motion.replay(sensitivity: sensitivity).map { .init(hand: $0.hand, time: $0.time) }
        return motion
    }
}
