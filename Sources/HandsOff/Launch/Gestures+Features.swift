import Foundation
import Gestures
import Media

extension GestureReport {
    /// Prints what was measured in each frame of each clip, a line of JSON for each stretch of motion, and
    /// one for each frame that counted; a clip that can't be read is told of and left out.
    ///
    /// - Returns: 0, or 1 if a clip could not be read.
    public static func features(of clips: [String], sensitivity: Double) -> Int32 {
        each(of: clips) { clip throws(RecordingError) in
            try features(of: clip, sensitivity: sensitivity) { printJSON($0) }
        }
    }

    /// - Parameter tell: takes each line, without a line break.
    static func features(
        of clip: String, sensitivity: Double, tell: (String) -> Void
    ) throws(RecordingError) {
        var recording = try Recording(path: clip)
        var detector = SwipeDetector(sensitivity: sensitivity)
        while let frame = try recording.next() {
            let swipe = detector.look(at: frame)
            guard let sighting = detector.sighting, sighting.time == frame.time else { continue }
            for stretch in sighting.stretches {
                tell(FeatureLine(clip: clip, sighting, stretch).text)
            }
            if let swipe { tell(FeatureLine(clip: clip, swipe).text) }
        }
    }
}
