import Foundation
import Gestures
import Kit
import Language
import Media
import Screen

extension GestureReport {
    /// Seconds of a clip that are drawn.
    private static let longest = 60.0

    /// Draws each clip's motion over time with what was decided and why, as a PNG.
    ///
    /// - Parameter output: where to; nil = the clip's name and `-gestures.png`, in the working folder.
    /// - Returns: 0, or 1 after saying what went wrong.
    @MainActor public static func explain(_ clips: [String], output: String?, sensitivity: Double) -> Int32 {
        if output != nil, clips.count > 1 {
            tellCook("--output names one picture, but \(clips.count) clips are to be drawn.")
            return 1
        }
        var isWritten = true
        let status = each(of: clips) { clip throws(RecordingError) in
            let explanation = try explanation(of: clip, sensitivity: sensitivity)
            let name = URL(filePath: clip).deletingPathExtension().lastPathComponent
            isWritten = write(explanation, to: output ?? "\(name)-gestures.png") && isWritten
        }
        return isWritten ? status : 1
    }

    static func explanation(of clip: String, sensitivity: Double) throws(RecordingError) -> Explanation {
        var recording = try Recording(path: clip)
        var detector = SwipeDetector(sensitivity: sensitivity)
        var explanation = Explanation(
            name: URL(filePath: clip).lastPathComponent, size: recording.size, sensitivity: sensitivity)
        while let frame = try recording.next() {
            if frame.time > longest {
                explanation.isCut = true
                break
            }
            let swipe = detector.look(at: frame)
            explanation.take(frame, detector, swipe)
        }
        return explanation
    }

    /// Draws the page and says where it is.
    @MainActor private static func write(_ explanation: Explanation, to path: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: path)
        do throws(ScreenError) {
            try canvas(of: explanation).writePNG(to: path)
        } catch {
            tellCook("\(error.sentence(Language.english.wording)) (\(error.cause))")
            return false
        }
        printLine(isThere ? "\(path) was there already; it has been replaced." : "Drawn: \(path)")
        return true
    }

    @MainActor static func canvas(of explanation: Explanation, colors: Palette = .light) -> Canvas {
        let paintbox = Paintbox()
        let page = ExplanationPage(explanation, colors: colors, measure: paintbox.text)
        let canvas = Canvas(
            width: Int(page.size.width.rounded(.up)), height: Int(page.size.height.rounded(.up)),
            paintbox: paintbox)
        canvas.paint(page.commands, background: colors.paper)
        return canvas
    }
}
