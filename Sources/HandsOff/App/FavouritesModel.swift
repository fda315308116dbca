import Library
import Stage

/// What has a heart, and the collections beside it (TR08, RF2).
@MainActor final class FavouritesModel: RecipePickingModel {
    private(set) var showsCollections = false
    /// The latest heart comes first.
    let shelf = RecipeShelf { _ in RecipeFilter(shelf: .favourites) }
    var picking = Picking<String>()

    var searchField: String? { showsCollections ? nil : "favourites field" }
    var pickedCards: [RecipeCard] { shelf.found.cards(picking.picked) }

    func refresh(_ app: App) {
        shelf.refresh(app)
        app.collections.refresh(app)
    }

    func type(_ text: String, _ app: App) {
        picking.clear()
        shelf.type(text, scroll: "favourites", app)
    }

    func show(collections: Bool, _ app: App) {
        showsCollections = collections
        leave(app)
        app.stage.scrollToTop("favourites")
        app.touch()
    }

    func leave(_ app: App) {
        picking.clear()
        app.collections.leave(app)
    }

    func escape(_ app: App) -> Bool {
        defer { leave(app) }
        return picking.isOn || app.collections.picking.isOn
    }

    /// Delete takes away what is picked.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        if showsCollections { return app.collections.key(key, app) }
        guard key.name == "delete", key.modifiers.isEmpty, picking.isOn else { return false }
        removePicked(app)
        return true
    }

    func removePicked(_ app: App) {
        let picked = Array(picking.picked)
        picking.clear()
        app.unfavourite(picked)
    }
}
