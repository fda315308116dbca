import Foundation
import Library
import Recipes
import Stage

/// The ways into the editor and out of it (AR01–AR05).
extension App {
    /// A new recipe.
    func writeRecipe() { show(.editor(UUID().uuidString.lowercased())) }

    /// One of the cook's own.
    func edit(_ id: String) { show(.editor(id)) }

    /// A copy of a recipe of somebody else.
    func copyToEdit(_ recipe: Recipe) {
        let id = UUID().uuidString.lowercased()
        editor = EditorPage(copyOf: recipe, id: id, title: words.editorCopyTitle(recipe.title))
        show(.editor(id))
    }

    /// The program ended while something was being written: goes on with it.
    func resumeWriting() {
        guard let writing = home.writing else { return }
        home.writing = nil
        show(.editor(writing.id))
    }

    /// Not now; the draft stays among the cook's recipes.
    func declineWriting() {
        guard let writing = home.writing else { return }
        home.writing = nil
        touch()
        services.save("draft") { box throws(LibraryError) in
            guard var kept = try await box.draft(writing.id, as: KeptDraft.self) else { return }
            kept.isOpen = false
            try await box.saveDraft(kept, writing.id, title: writing.title, at: writing.updatedAt)
        }
    }

    /// The editor's recipe is saved: to its page.
    func leaveEditor(for saved: Recipe) {
        // Who is in the middle of cooking it goes on at a step that there is.
        if var interrupted = home.interrupted, interrupted.recipe.id == saved.id {
            interrupted.recipe = saved
            interrupted.step = min(interrupted.step, saved.steps.count - 1)
            home.interrupted = interrupted
        }
        recipe = RecipePage(saved)
        leaveEditor { $0 == .recipe(saved.id) }
        if route != .recipe(saved.id) { show(.recipe(saved.id)) }
    }

    /// Back to where the cook came from, but not to the page of a recipe that is gone.
    func leaveEditor(without removed: String? = nil) {
        if let removed {
            if home.interrupted?.recipe.id == removed { home.interrupted = nil }
            if recipe?.recipe.id == removed { recipe = nil }
        }
        leaveEditor { route in removed.map { route == .recipe($0) } ?? false }
    }

    /// - Parameter passed: pages that the way back doesn't lead to.
    private func leaveEditor(_ passed: (Route) -> Bool) {
        guard case .editor = route else { return }
        forgetWay(passed)
        goBack()
        editor = nil
    }

    /// Something was dropped on the window: the page may want it, else it may be a back-up.
    func take(_ drop: Drop) -> Bool {
        guard let pageModel, pageModel.drop(drop, self) else { return takeDrop(drop) }
        isStale = true
        return true
    }

    /// The camera looks for a photo while the card for it is open, and not a moment longer.
    func sheetChanged(from old: SheetKind?) {
        sharing.codes = nil
        if old == .editorPhoto, sheet != .editorPhoto { lens.close() }
        if sheet == .editorPhoto, old != .editorPhoto { lens.open(device: settings.camera) }
    }
}
