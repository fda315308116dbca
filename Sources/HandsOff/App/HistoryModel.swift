import Library
import Recipes
import Stage

/// What was looked at and cooked, the latest first (TR07).
@MainActor final class HistoryModel: RecipePickingModel {
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

    func refresh(_ app: App) {
        app.services.errands.run { [box = app.services.box] () -> Result<[HistoryEntry], LibraryError> in
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

    func type(_ text: String, _ app: App) {
        self.text = text
        words = TypedWord.all(in: text)
        app.stage.scrollToTop("history")
        app.touch()
        sift()
    }

    private func sift() {
        shown = entries.filter { entry in
            words.allSatisfy { ![$0].marks(in: entry.card.title).isEmpty }
        }
    }

    func removePicked(_ app: App) {
        let picked = shown.filter { picking.contains($0.id) }.map(\.id)
        picking.clear()
        app.forget(picked)
    }

    var pickedCards: [RecipeCard] {
        var seen: Set<String> = []
        return entries.filter { picking.contains($0.id) && seen.insert($0.card.id).inserted }.map(\.card)
    }
}
