import House
import Kit
import Library
import Stage

/// The page of one collection (RF3).
@MainActor final class CollectionPage: RecipePickingPage {
    unowned let host: Host
    let collectionID: RecipeCollection.ID
    /// What it is called; nil = that has not been read yet, or it is gone.
    private(set) var collection: RecipeCollection?
    /// Whether it has been deleted.
    private(set) var isGone = false
    /// Why its name could not be read.
    private(set) var trouble: LibraryError?
    let shelf: RecipeShelf
    var picking = Picking<String>()
    /// The page of all collections, which keeps this one.
    unowned let collections: CollectionsPage

    static let field = "collection field"

    /// - Parameter known: what the page that leads here has read of it.
    init(_ collections: CollectionsPage, _ id: RecipeCollection.ID, known: RecipeCollection? = nil) {
        (self.collections, collectionID, collection) = (collections, id, known)
        host = collections.host
        shelf = RecipeShelf(collections.host) { _ in RecipeFilter(shelf: .collection(id)) }
    }

    nonisolated static func id(of collection: RecipeCollection.ID) -> String { "collection \(collection)" }

    var id: String { Self.id(of: collectionID) }
    var shows: Set<LibraryPart> { [.recipes, .collections] }
    var name: String { collection?.name ?? "" }
    var searchField: String? { isGone || shelf.isEmpty ? nil : Self.field }
    func things(from: String, to: String) -> [String] { shelf.found.ids(from: from, to: to) }

    var pickedCards: [RecipeCard] { shelf.found.cards(picking.picked) }

    func view(_ look: Look) -> any View { CollectionView(look: look, host: host, model: self) }

    func refresh() {
        shelf.refresh()
        host.crossings.lookAtPublicSide(collectionID)
        host.read("collection", afterWrites: true) { box throws(LibraryError) in
            try await box.collections()
        } then: { answer in
            switch answer {
            case .success(let all):
                self.collection = all.first { $0.id == self.collectionID }
                (self.isGone, self.trouble) = (self.collection == nil, nil)
            case .failure(let error): self.trouble = error
            }
        }
    }

    func type(_ text: String) {
        picking.clear()
        shelf.type(text, scroll: "collection")
    }

    /// What others see of it.
    var publicSide: PublicSide? { collection == nil ? nil : host.crossings.publicSide(collectionID) }

    // MARK: What the cook does

    func fill() {
        if let collection { collections.fill(collection) }
    }

    /// To all of them, from where the way back begins anew.
    func showAll() { host.show(collections, once: true) }

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
            [collectionID] box throws(LibraryError) in try await box.takeOut(recipes, of: collectionID)
        }
    }

    func rename() {
        if let collection { collections.rename(collection) }
    }

    /// Deletes it, and goes to the others.
    func delete() {
        guard let collection else { return }
        host.dismiss()
        showAll()
        collections.delete([collection])
    }

    /// What else can be done with it.
    func showDeeds() {
        host.present(
            Sheet("collection deeds") { [unowned host] look in
                CollectionDeedsSheet(look: look, host: host, model: self)
            })
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
