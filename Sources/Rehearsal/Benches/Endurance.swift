import HandsOff
import Foundation
import Gestures
import Media

/// `hands-off endure`: hours of mixed footage through the detector, as fast as it can, on a clock that
/// goes on from one piece to the next; memory must not grow and no frame may take more of a processor
/// than it lasts.
public enum Endurance {
    /// Seconds that a camera of 30 pictures a second leaves for each.
    static let frameBudget = 1.0 / 30
    /// KiB by which memory may grow after the first minute.
    static let mostGrowth = 1024

    /// Recordings are decoded once and kept as brightness, so that nothing but the detector is measured;
    /// drawn footage goes through the reducer, too.
    ///
    /// - Parameters:
    ///   - hours: of footage, on its own clock.
    ///   - clips: recordings; empty means the demo's.
    /// - Returns: 0, or 1 when memory grew, a frame was late, or a recording cannot be read.
    public static func run(hours: Double, clips: [String]) -> Int32 {
        let paths = clips.isEmpty ? [DemoClip.file?.path].compactMap(\.self) : clips
        var recordings: [[LumaFrame]] = []
        for path in paths {
            do throws(RecordingError) {
                recordings.append(try frames(of: path))
            } catch {
                tellCook("\(path): \(error.sentence) (\(error.cause))")
                return 1
            }
        }
        let seconds = hours.isFinite ? min(max(hours, 0), 1000) * 3600 : 0
        var course = EnduranceCourse(seconds: seconds)
        var drawn = Footage.Kind.allCases.compactMap { DrawnCamera($0, width: 640, height: 480) }
        // A few recordings, then a piece of drawn footage, and so on.
        let every = max(1, recordings.count / max(drawn.count, 1))
        while !course.isOver {
            for (number, recording) in recordings.enumerated() {
                course.show(recording)
                if number % every == every - 1 {
                    let next = number / every % drawn.count
                    course.show(&drawn[next])
                }
            }
            // With fewer recordings than kinds of drawn footage, or none.
            for next in drawn.indices.dropFirst(recordings.count / every) { course.show(&drawn[next]) }
        }
        return course.tell() ? 0 : 1
    }

    private static func frames(of path: String) throws(RecordingError) -> [LumaFrame] {
        var recording = try Recording(path: path)
        var frames: [LumaFrame] = []
        while let frame = try recording.next() { frames.append(frame) }
        return frames
    }
}
