import House
import Kit
import Library
import Recipes
import Stage

/// What the cook has written, and drafts of it (AR01–AR03, AR05).
@MainActor final class MyRecipesPage: RecipePickingPage {
    unowned let host: Host
    let id = "my recipes"
    var shows: Set<LibraryPart> { [.recipes, .drafts] }

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
    let shelf: RecipeShelf
    private(set) var drafts: [DraftCard] = []
    var picking = Picking<Thing>()
    /// Why the drafts could not be read.
    private var draftsTrouble: LibraryError?

    static let field = "own field"

    init(_ host: Host) {
        self.host = host
        shelf = RecipeShelf(host) { _ in RecipeFilter(shelf: .own) }
    }

    var title: String? { host.words.myRecipes }

    func view(_ look: Look) -> any View { MyRecipesView(look: look, host: host, model: self) }

    /// Why not all of it could be read.
    var trouble: LibraryError? { shelf.trouble ?? draftsTrouble }

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

    func things(from: Thing, to: Thing) -> [Thing] {
        guard case .recipe(let first) = from, case .recipe(let last) = to else { return [to] }
        return shelf.found.ids(from: first, to: last).map { .recipe($0) }
    }

    func refresh() {
        shelf.refresh()
        host.read("drafts", afterWrites: true) { box throws(LibraryError) in
            let drafts = try await box.drafts()
            let cards = try await box.cards(of: drafts.map(\.id))
            return drafts.map { draft in
                DraftCard(draft: draft, picture: cards.first { $0.id == draft.id }?.picture)
            }
        } then: { answer in
            switch answer {
            case .success(let drafts): (self.drafts, self.draftsTrouble) = (drafts, nil)
            case .failure(let error): self.draftsTrouble = error
            }
        }
    }

    func type(_ text: String) {
        picking.clear()
        shelf.type(text, scroll: "my recipes")
    }

    // MARK: What the cook does

    /// The corner of a card: what can be done with it (AR05).
    func choose(_ thing: Thing, title: String) {
        host.present(
            Sheet("own deeds") { [unowned host] look in
                OwnDeedsSheet(look: look, host: host, model: self, thing: thing, title: title)
            })
    }

    func edit(_ thing: Thing) {
        host.dismiss()
        switch thing {
        case .recipe(let id), .draft(let id): host.crossings.edit(id)
        }
    }

    func remove(_ thing: Thing, title: String) {
        host.dismiss()
        remove([thing], title: title)
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
