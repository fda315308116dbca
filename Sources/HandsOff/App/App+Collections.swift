import Library

/// What is done with collections, from every page; all of it can be undone (TR05, RF3).
extension App {
    // MARK: Naming

    /// Asks for a name, and then for the recipes.
    func newCollection() {
        filling = nil
        name(.new)
    }

    func rename(_ collection: RecipeCollection) { name(.rename(collection), text: collection.name) }

    /// Asks what a collection is to be called.
    func name(_ purpose: NamingModel.Purpose, text: String = "") {
        let model = NamingModel(purpose, text: text)
        (naming, sheet, isStale) = (model, .naming, true)
        model.refresh(self)
        stage.focus(on: NamingModel.field)
    }

    func rename(_ collection: RecipeCollection, to name: String) {
        (sheet, isStale) = (nil, true)
        if name == collection.name { return }
        change("collection") { box throws(LibraryError) in
            try await box.rename(collection.id, to: name)
        } then: {
            self.services.speaker.play(.tick)
            self.tell(self.words.collectionRenamed(to: name)) {
                self.change("collection") { box throws(LibraryError) in
                    try await box.rename(collection.id, to: collection.name)
                }
            }
        }
    }

    // MARK: Filling

    /// Recipes are picked for a new collection of this name; who only changed the name goes on.
    func fill(named name: String) {
        if let filling, filling.isNew { filling.name = name } else { filling = FillingPage(nil, name: name) }
        sheet = nil
        stage.scrollToTop("filling")
        show(.filling(nil))
    }

    /// Recipes are picked for a collection.
    func fill(_ collection: RecipeCollection) {
        filling = FillingPage(collection.id, name: collection.name)
        stage.scrollToTop("filling")
        show(.filling(collection.id))
    }

    /// No recipe is picked any more.
    func leaveFilling() {
        let route = route
        filling = nil
        goBack()
        forgetWay { $0 == route }
    }

    /// Makes a collection and shows it.
    func makeCollection(_ name: String, with recipes: [String]) {
        change("collection") { [now] box throws(LibraryError) in
            try await box.makeCollection(named: name, with: recipes, at: now)
        } then: { id in
            self.filling = nil
            self.forgetWay { $0 == .filling(nil) }
            if case .filling = self.route { self.replace(with: .collection(id)) }
            self.tell(self.words.collectionMade(name, count: recipes.count)) {
                if self.route == .collection(id) { self.show(.collections, once: true) }
                self.forgetWay { $0 == .collection(id) }
                self.change("collection") { box throws(LibraryError) in
                    try await box.removeCollections([id])
                }
            }
        }
    }

    // MARK: Recipes in and out

    /// Asks into which collections recipes shall go (TR05).
    /// - Parameter title: of the recipe, if it is only one.
    func askWhereToCollect(
        _ recipes: [String], title: String?, done: @escaping @MainActor () -> Void = {}
    ) {
        let model = CollectingModel(recipes, title: title, done: done)
        (collecting, sheet, isStale) = (model, .collecting, true)
        stage.scrollToTop("collecting")
        model.refresh(self)
    }

    /// - Parameters:
    ///   - names: of the collections that recipes go into.
    ///   - others: of those they come out of.
    func collect(_ change: CollectionChange, named names: [String], outOf others: [String]) {
        self.change("collection") { [now] box throws(LibraryError) in
            try await box.change(change, at: now)
        } then: { receipt in
            let text = self.words.collected(change.recipes.count, into: names, outOf: others)
            self.tell(text) {
                self.change("collection") { box throws(LibraryError) in try await box.takeBack(receipt) }
            }
        }
    }

    /// Deletes collections; their recipes stay.
    func delete(_ collections: [RecipeCollection]) {
        let ids = collections.map(\.id)
        takeAway("collection", saying: words.collectionsDeleted(collections.map(\.name))) {
            box throws(LibraryError) in try await box.removeCollections(ids)
        }
        for id in ids { forgetWay { $0 == .collection(id) } }
    }
}
