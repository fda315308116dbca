import Cooking
import Foundation
public import House
public import Language
public import Library
import Rescuing
import Shelves
import Slideshow
import Writing

/// All that must be read from the library before the first picture of the window.
public struct Opening: Sendable {
    public var settings = Settings()
    /// What the front page shows at once.
    var front = Shelves.Front()
    /// What can be gone on with after an interruption (TR31).
    var interrupted: Interrupted?
    /// The dishes on the stove beside it.
    var besides: [Interrupted] = []
    /// What was being written when the program ended (AR04).
    var unfinished: Draft?
    var timers: [KitchenTimer] = []
    /// What the clocks said when they were saved.
    var timersClock: ClockReading?
    /// What to do if the library can't be opened at all.
    var rescue: Rescue?
    /// Where a library that couldn't be opened is now, as a file's name.
    public var aside: String?
    /// Where a log is now that lay beside the library and was another file's, as a file's name.
    var strangeLog: String?

    /// Opens the library and reads it. If it can't be opened, an empty one in memory stands in for it, and
    /// the opening says what can be done.
    /// - Parameters:
    ///   - language: the desktop's, which the starters speak unless the cook has chosen another.
    ///   - checksAll: whether every page is checked, however large the library is.
    public static func open(
        at path: String, starters: StarterFolder?, language: Language = .english, at now: Double,
        checksAll: Bool = false
    ) async throws(LibraryError) -> (box: RecipeBox, opening: Opening) {
        do throws(LibraryError) {
            let box = try RecipeBox.open(at: path, with: Boxes.all, checksAll: checksAll)
            var opening = await read(from: box, starters: starters, language: language, at: now)
            opening.strangeLog = box.strangeLog.map { URL(fileURLWithPath: $0).lastPathComponent }
            if opening.rescue == nil { return (box, opening) }
            try? box.close()
            return (try RecipeBox.inMemory(with: Boxes.all), opening)
        } catch {
            return (
                try RecipeBox.inMemory(with: Boxes.all),
                Opening(rescue: Rescue(error, path: path, boxes: Boxes.all))
            )
        }
    }

    /// Reads it; on first start stocks the library with the starter recipes.
    /// - Parameter starters: read only if the library has not been stocked with them; nil = an empty library
    ///   is wanted.
    public static func read(
        from box: RecipeBox, starters: StarterFolder?, language: Language = .english, at now: Double
    ) async -> Opening {
        var opening = Opening()
        var trouble: LibraryError?
        if let starters {
            // Without room for them the cook's own recipes are there all the same.
            do throws(LibraryError) {
                let chosen = try await Settings.read(from: box).language
                try await starters.stock(box, in: chosen ?? language, at: now)
            } catch { trouble = error }
        }
        do throws(LibraryError) {
            opening.settings = try await Settings.read(from: box)
            for key in SettingKeys.all { key.prepare(&opening.settings) }
            opening.front = try await Shelves.front(from: box, opening.settings.filter)
            opening.timers = try await box.timers()
            opening.timersClock = try await box.timersClock()
            opening.unfinished = try await Writing.unfinished(in: box)
            opening.interrupted = try await Interrupted.read(
                from: box, measures: opening.settings.measures)
            opening.besides = try await Interrupted.readAside(
                from: box, measures: opening.settings.measures)
        } catch {
            trouble = error
            if error.kind == .damaged { opening.rescue = Rescue(error, path: box.path, boxes: Boxes.all) }
        }
        opening.front.trouble = trouble
        return opening
    }
}
