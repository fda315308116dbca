import HandsOff
import Foundation
import Language
import Library

/// `hands-off session FILE`: plays a script in each of its windows and themes.
public enum Session {
    /// - Parameters:
    ///   - pictures: the folder for the script's pictures; nil = none are written.
    ///   - tells: whether each line is printed as soon as it has been carried out and saved.
    /// - Returns: 0, or 1 after printing the failing line and what was on the screen.
    @MainActor public static func run(file: String, pictures: String?, tells: Bool) async -> Int32 {
        let script: SessionScript
        do {
            script = try SessionScript(String(contentsOfFile: file, encoding: .utf8))
        } catch let error as SessionError {
            report(file, error, screen: nil)
            return 1
        } catch {
            tellCook("The script \(file) cannot be read.")
            return 1
        }
        if let failure = await play(
            script, folder: URL(filePath: file).deletingLastPathComponent(),
            pictures: pictures.map { URL(filePath: $0) }, tells: tells)
        {
            report(file, failure.error, screen: failure.screen)
            return Interruption.status ?? 1
        }
        printLine("\(file): \(script.lines.count) lines, all as expected")
        return 0
    }

    /// Plays a script; returns where it failed.
    /// - Parameter server: nil = a pretended one of its own, in each window and theme.
    @MainActor static func play(
        _ script: SessionScript, folder: URL, pictures: URL?, tells: Bool = false,
        server: PretendedServer? = nil
    ) async -> SessionFailure? {
        // The real sound path, but not through the loudspeakers of whoever runs the tests.
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        for window in script.header.windows {
            for theme in script.header.themes {
                let scratch = FileManager.default.temporaryDirectory.appending(
                    path: "hands-off-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: scratch) }
                do throws(LibraryError) {
                    let player = try await SessionPlayer(
                        script, folder: folder, pictures: pictures, window: window, theme: theme,
                        scratch: scratch, server: server ?? PretendedServer())
                    if let failure = await player.play(tells: tells) { return failure }
                } catch {
                    return SessionFailure(
                        error: SessionError(
                            line: 0, text: "library", reason: error.sentence(Language.english.wording)),
                        screen: [])
                }
            }
        }
        return nil
    }

    private static func report(_ file: String, _ error: SessionError, screen: [String]?) {
        printLine("\(file):\(error.line): \(error.text)")
        printLine("  \(error.reason)")
        guard let screen else { return }
        printLine("  On the screen:")
        for line in screen { printLine("    " + line) }
    }
}
