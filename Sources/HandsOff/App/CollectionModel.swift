import Library
import Stage

/// The collection whose page is open (RF3).
@MainActor final class CollectionModel: RecipePickingModel {
    let id: RecipeCollection.ID
    /// What it is called; nil = that has not been read yet, or it is gone.
    private(set) var collection: RecipeCollection?
    /// Whether it has been deleted.
    private(set) var isGone = false
    let shelf: RecipeShelf
    var picking = Picking<String>()

    static let field = "collection field"

    /// - Parameter known: what the page that leads here has read of it.
    init(_ id: RecipeCollection.ID, known: RecipeCollection? = nil) {
        (self.id, collection) = (id, known)
        shelf = RecipeShelf { _ in RecipeFilter(shelf: .collection(id)) }
    }

    var name: String { collection?.name ?? "" }
    var searchField: String? { isGone || shelf.isEmpty ? nil : Self.field }
    var pickedCards: [RecipeCard] { shelf.found.cards(picking.picked) }

    func refresh(_ app: App) {
        shelf.refresh(app)
        app.services.errands.write {
            [box = app.services.box] () -> Result<[RecipeCollection], LibraryError> in
            do throws(LibraryError) { return .success(try await box.collections()) } catch {
                return .failure(error)
            }
        } then: { answer in
            // What can't be read is told of by the shelf.
            guard case .success(let all) = answer else { return }
            self.collection = all.first { $0.id == self.id }
            self.isGone = self.collection == nil
        }
    }

    func type(_ text: String, _ app: App) {
        picking.clear()
        shelf.type(text, scroll: "collection", app)
    }

    // MARK: What the cook does

    func takeOutPicked(_ app: App) {
        let picked = Array(picking.picked)
        picking.clear()
        takeOut(picked, count: picked.count, app)
    }

    /// Takes all recipes out; the collection stays.
    func empty(_ app: App) {
        app.sheet = nil
        takeOut(nil, count: collection?.count ?? 0, app)
    }

    private func takeOut(_ recipes: [String]?, count: Int, _ app: App) {
        app.takeAway("collection", saying: app.words.takenOut(count, of: name)) {
            [id] box throws(LibraryError) in try await box.takeOut(recipes, of: id)
        }
    }

    func rename(_ app: App) {
        if let collection { app.rename(collection) }
    }

    /// Deletes it, and goes to the others.
    func delete(_ app: App) {
        guard let collection else { return }
        app.sheet = nil
        app.show(.collections, once: true)
        app.delete([collection])
    }

    /// Delete takes what is picked out of it, F2 renames it, Ctrl+C copies it.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        switch (key.name, key.modifiers) {
        case ("delete", []) where picking.isOn: takeOutPicked(app)
        case ("f2", []): rename(app)
        case ("c", .control): copy(app)
        default: return false
        }
        return true
    }
}
