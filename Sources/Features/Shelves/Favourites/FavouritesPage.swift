import House
import Kit
import Library
import Stage

/// What has a heart, and the collections beside it (TR08, RF2).
@MainActor final class FavouritesPage: RecipePickingPage {
    unowned let host: Host
    let id = "favourites"
    var shows: Set<LibraryPart> { [.recipes, .favourites, .collections] }
    private(set) var showsCollections = false
    /// The latest heart comes first.
    let shelf: RecipeShelf
    var picking = Picking<String>()
    /// The other half of the page.
    let collections: CollectionsPage
    /// Where favourites come from.
    private let search: Place

    init(_ host: Host, collections: CollectionsPage, search: Place) {
        (self.host, self.collections, self.search) = (host, collections, search)
        shelf = RecipeShelf(host) { _ in RecipeFilter(shelf: .favourites) }
    }

    var title: String? { host.words.favourites }

    func view(_ look: Look) -> any View { FavouritesView(look: look, host: host, model: self) }

    func findRecipe() { host.visit(search) }

    var searchField: String? { showsCollections ? nil : "favourites field" }
    func things(from: String, to: String) -> [String] { shelf.found.ids(from: from, to: to) }

    var pickedCards: [RecipeCard] { shelf.found.cards(picking.picked) }

    func refresh() {
        shelf.refresh()
        collections.refresh()
    }

    func type(_ text: String) {
        picking.clear()
        shelf.type(text, scroll: "favourites")
    }

    func show(collections: Bool) {
        showsCollections = collections
        leave()
        host.stage.scrollToTop("favourites")
        host.touch()
    }

    func leave() {
        picking.clear()
        collections.leave()
    }

    func escape() -> Bool {
        defer { leave() }
        return picking.isOn || collections.picking.isOn
    }

    /// Delete takes away what is picked.
    func key(_ key: KeyPress) -> Bool {
        if showsCollections { return collections.key(key) }
        guard key.name == "delete", key.modifiers.isEmpty, picking.isOn else { return false }
        removePicked()
        return true
    }

    func removePicked() {
        let picked = Array(picking.picked)
        picking.clear()
        host.unfavourite(picked)
    }
}
