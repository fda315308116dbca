import Stage

/// The pages' models: which belongs to which page, and when it hears of what.
extension App {
    /// The model of the page that is shown, as far as it wants to be told.
    var pageModel: (any Page)? {
        switch route {
        case .home: home
        case .search: search
        case .flick: flick
        case .favourites: favourites
        case .collections: collections
        case .collection: collection
        case .filling: filling
        case .myRecipes: myRecipes
        case .editor: editor
        case .bringIn: bringingIn
        case .shoppingList: shoppingList
        case .history: history
        case .recipe: recipe
        case .settings: preferences
        case .rescue: rescue
        case .tutorials, .cameraCheck, .cooking, .done, .practice: nil
        }
    }

    /// Makes the model of a page about one thing, unless it is still the one.
    func prepare(_ route: Route) {
        switch route {
        case .collection(let id) where collection?.id != id:
            collection = CollectionPage(id, known: collections.all.first { $0.id == id })
        case .editor(let draft) where editor?.draft != draft: editor = EditorPage(draft)
        case .recipe(let id) where recipe?.recipe.id != id: read(recipe: id)
        default: break
        }
    }

    /// On the way back to a recipe, another one may have been opened meanwhile.
    private func read(recipe id: String) {
        recipe = nil
        services.errands.run { [box = services.box] in
            try? await box.recipe(id)
        } then: { found in
            if let found, self.route == .recipe(id) {
                self.recipe = RecipePage(found)
                self.recipe?.refresh(self)
            }
        }
    }

    /// From the menu or by a key: a slideshow is kept to go on with, and the way back leads there once.
    func visit(_ place: Destination) {
        menu.close(at: now)
        isStale = true
        switch place {
        case .home: goHome()
        case .settings: show(.settings)
        default:
            if route == .cooking { goHome() }
            show(place.route, once: true)
            // Who comes to search begins to type.
            if place == .search, let field = search.searchField { stage.focus(on: field) }
        }
    }

    func toggleMenu() {
        menu.toggle(at: now)
        isStale = true
    }

    /// Ctrl+F and /: to the page's own field, or to the search page's.
    func find() {
        menu.close(at: now)
        isStale = true
        if let field = pageModel?.searchField { return stage.focus(on: field) }
        visit(.search)
    }
}
