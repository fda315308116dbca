import Foundation
import Gestures
import Media

/// The detector over recordings, as fast as it can (`hands-off gestures`).
public enum GestureReport {
    /// A line of the JSON output.
    private struct Line: Encodable {
        let clip: String
        let time: Double
        let hand: String
        let gesture: String
    }

    /// Prints what is recognised in each clip; a clip that can't be read is told of and left out.
    /// - Parameter evidence: a file with curves to weigh by in place of the committed ones.
    /// - Returns: 0, or 1 if a clip or the file could not be read.
    public static func run(
        clips: [String], json: Bool, sensitivity: Double, swapped: Bool, evidence: String? = nil
    ) -> Int32 {
        guard let detector = detector(sensitivity, evidence) else { return 1 }
        return each(of: clips) { clip throws(RecordingError) in
            try report(clip, json, detector, GestureMap(swapped: swapped))
        }
    }

    private static func detector(_ sensitivity: Double, _ evidence: String?) -> SwipeDetector? {
        guard let evidence else { return SwipeDetector(sensitivity: sensitivity) }
        do {
            let data = try Data(contentsOf: URL(filePath: evidence))
            let table = try JSONDecoder().decode(EvidenceTable.self, from: data)
            return try SwipeDetector(sensitivity: sensitivity, table: table)
        } catch {
            tellCook("The curves in \(evidence) can’t be used. (\(error))")
            return nil
        }
    }

    /// Does something with each clip, and tells of those that can't be read.
    static func each(of clips: [String], _ work: (String) throws(RecordingError) -> Void) -> Int32 {
        var status: Int32 = 0
        for clip in clips {
            do throws(RecordingError) {
                try work(clip)
            } catch {
                tellCook("\(clip): \(error.sentence) (\(error.cause))")
                status = 1
            }
        }
        return status
    }

    private static func report(
        _ clip: String, _ json: Bool, _ detector: SwipeDetector, _ map: GestureMap
    ) throws(RecordingError) {
        var recording = try Recording(path: clip)
        var detector = detector
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let frame = try recording.next() {
            guard let swipe = detector.look(at: frame) else { continue }
            let gesture = map.gesture(for: swipe.hand)
            let time = (swipe.time * 1000).rounded() / 1000
            let line = Line(clip: clip, time: time, hand: swipe.hand.rawValue, gesture: gesture.rawValue)
            if json, let data = try? encoder.encode(line) {
                printJSON(String(decoding: data, as: UTF8.self))
            } else {
                printLine("\(clip)  \(time) s  hand to the \(swipe.hand.rawValue): \(gesture.rawValue)")
            }
        }
    }
}
