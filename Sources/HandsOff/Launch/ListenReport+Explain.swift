import Foundation
import Kit
import Language
import Listening
import Screen

extension ListenReport {
    /// Seconds of a recording that are drawn.
    private static let longest = 300

    /// Draws each recording with what was heard in it, as a PNG.
    /// - Parameter output: where to; nil = the recording's name and `-heard.png`, in the working folder.
    /// - Returns: 0, or 1 after saying what went wrong.
    @MainActor public static func explain(_ files: [String], output: String?, _ manner: Manner) -> Int32 {
        if output != nil, files.count > 1 {
            tellCook("--output names one picture, but \(files.count) recordings are to be drawn.")
            return 1
        }
        var status: Int32 = 0
        for file in files {
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent
            do throws(ListeningTrouble) {
                let story = try story(of: file, manner)
                if !write(story, to: output ?? "\(name)-heard.png") { status = 1 }
            } catch {
                tellTrouble(error, of: file)
                status = 1
            }
        }
        return status
    }

    @MainActor private static func story(
        of file: String, _ manner: Manner
    ) throws(ListeningTrouble) -> HearingPage.Story {
        let samples = Array(try samples(of: file).prefix(longest * VoiceActivity.rate))
        var sayings: [HeardSaying] = []
        _ = try hear(samples, file, manner) { saying, _ in sayings.append(saying) }
        var activity = VoiceActivity()
        var levels: [Double] = []
        samples.withUnsafeBufferPointer { samples in
            for at in stride(from: 0, to: samples.count - VoiceActivity.frame + 1, by: VoiceActivity.frame) {
                _ = activity.take(UnsafeBufferPointer(rebasing: samples[at..<at + VoiceActivity.frame]))
                levels.append(activity.level)
            }
        }
        return HearingPage.Story(
            name: URL(filePath: file).lastPathComponent,
            seconds: Double(samples.count) / Double(VoiceActivity.rate), levels: levels, sayings: sayings)
    }

    /// Draws the page and says where it is.
    @MainActor private static func write(_ story: HearingPage.Story, to path: String) -> Bool {
        let colors = Palette.light
        let paintbox = Paintbox()
        let page = HearingPage(story, colors: colors, measure: paintbox.text)
        let canvas = Canvas(width: Int(page.size.width), height: Int(page.size.height), paintbox: paintbox)
        canvas.paint(page.commands, background: colors.paper)
        do throws(ScreenError) {
            try canvas.writePNG(to: path)
        } catch {
            tellCook("\(error.sentence(Language.english.wording)) (\(error.cause))")
            return false
        }
        printLine("Drawn: \(path)")
        return true
    }
}
