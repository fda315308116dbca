import House
import Kit
import Library
import Recipes
import Stage

/// What was looked at and cooked, the latest first (TR07).
@MainActor final class HistoryPage: RecipePickingPage {
    unowned let host: Host
    let id = "history"
    var shows: Set<LibraryPart> { [.recipes, .history] }
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
    /// Where recipes to look at come from.
    private let search: House.Place

    init(_ host: Host, search: House.Place) { (self.host, self.search) = (host, search) }

    var title: String? { host.words.history }

    func view(_ look: Look) -> any View { HistoryView(look: look, host: host, model: self) }

    func findRecipe() { host.visit(search) }

    var isEmpty: Bool { entries.isEmpty }
    var searchField: String? { isEmpty ? nil : "history field" }

    func refresh() {
        host.read("history") { box throws(LibraryError) in
            try await box.history(limit: Self.most)
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

    func things(from: HistoryEntry.ID, to: HistoryEntry.ID) -> [HistoryEntry.ID] {
        let ids = shown.map(\.id)
        guard let start = ids.firstIndex(of: from), let end = ids.firstIndex(of: to) else { return [to] }
        return Array(ids[min(start, end)...max(start, end)])
    }

    var pickedCards: [RecipeCard] {
        var seen: Set<String> = []
        return entries.filter { picking.contains($0.id) && seen.insert($0.card.id).inserted }.map(\.card)
    }
}
