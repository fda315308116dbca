import House
import Library
import Stage

/// All collections, in the cook's order (RF2, RF3).
@MainActor final class CollectionsPage: PickingPage {
    private(set) var all: [RecipeCollection] = []
    /// Why they could not be read; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    /// Whether they have been read at all.
    private(set) var isRead = false
    var picking = Picking<RecipeCollection.ID>()

    func refresh() {
        host.services.errands.write {
            [box = host.services.box] () -> Result<[RecipeCollection], LibraryError> in
            do throws(LibraryError) { return .success(try await box.collections()) } catch {
                return .failure(error)
            }
        } then: { answer in
            self.isRead = true
            switch answer {
            case .success(let all): (self.all, self.trouble) = (all, nil)
            case .failure(let error):
                host.services.log.error("collections: \(error.cause)")
                self.trouble = error
            }
            self.picking.keep(only: self.all.map(\.id))
        }
    }

    /// Those that are picked, as they lie on the page.
    var picked: [RecipeCollection] { all.filter { picking.contains($0.id) } }

    func deletePicked() {
        let picked = picked
        picking.clear()
        host.delete(picked)
    }

    func renamePicked() {
        guard let collection = picked.first else { return }
        picking.clear()
        host.rename(collection)
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
