import Library
import Recipes
import Stage

/// What the cook has written, and drafts of it (AR01–AR03, AR05).
@MainActor final class MyRecipesModel: RecipePickingModel {
    /// A card on the page.
    enum Thing: Sendable, Hashable {
        case recipe(RecipeCard.ID)
        case draft(Draft.ID)
    }

    /// Something written that isn't finished.
    struct DraftCard: Sendable, Hashable, Identifiable {
        let draft: Draft
        /// Of the recipe that it changes, if it changes one.
        var picture: String?
        var id: Draft.ID { draft.id }
    }

    /// The newest first.
    let shelf = RecipeShelf { _ in RecipeFilter(shelf: .own) }
    private(set) var drafts: [DraftCard] = []
    var picking = Picking<Thing>()
    /// The card whose corner was pressed, and what it is called.
    private(set) var chosen: (thing: Thing, title: String)?

    static let field = "own field"

    var isEmpty: Bool { shelf.isEmpty && drafts.isEmpty }
    var searchField: String? { isEmpty ? nil : Self.field }

    /// The drafts that fit what is typed.
    var shownDrafts: [DraftCard] {
        drafts.filter { card in shelf.words.allSatisfy { ![$0].marks(in: card.draft.title).isEmpty } }
    }

    var pickedCards: [RecipeCard] {
        let ids = picking.picked.compactMap { if case .recipe(let id) = $0 { id } else { nil } }
        return shelf.found.cards(Set(ids))
    }

    func refresh(_ app: App) {
        shelf.refresh(app)
        app.services.errands.write { [box = app.services.box] () -> [DraftCard] in
            let drafts = (try? await box.drafts()) ?? []
            let cards = (try? await box.cards(of: drafts.map(\.id))) ?? []
            return drafts.map { draft in
                DraftCard(draft: draft, picture: cards.first { $0.id == draft.id }?.picture)
            }
        } then: {
            self.drafts = $0
        }
    }

    func type(_ text: String, _ app: App) {
        picking.clear()
        shelf.type(text, scroll: "my recipes", app)
    }

    // MARK: What the cook does

    /// The corner of a card: what can be done with it (AR05).
    func choose(_ thing: Thing, title: String, _ app: App) {
        (chosen, app.sheet) = ((thing, title), .ownDeeds)
        app.touch()
    }

    func editChosen(_ app: App) {
        guard let chosen else { return }
        app.sheet = nil
        switch chosen.thing {
        case .recipe(let id), .draft(let id): app.edit(id)
        }
    }

    func removeChosen(_ app: App) {
        guard let chosen else { return }
        app.sheet = nil
        remove([chosen.thing], title: chosen.title, app)
    }

    func removePicked(_ app: App) {
        let picked = Array(picking.picked)
        picking.clear()
        remove(picked, title: nil, app)
    }

    private func remove(_ things: [Thing], title: String?, _ app: App) {
        var recipes: [String] = [], drafts: [Draft.ID] = []
        for thing in things {
            switch thing {
            case .recipe(let id): recipes.append(id)
            case .draft(let id): drafts.append(id)
            }
        }
        app.takeAway(
            "own recipes",
            saying: app.words.ownRemoved(recipes: recipes.count, drafts: drafts.count, title: title)
        ) { [recipes, drafts] box throws(LibraryError) in
            try await box.remove(recipes, drafts: drafts)
        }
    }

    /// Delete removes what is picked.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        guard key.name == "delete", key.modifiers == [], picking.isOn else { return false }
        removePicked(app)
        return true
    }
}
