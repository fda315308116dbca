import HandsOff
import Foundation
import Library
import Media
import Screen

/// The program without a display: a recorded cook waves in front of it, and pictures are kept of what it
/// shows.
public enum DemoRun {
    /// The demo as a session: what a person would do.
    private static let script = """
        library: starter
        window: 1280x800
        ---
        picture 1-home
        tap "Tomato soup"
        picture 2-recipe
        tap "Start cooking"
        tap "Got it"
        picture 3-step-1
        camera CLIP
        picture 4-after-the-waves
        key home
        key right
        picture 5-step-2
        """

    /// - Returns: 0, or 1 after saying what went wrong.
    @MainActor public static func run(pictures: String) async -> Int32 {
        guard let clip = DemoClip.file else {
            tellCook("The demo's recording is missing beside the program.")
            return 1
        }
        let folder = URL(filePath: pictures).standardizedFileURL
        do {
            let script = try SessionScript(Self.script.replacingOccurrences(of: "CLIP", with: clip.path))
            if let failure = await Session.play(script, folder: folder, pictures: folder) {
                tellCook("The demo stopped at “\(failure.error.text)”: \(failure.error.reason)")
                return Interruption.status ?? 1
            }
        } catch {
            tellCook("The demo's script cannot be read.")
            return 1
        }
        printLine("A recorded cook waved, and the pages turned. Pictures of it are in \(folder.path)")
        return 0
    }
}
