import House
import Library
import Stage

/// The collection whose page is open (RF3).
@MainActor final class CollectionPage: RecipePickingPage {
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

    func refresh() {
        shelf.refresh()
        host.services.errands.write {
            [box = host.services.box] () -> Result<[RecipeCollection], LibraryError> in
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

    func type(_ text: String) {
        picking.clear()
        shelf.type(text, scroll: "collection")
    }

    // MARK: What the cook does

    func takeOutPicked() {
        let picked = Array(picking.picked)
        picking.clear()
        takeOut(picked, count: picked.count)
    }

    /// Takes all recipes out; the collection stays.
    func empty() {
        host.dismiss()
        takeOut(nil, count: collection?.count ?? 0)
    }

    private func takeOut(_ recipes: [String]?, count: Int) {
        host.takeAway("collection", saying: host.words.takenOut(count, of: name)) {
            [id] box throws(LibraryError) in try await box.takeOut(recipes, of: id)
        }
    }

    func rename() {
        if let collection { host.rename(collection) }
    }

    /// Deletes it, and goes to the others.
    func delete() {
        guard let collection else { return }
        host.dismiss()
        host.show(.collections, once: true)
        host.delete([collection])
    }

    /// Delete takes what is picked out of it, F2 renames it, Ctrl+C copies it.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("delete", []) where picking.isOn: takeOutPicked()
        case ("f2", []): rename()
        case ("c", .control): copy()
        default: return false
        }
        return true
    }
}
