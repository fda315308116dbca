import Camera
import Foundation
import House
import Language
import Library
import Listening
import Media
import Recipes
import Screen
import Scullery
import Speech

/// `hands-off doctor`: what is there, what is wrong, what to do.
public enum Doctor {
    /// What commands print is in English.
    private static let words = Language.english.wording

    /// - Returns: 0 if one can cook with it: taps and keys are enough, so a missing camera is no failure.
    @MainActor public static func run(_ options: LaunchOptions) async -> Int32 {
        var isWell = true
        tell("version", true, "Hands Off \(ProgramVersion.text)")
        if !display() { isWell = false }
        camera(options.camera)
        if let trouble = await Speaker(folder: Resources.sounds).trouble() {
            tell(
                "sound", false,
                "No cue can be heard; check that a loudspeaker is connected and chosen. [\(trouble)]")
        } else {
            tell("sound", true, "The cues can be played.")
        }
        await voice()
        films()
        microphone()
        if !(await library(options.libraryPath)) { isWell = false }
        if let trouble = Scullion(.own).trouble() {
            tell(
                "reading", false,
                "Files from elsewhere are not read apart from everything else; bring in only those that you trust. "
                    + "[\(trouble)]")
        } else {
            tell("reading", true, "Files from elsewhere are read apart, where they can do no harm.")
        }
        if Resources.folder == nil || Resources.sounds == nil {
            tell("files", false, "The program's own files are missing beside it; install or build it again.")
            isWell = false
        }
        return isWell ? 0 : 1
    }

    @MainActor private static func display() -> Bool {
        if Window.hasDisplay {
            tell("display", true, "A window can be opened.")
            return true
        }
        tell("display", false, "There is none; `hands-off demo` shows the program without one.")
        return false
    }

    /// Which films can be shown, and whether clips can be made.
    private static func films() {
        let shown = FilmSkills.shown.joined(separator: ", ")
        let missing = FilmSkills.missing
        tell(
            "films", missing.isEmpty,
            "\(shown) can be shown\(missing.isEmpty ? "" : ", but not \(missing.joined(separator: ", "))").")
        tell(
            "clips", FilmSkills.canMake,
            FilmSkills.canMake
                ? "Clips can be made." : "Clips can’t be made: libav has no encoder for VP9 or for Opus.")
    }

    /// Which voices read aloud; without any, everything else works.
    private static func voice() async {
        do throws(SpeechTrouble) {
            let languages = try await Synthesiser.shared.languages()
            let ours = Language.allCases.filter { languages.contains($0.rawValue) }.map(\.ownName)
            tell(
                "voice", ours.count == Language.allCases.count,
                "\(ours.joined(separator: ", ")), \(languages.count) languages in all (espeak-ng \(Synthesiser.shared.version))."
            )
        } catch {
            tell("voice", false, "\(error.sentence(words)) [\(error.cause)]")
        }
        do throws(SpeechTrouble) {
            _ = try Dispatcher()
            tell(
                "voice", true, "The desktop's speech service reads aloud, with the voices that are set there."
            )
        } catch {
            tell(
                "voice", true,
                "The desktop's speech service doesn't run, so a voice of our own reads. [\(error.cause)]")
        }
    }

    /// What hears commands, and in which languages; without, everything else works.
    private static func microphone() {
        let names = Microphone.all()
        for name in names { tell("microphone", true, name) }
        if names.isEmpty {
            tell(
                "microphone", false,
                "None was found. Plug one in to turn pages by speaking; all else works without.")
        }
        if let trouble = ListeningWish(language: "en").netTrouble {
            tell(
                "commands", false,
                "They are heard badly in noise: a file of the program is damaged or lacks. [\(trouble.cause)]"
            )
        }
        for language in Language.allCases {
            if let trouble = ListeningWish(language: language.rawValue).trouble {
                tell("commands", language != .english, "\(language.ownName): \(trouble.sentence(words))")
            } else {
                tell("commands", true, "\(language.ownName) can be understood, without a network.")
            }
        }
    }

    private static func camera(_ choice: CameraChoice) {
        if case .clip(let path) = choice {
            do throws(RecordingError) {
                var recording = try Recording(path: path)
                tell("camera", try recording.next() != nil, "The recording \(path) stands in for it.")
            } catch {
                tell("camera", false, "\(error.sentence) [\(error.cause)]")
            }
        }
        let (devices, troubles) = CameraDevice.survey()
        if case .device(let path) = choice, !devices.contains(where: { $0.path == path }) {
            tell("camera", false, "\(path) is not there, or is no camera.")
        }
        for device in devices { tell("camera", true, "\(device.name) at \(device.path)") }
        for trouble in troubles { tell("camera", false, "\(trouble.sentence(words)) [\(trouble.cause)]") }
        if devices.isEmpty, troubles.isEmpty {
            tell(
                "camera", false,
                "None was found. Plug one in to turn pages by waving; taps and keys work without.")
        }
    }

    /// Reads it, and writes nothing.
    private static func library(_ path: String) async -> Bool {
        var isWell = false
        do throws(LibraryError) {
            let box = try RecipeBox.reading(at: path, with: Boxes.all)
            try await box.check()
            let count = try await box.count()
            tell("library", true, "\(words.recipes(count)) in \(path)")
            let account = try await AccountReport.read(box, at: path, now: Date().timeIntervalSince1970)
            tell("account", account.isWell, account.sentence)
            isWell = true
        } catch {
            if error.kind == .absent {
                tell("library", true, "None yet; it will be made at \(path).")
                return true
            }
            tell("library", false, "\(error.told) [\(error.cause)]")
        }
        copies(of: path, at: Date().timeIntervalSince1970)
        return isWell
    }

    private static func copies(of path: String, at now: Double) {
        let age = CopyAge(of: path, at: now)
        tell("copies", age.isWell, age.sentence)
    }

    private static func tell(_ what: String, _ isWell: Bool, _ sentence: String) {
        printLine("\(isWell ? "✓" : "✗") \(what): \(sentence)")
    }
}
