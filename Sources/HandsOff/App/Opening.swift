import Foundation
import Library
import Recipes

/// All that must be read from the library before the first picture of the window.
struct Opening: Sendable {
    /// What can be gone on with after an interruption (TR31).
    struct Interrupted: Sendable {
        var recipe: Recipe
        var step: Int
        var returnTo: String?
    }

    var settings = Settings()
    var cards: [RecipeCard] = []
    var recent: [HistoryEntry] = []
    var interrupted: Interrupted?
    /// What was being written when the program ended (AR04).
    var writing: Draft?
    var timers: [SavedTimer] = []
    /// If a part could not be read.
    var trouble: LibraryError?

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

    /// Reads it; on first start stocks the library with the starter recipes.
    /// - Parameter starters: read only if the library has not been stocked with them; nil = an empty library is wanted.
    static func read(from box: RecipeBox, starters: StarterFolder?, at now: Double) async -> Opening {
        var opening = Opening()
        do throws(LibraryError) {
            if let starters { try await starters.stock(box, at: now) }
            opening.settings = try await box.setting("settings", as: Settings.self) ?? Settings()
            opening.cards = try await cards(box, opening.settings.filter)
            opening.recent = try await box.history(.viewed, limit: HomeModel.recents)
            opening.timers = try await box.timers()
            opening.writing = try await writing(in: box)
            if let progress = try await box.progress(), let recipe = try await box.recipe(progress.recipeID),
                !recipe.steps.isEmpty
            {
                opening.interrupted = Interrupted(
                    recipe: recipe, step: min(max(0, progress.step), recipe.steps.count - 1),
                    returnTo: progress.returnTo)
            }
        } catch {
            opening.trouble = error
        }
        return opening
    }
}
