import Foundation
import House
import class House.Host
import Kit
import Library
import Recipes
import Stage
import SyncEngine

/// What was written on two devices at once: both versions, and the cook chooses (AR07).
@MainActor final class ConflictsPage: Page {
    unowned let accounts: Accounts
    /// nil = not read yet.
    private(set) var conflicts: [SyncConflict]?

    init(_ accounts: Accounts) { self.accounts = accounts }

    private var host: Host { accounts.host }

    let id = "conflicts"
    var title: String? { host.words.otherVersionsTitle }
    var shows: Set<LibraryPart> { [.recipes, .collections, .diary, .shopping] }

    func view(_ look: Look) -> any View { ConflictsView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    func refresh() {
        guard let engine = host.syncing.engine else { return }
        host.services.errands.run {
            try? await engine.conflicts()
        } then: { [self] conflicts in
            self.conflicts = conflicts
        }
    }

    /// - Parameter other: whether the version that isn't shown is to stand.
    func choose(_ conflict: SyncConflict, other: Bool) {
        guard let engine = host.syncing.engine else { return }
        host.services.speaker.play(.tick)
        conflicts?.removeAll { $0.id == conflict.id && $0.place == conflict.place }
        host.change("other version") { (_: RecipeBox) throws(LibraryError) in
            try await engine.settle(conflict, choosing: other)
        } then: { [self] in
            host.tell(host.words.versionChosen)
            host.syncing.now()
        }
    }

    /// The other version becomes a recipe of its own.
    func keepBoth(_ conflict: SyncConflict) {
        guard let engine = host.syncing.engine, conflict.place.kind == "recipe" else { return }
        host.services.speaker.play(.tick)
        conflicts?.removeAll { $0.id == conflict.id && $0.place == conflict.place }
        let title = host.words.otherVersionOf, now = host.now, id = UUID().uuidString.lowercased()
        host.change("other version") { box throws(LibraryError) in
            if var recipe = try await box.recipe(conflict.place.thing) {
                recipe = recipe.with(conflict, id: id)
                if conflict.field != "title" { recipe.title = title(recipe.title) }
                try await box.save(recipe, at: now)
            }
            try await engine.settle(conflict, choosing: false)
        } then: { [self] in
            host.tell(host.words.bothKept)
            host.syncing.now()
        }
    }
}

extension Recipe {
    /// A copy with the other version of one field.
    fileprivate func with(_ conflict: SyncConflict, id: String) -> Recipe {
        var copy = self
        copy.id = id
        let other = RecipeBox.recipe(
            travelling: ["title": title].merging([conflict.field: conflict.other]) { $1 })
        switch conflict.field {
        case "title": copy.title = conflict.other
        case "summary": copy.summary = conflict.other
        case "notes": copy.notes = conflict.other
        case "yield": copy.yield = conflict.other
        case "author": copy.author = conflict.other
        case "cuisine": copy.cuisine = conflict.other
        case "category": copy.category = conflict.other
        case "ingredients": copy.ingredients = other?.ingredients ?? ingredients
        case "steps": copy.steps = other?.steps ?? steps
        case "tags": copy.tags = other?.tags ?? tags
        case "nutrition": copy.nutrition = other?.nutrition
        case "source": copy.source = other?.source
        case "servings": copy.servings = other?.servings ?? servings
        case "preparationMinutes": copy.preparationMinutes = other?.preparationMinutes ?? preparationMinutes
        case "cookingMinutes": copy.cookingMinutes = other?.cookingMinutes ?? cookingMinutes
        case "diets": copy.diets = other?.diets ?? diets
        default: break
        }
        return copy
    }
}
