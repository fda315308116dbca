import House
import Library
import Recipes
import Stage

/// What was looked at and cooked, the latest first (TR07).
@MainActor final class HistoryPage: RecipePickingPage {
    /// As many as anyone looks through.
    nonisolated private static let most = 1000

    private(set) var text = ""
    /// Those that fit what is typed.
    private(set) var shown: [HistoryEntry] = []
    private(set) var words: [TypedWord] = []
    private(set) var trouble: LibraryError?
    /// Whether it has been read at all.
    private(set) var isRead = false
    var picking = Picking<HistoryEntry.ID>()
    private var entries: [HistoryEntry] = []

    var isEmpty: Bool { entries.isEmpty }
    var searchField: String? { isEmpty ? nil : "history field" }

    func refresh() {
        host.services.errands.run { [box = host.services.box] () -> Result<[HistoryEntry], LibraryError> in
            do throws(LibraryError) { return .success(try await box.history(limit: Self.most)) } catch {
                return .failure(error)
            }
        } then: { answer in
            self.isRead = true
            switch answer {
            case .success(let entries): (self.entries, self.trouble) = (entries, nil)
            case .failure(let error): self.trouble = error
            }
            self.picking.keep(only: self.entries.map(\.id))
            self.sift()
        }
    }

    func type(_ text: String) {
        self.text = text
        words = TypedWord.all(in: text)
        host.stage.scrollToTop("history")
        host.touch()
        sift()
    }

    private func sift() {
        shown = entries.filter { entry in
            words.allSatisfy { ![$0].marks(in: entry.card.title).isEmpty }
        }
    }

    func removePicked() {
        let picked = shown.filter { picking.contains($0.id) }.map(\.id)
        picking.clear()
        host.forget(picked)
    }

    var pickedCards: [RecipeCard] {
        var seen: Set<String> = []
        return entries.filter { picking.contains($0.id) && seen.insert($0.card.id).inserted }.map(\.card)
    }
}
