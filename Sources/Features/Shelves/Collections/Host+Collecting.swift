import House
import Library

/// Recipes into collections and out of them, from every page; all of it can be undone (TR05).
extension Host {
    /// Asks into which collections recipes shall go.
    /// - Parameters:
    ///   - title: of the recipe, if it is only one.
    ///   - done: nothing needs to be picked any more.
    func collect(_ recipes: [String], title: String?, done: @escaping @MainActor () -> Void = {}) {
        let model = CollectingModel(self, recipes, title: title, done: done)
        present(
            Sheet("collecting") { [unowned self] look in
                CollectingSheet(look: look, host: self, model: model)
            })
        stage.scrollToTop("collecting")
        model.refresh()
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
}
