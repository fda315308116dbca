import Foundation
import Library
import Recipes
import Slideshow

/// All that must be read from the library before the first picture of the window.
struct Opening: Sendable {
    /// What can be gone on with after an interruption (TR31).
    struct Interrupted: Sendable {
        var recipe: Recipe
        var step: Int
        var returnTo: String?
        /// When the cook began, if that is known.
        var start: CookingStart?
    }

    var settings = Settings()
    var cards: [RecipeCard] = []
    var recent: [HistoryEntry] = []
    var interrupted: Interrupted?
    /// What was being written when the program ended (AR04).
    var writing: Draft?
    var timers: [KitchenTimer] = []
    /// What the clocks said when they were saved.
    var timersClock: ClockReading?
    /// If a part could not be read.
    var trouble: LibraryError?
    /// What to do if the library can't be opened at all.
    var rescue: Rescue?
    /// Where a library that couldn't be opened is now, as a file's name.
    var aside: String?
    /// Where a log is now that lay beside the library and was another file's, as a file's name.
    var strangeLog: String?

    private static func cards(
        _ box: RecipeBox, _ filter: RecipeFilter
    ) async throws(LibraryError) -> [RecipeCard] {
        if filter == RecipeFilter() { return try await box.cards(limit: FoundCards.page) }
        return try await box.hits(box.search("", filter: filter), limit: FoundCards.page).map(\.card)
    }

    /// The latest draft that the cook has not left alone; it is one of the last few, if there is one.
    private static func writing(in box: RecipeBox) async throws(LibraryError) -> Draft? {
        for draft in try await box.drafts().prefix(5)
        where try await box.draft(draft.id, as: KeptDraft.self)?.isOpen == true {
            return draft
        }
        return nil
    }

    /// Opens the library and reads it. If it can't be opened, an empty one in memory stands in for it, and the
    /// opening says what can be done.
    /// - Parameter checksAll: whether every page is checked, however large the library is.
    static func open(
        at path: String, starters: StarterFolder?, at now: Double, checksAll: Bool = false
    ) async throws(LibraryError) -> (box: RecipeBox, opening: Opening) {
        do throws(LibraryError) {
            let box = try RecipeBox.open(at: path, checksAll: checksAll)
            var opening = await read(from: box, starters: starters, at: now)
            opening.strangeLog = box.strangeLog.map { URL(fileURLWithPath: $0).lastPathComponent }
            if opening.rescue == nil { return (box, opening) }
            try? box.close()
            return (try RecipeBox.inMemory(), opening)
        } catch {
            return (try RecipeBox.inMemory(), Opening(rescue: Rescue(error, path: path)))
        }
    }

    /// Reads it; on first start stocks the library with the starter recipes.
    /// - Parameter starters: read only if the library has not been stocked with them; nil = an empty library is wanted.
    static func read(from box: RecipeBox, starters: StarterFolder?, at now: Double) async -> Opening {
        var opening = Opening()
        if let starters {
            // Without room for them the cook's own recipes are there all the same.
            do throws(LibraryError) { try await starters.stock(box, at: now) } catch {
                opening.trouble = error
            }
        }
        do throws(LibraryError) {
            opening.settings = try await box.setting("settings", as: Settings.self) ?? Settings()
            opening.cards = try await cards(box, opening.settings.filter)
            opening.recent = try await box.history(.viewed, limit: HomeModel.recents)
            opening.timers = try await box.timers()
            opening.timersClock = try await box.timersClock()
            opening.writing = try await writing(in: box)
            if let progress = try await box.progress(), let recipe = try await box.recipe(progress.recipeID),
                !recipe.steps.isEmpty
            {
                opening.interrupted = Interrupted(
                    recipe: recipe, step: min(max(0, progress.step), recipe.steps.count - 1),
                    returnTo: progress.returnTo, start: try await box.cookingStart())
            }
        } catch {
            opening.trouble = error
            if error.kind == .damaged { opening.rescue = Rescue(error, path: box.path) }
        }
        return opening
    }
}
