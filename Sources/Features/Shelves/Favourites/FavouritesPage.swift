import House
import Library
import Stage

/// What has a heart, and the collections beside it (TR08, RF2).
@MainActor final class FavouritesPage: RecipePickingPage {
    private(set) var showsCollections = false
    /// The latest heart comes first.
    let shelf = RecipeShelf { _ in RecipeFilter(shelf: .favourites) }
    var picking = Picking<String>()

    var searchField: String? { showsCollections ? nil : "favourites field" }
    var pickedCards: [RecipeCard] { shelf.found.cards(picking.picked) }

    func refresh() {
        shelf.refresh()
        host.collections.refresh()
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
        host.collections.leave()
    }

    func escape() -> Bool {
        defer { leave() }
        return picking.isOn || host.collections.picking.isOn
    }

    /// Delete takes away what is picked.
    func key(_ key: KeyPress) -> Bool {
        if showsCollections { return host.collections.key(key) }
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
