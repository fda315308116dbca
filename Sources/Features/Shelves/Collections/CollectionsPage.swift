import House
import Kit
import Library
import Stage

/// All collections, in the cook's order (RF2, RF3).
@MainActor final class CollectionsPage: PickingPage {
    unowned let host: Host
    let id = "collections"
    var shows: Set<LibraryPart> { [.recipes, .collections] }
    private(set) var all: [RecipeCollection] = []
    /// Why they could not be read; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    /// Whether they have been read at all.
    private(set) var isRead = false
    var picking = Picking<RecipeCollection.ID>()
    /// The page of the one that was opened last, to be found as it was left.
    private var opened: CollectionPage?

    init(_ host: Host) { self.host = host }

    var title: String? { host.words.collections }

    func view(_ look: Look) -> any View { CollectionsView(look: look, host: host, model: self) }

    func refresh() {
        host.read("collections", afterWrites: true) { box throws(LibraryError) in
            try await box.collections()
        } then: { answer in
            self.isRead = true
            switch answer {
            case .success(let all): (self.all, self.trouble) = (all, nil)
            case .failure(let error): self.trouble = error
            }
            self.picking.keep(only: self.all.map(\.id))
        }
    }

    /// The page of one of them.
    func page(of id: RecipeCollection.ID) -> CollectionPage {
        if let opened, opened.collectionID == id { return opened }
        let page = CollectionPage(self, id, known: all.first { $0.id == id })
        opened = page
        return page
    }

    /// Those that are picked, as they lie on the page.
    var picked: [RecipeCollection] { all.filter { picking.contains($0.id) } }

    func deletePicked() {
        let picked = picked
        picking.clear()
        delete(picked)
    }

    func renamePicked() {
        guard let collection = picked.first else { return }
        picking.clear()
        rename(collection)
    }

    /// Delete deletes what is picked, F2 renames it.
    func key(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, picking.isOn else { return false }
        switch key.name {
        case "delete": deletePicked()
        case "f2" where picking.count == 1: renamePicked()
        default: return false
        }
        return true
    }
}
