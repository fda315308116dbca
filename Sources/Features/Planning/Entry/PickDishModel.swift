import House
import Library
import Recipes

/// Which recipe, or which note, a meal is to have: found while one types.
@MainActor final class PickDishModel {
    private(set) var text = ""
    /// What fits, the best first; with nothing typed, what is in the box.
    private(set) var found: [RecipeCard] = []
    private(set) var trouble: LibraryError?
    let host: Host
    private let picked: @MainActor (_ recipe: Recipe.ID?, _ title: String, _ servings: Int) -> Void
    private var asking = OneAtATime()

    static let field = "dish picker"
    /// As many as anyone reads through.
    nonisolated private static let most = 40
    nonisolated static let longestNote = 120

    init(
        _ host: Host,
        picked: @escaping @MainActor (_ recipe: Recipe.ID?, _ title: String, _ servings: Int) -> Void
    ) {
        (self.host, self.picked) = (host, picked)
    }

    func come() {
        host.stage.focus(on: Self.field)
        ask()
    }

    func type(_ text: String) {
        self.text = text
        host.stage.scrollToTop("sheet \(Self.field)")
        host.touch()
        ask()
    }

    /// Return takes the first that fits, or the note where nothing does.
    func submit() {
        if let first = found.first, !text.isEmpty { pick(first) } else { pickNote() }
    }

    func pick(_ card: RecipeCard) { picked(card.id, card.title, card.servings) }

    /// What is typed, as it stands: "leftovers".
    var note: String? {
        let note = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return note.isEmpty ? nil : String(note.prefix(Self.longestNote))
    }

    func pickNote() {
        if let note { picked(nil, note, 1) }
    }

    /// One question at a time, and then the newest.
    private func ask() {
        guard asking.begin() else { return }
        host.read("dishes to plan") { [text, filter = host.settings.filter] box throws(LibraryError) in
            let results = try await box.search(text, filter: filter)
            return try await box.hits(results, limit: Self.most).map(\.card)
        } then: { answer in
            guard self.asking.end() else { return self.ask() }
            switch answer {
            case .success(let cards): (self.found, self.trouble) = (cards, nil)
            case .failure(let error): self.trouble = error
            }
        }
    }
}
