public import Foods
import Foundation
public import Kit
public import Library
public import Recipes
public import Stage

public import class House.Host

/// Writing recipes (AR01–AR05): the ways into the editor and out of it, and the offer to go on with what was
/// being written when the program ended.
@MainActor public final class Writing {
    private unowned let host: Host
    /// What foods contain, read from the program's own files; called on any thread.
    let foods: @Sendable () -> FoodTable?
    /// What is offered to be gone on with.
    private var unfinished: Draft?
    /// The page that was opened last; whoever comes back to it finds it as it was left.
    private var last: EditorPage?

    /// A recipe has been written or changed.
    public var saved: (Recipe) -> Void = { _ in }
    /// A recipe has been taken out of the library, or soon will be.
    public var removed: (Recipe.ID) -> Void = { _ in }
    /// Leads to the page of the recipe that was just saved.
    public var showSaved: (Recipe) -> Void = { _ in }

    /// - Parameters:
    ///   - unfinished: what was being written when the program ended; see ``unfinished(in:)``.
    ///   - foods: reads what foods contain; nil = that can't be read. Called on any thread.
    public init(_ host: Host, unfinished: Draft?, foods: @escaping @Sendable () -> FoodTable?) {
        (self.host, self.unfinished, self.foods) = (host, unfinished, foods)
    }

    // MARK: In

    /// A new recipe.
    public func write() { edit(UUID().uuidString.lowercased()) }

    /// One of the cook's own, or a draft.
    public func edit(_ id: Draft.ID) { show(page(of: id) ?? EditorPage(id, host, self)) }

    /// A copy of a recipe of somebody else.
    public func copyToEdit(_ recipe: Recipe) {
        let id = UUID().uuidString.lowercased()
        let title = host.words.editorCopyTitle(recipe.title)
        show(EditorPage(copyOf: recipe, id: id, title: title, host, self))
    }

    private func show(_ page: EditorPage) {
        last = page
        host.show(page)
    }

    /// The page on which it is being written already, so that a draft never has two.
    private func page(of draft: Draft.ID) -> EditorPage? {
        let known = host.stack.compactMap { $0 as? EditorPage } + [last].compactMap(\.self)
        return known.last { $0.draft == draft && !$0.isOver }
    }

    // MARK: Out

    /// What was written is in the library: to its page.
    func leave(_ page: EditorPage, saved recipe: Recipe) {
        saved(recipe)
        leave(page)
        showSaved(recipe)
    }

    /// Back to where the cook came from, but not to a recipe that is gone.
    func leave(_ page: EditorPage, removed id: Recipe.ID? = nil) {
        if let id { removed(id) }
        if unfinished?.id == page.draft { unfinished = nil }
        if last === page { last = nil }
        host.forgetWay { $0 === page }
        if host.isShown(page) { host.goBack() }
    }

    // MARK: Going on

    /// The latest draft at which the cook still was; looked for among the last few.
    public static func unfinished(in box: RecipeBox) async throws(LibraryError) -> Draft? {
        for draft in try await box.drafts().prefix(5)
        where try await box.draft(draft.id, as: KeptDraft.self)?.isOpen == true {
            return draft
        }
        return nil
    }

    /// Offers to go on with it; nil = there is nothing.
    public func offer(_ look: Look) -> Node? {
        unfinished.map { draft in
            DraftBanner(look: look, draft: draft, goOn: { self.goOn() }, decline: { self.decline() }).node
        }
    }

    private func goOn() {
        guard let draft = unfinished else { return }
        unfinished = nil
        edit(draft.id)
    }

    /// Not now; the draft stays among the cook's recipes.
    private func decline() {
        guard let draft = unfinished else { return }
        unfinished = nil
        host.touch()
        host.services.save("draft") { box throws(LibraryError) in
            guard var kept = try await box.draft(draft.id, as: KeptDraft.self) else { return }
            kept.isOpen = false
            try await box.saveDraft(kept, draft.id, title: draft.title, at: draft.updatedAt)
        }
    }
}
