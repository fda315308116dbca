import House
import Library
import Recipes
import Stage

/// What the cook has written, and drafts of it (AR01–AR03, AR05).
@MainActor final class MyRecipesPage: RecipePickingPage {
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

    func refresh() {
        shelf.refresh()
        host.services.errands.write { [box = host.services.box] () -> [DraftCard] in
            let drafts = (try? await box.drafts()) ?? []
            let cards = (try? await box.cards(of: drafts.map(\.id))) ?? []
            return drafts.map { draft in
                DraftCard(draft: draft, picture: cards.first { $0.id == draft.id }?.picture)
            }
        } then: {
            self.drafts = $0
        }
    }

    func type(_ text: String) {
        picking.clear()
        shelf.type(text, scroll: "my recipes")
    }

    // MARK: What the cook does

    /// The corner of a card: what can be done with it (AR05).
    func choose(_ thing: Thing, title: String) {
        (chosen, host.sheet) = ((thing, title), .ownDeeds)
        host.touch()
    }

    func editChosen() {
        guard let chosen else { return }
        host.dismiss()
        switch chosen.thing {
        case .recipe(let id), .draft(let id): host.edit(id)
        }
    }

    func removeChosen() {
        guard let chosen else { return }
        host.dismiss()
        remove([chosen.thing], title: chosen.title)
    }

    func removePicked() {
        let picked = Array(picking.picked)
        picking.clear()
        remove(picked, title: nil)
    }

    private func remove(_ things: [Thing], title: String?) {
        var recipes: [String] = [], drafts: [Draft.ID] = []
        for thing in things {
            switch thing {
            case .recipe(let id): recipes.append(id)
            case .draft(let id): drafts.append(id)
            }
        }
        host.takeAway(
            "own recipes",
            saying: host.words.ownRemoved(recipes: recipes.count, drafts: drafts.count, title: title)
        ) { [recipes, drafts] box throws(LibraryError) in
            try await box.remove(recipes, drafts: drafts)
        }
    }

    /// Delete removes what is picked.
    func key(_ key: KeyPress) -> Bool {
        guard key.name == "delete", key.modifiers == [], picking.isOn else { return false }
        removePicked()
        return true
    }
}
