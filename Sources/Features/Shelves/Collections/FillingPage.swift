import House
import Kit
import Library
import Recipes
import Stage

/// Recipes being picked for a collection (RF3): a new one, which is made when that is done, or one that is
/// there.
@MainActor final class FillingPage: Page {
    /// nil = it is new.
    let collection: RecipeCollection.ID?
    var name: String
    let shelf = RecipeShelf { $0.settings.filter }
    /// In the order in which they were picked.
    private(set) var picked: [String] = []
    /// What is in it already.
    private(set) var members: Set<String> = []
    private var isSaving = false

    static let field = "filling field"
    static let grid = "candidate"

    init(_ collection: RecipeCollection.ID?, name: String) {
        (self.collection, self.name) = (collection, name)
    }

    var searchField: String? { Self.field }
    var isNew: Bool { collection == nil }
    /// A new collection may be empty; adding nothing is nothing.
    var canFinish: Bool { isNew || !picked.isEmpty }

    func refresh() {
        isSaving = false
        shelf.refresh()
        guard let collection else { return }
        host.services.errands.run { [box = host.services.box] in
            (try? await box.members(of: collection)) ?? []
        } then: {
            self.members = $0
        }
    }

    func type(_ text: String) { shelf.type(text, scroll: "filling") }

    /// Return in the field: the first that was found has the focus.
    func submit() {
        guard let first = shelf.found.card(0, host.services) else { return }
        host.stage.focus(on: "\(Self.grid) \(first.card.id)", shown: true)
        host.touch()
    }

    func pick(_ card: RecipeCard) -> CardPick {
        let isMember = members.contains(card.id)
        return CardPick(isPicked: isMember || picked.contains(card.id), isFixed: isMember) {
            host.touch()
            if isMember { return host.services.speaker.play(.refused) }
            host.services.speaker.play(.tick)
            if let place = self.picked.firstIndex(of: card.id) {
                self.picked.remove(at: place)
            } else {
                self.picked.append(card.id)
            }
        }
    }

    /// Ctrl+Return is Done.
    func key(_ key: KeyPress) -> Bool {
        guard ["return", "keypad enter"].contains(key.name), key.modifiers == .control else { return false }
        finish()
        return true
    }

    /// Makes the collection, or puts what is picked into it.
    func finish() {
        guard canFinish, !isSaving else { return host.services.speaker.play(.refused) }
        isSaving = true
        host.services.speaker.play(.favourite)
        if let collection {
            host.collect(CollectionChange(picked, into: [collection]), named: [name], outOf: [])
            host.leaveFilling()
        } else {
            host.makeCollection(name, with: picked)
        }
    }

    func cancel() { host.leaveFilling() }

    /// Back from picking for a new collection leads to its name; what is picked stays so.
    func wentBack() {
        if isNew { host.name(.new, text: name) }
    }
}
