import House
import Library

/// What is done with collections as a whole; all of it can be undone (RF3).
extension CollectionsPage {
    /// Opens the page of one.
    func open(_ id: RecipeCollection.ID) { host.show(page(of: id)) }

    // MARK: Naming

    /// Asks for a name, and then for the recipes.
    func makeNew() { name(.new(nil)) }

    func rename(_ collection: RecipeCollection) { name(.rename(collection), text: collection.name) }

    /// Asks what a collection is to be called.
    func name(_ purpose: NamingModel.Purpose, text: String = "") {
        let model = NamingModel(self, purpose, text: text)
        host.present(
            Sheet("naming") { [unowned host] look in NamingSheet(look: look, host: host, model: model) })
        model.refresh()
        host.stage.focus(on: NamingModel.field)
    }

    func rename(_ collection: RecipeCollection, to name: String) {
        host.dismiss()
        if name == collection.name { return }
        host.change("collection") { box throws(LibraryError) in
            try await box.rename(collection.id, to: name)
        } then: { [host] in
            host.services.speaker.play(.tick)
            host.tell(host.words.collectionRenamed(to: name)) {
                host.change("collection") { box throws(LibraryError) in
                    try await box.rename(collection.id, to: collection.name)
                }
            }
        }
    }

    // MARK: Filling

    /// Recipes are picked for a new collection of this name.
    /// - Parameter begun: where some have been picked already, before the name was changed.
    func fill(named name: String, goingOn begun: FillingPage?) {
        let page = begun ?? FillingPage(self, nil, name: name)
        page.name = name
        host.dismiss()
        host.stage.scrollToTop("filling")
        host.show(page)
    }

    /// Recipes are picked for a collection.
    func fill(_ collection: RecipeCollection) {
        host.stage.scrollToTop("filling")
        host.show(FillingPage(self, collection.id, name: collection.name))
    }

    /// Makes a collection and shows it, if the cook still is where its recipes were picked.
    func make(_ name: String, with recipes: [String], on filling: FillingPage) {
        host.change("collection") { [now = host.now] box throws(LibraryError) in
            try await box.makeCollection(named: name, with: recipes, at: now)
        } then: { [host] id in
            host.forgetWay { $0 === filling }
            if host.isShown(filling) { host.replace(with: self.page(of: id)) }
            host.tell(host.words.collectionMade(name, count: recipes.count)) {
                if host.page.id == CollectionPage.id(of: id) { host.show(self, once: true) }
                self.forgetWay(through: [id])
                host.change("collection") { box throws(LibraryError) in
                    try await box.removeCollections([id])
                }
            }
        }
    }

    // MARK: Deleting

    /// Deletes collections; their recipes stay.
    func delete(_ collections: [RecipeCollection]) {
        let ids = collections.map(\.id)
        host.takeAway("collection", saying: host.words.collectionsDeleted(collections.map(\.name))) {
            box throws(LibraryError) in try await box.removeCollections(ids)
        }
        forgetWay(through: ids)
    }

    private func forgetWay(through ids: [RecipeCollection.ID]) {
        let gone = Set(ids.map(CollectionPage.id(of:)))
        host.forgetWay { gone.contains($0.id) }
    }
}
