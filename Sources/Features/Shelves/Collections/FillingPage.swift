import House
import Kit
import Library
import Recipes
import Stage

/// Recipes being picked for a collection (RF3): a new one, which is made when that is done, or one that is
/// there.
@MainActor final class FillingPage: Page {
    let id: String
    var shows: Set<LibraryPart> { [.recipes, .collections] }
    /// nil = it is new.
    let collection: RecipeCollection.ID?
    var name: String
    let shelf: RecipeShelf
    /// In the order in which they were picked.
    private(set) var picked: [String] = []
    /// What is in it already.
    private(set) var members: Set<String> = []
    private var isSaving = false
    /// Whether the cook is done with it, be it by calling it off.
    private var isOver = false
    private let collections: CollectionsPage

    static let field = "filling field"
    static let grid = "candidate"

    init(_ collections: CollectionsPage, _ collection: RecipeCollection.ID?, name: String) {
        (self.collections, self.collection, self.name) = (collections, collection, name)
        id = collection.map { "filling \($0)" } ?? "filling"
        shelf = RecipeShelf(collections.host) { $0.settings.filter }
    }

    var host: Host { collections.host }
    var searchField: String? { Self.field }
    var isNew: Bool { collection == nil }
    /// A new collection may be empty; adding nothing is nothing.
    var canFinish: Bool { isNew || !picked.isEmpty }

    func view(_ look: Look) -> any View { FillingView(look: look, host: host, model: self) }

    func refresh() {
        isSaving = false
        shelf.refresh()
        guard let collection else { return }
        host.read("members of a collection") { box throws(LibraryError) in
            try await box.members(of: collection)
        } then: { answer in
            switch answer {
            case .success(let members): self.members = members
            case .failure(let error):
                self.host.tell(failure: error.sentence(self.host.words)) { self.refresh() }
            }
        }
    }

    func type(_ text: String) { shelf.type(text, scroll: "filling") }

    /// Return in the field: the first that was found has the focus.
    func submit() {
        guard let first = shelf.found.card(0) else { return }
        host.stage.focus(on: "\(Self.grid) \(first.card.id)", shown: true)
        host.touch()
    }

    func pick(_ card: RecipeCard) -> CardPick {
        let isMember = members.contains(card.id)
        return CardPick(isPicked: isMember || picked.contains(card.id), isFixed: isMember) {
            self.host.touch()
            if isMember { return self.host.services.speaker.play(.refused) }
            self.host.services.speaker.play(.tick)
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
            cancel()
        } else {
            collections.make(name, with: picked, on: self)
        }
    }

    /// No recipe is picked any more.
    func cancel() {
        isOver = true
        host.goBack()
        host.forgetWay { $0 === self }
    }

    func giveUp() { host.goBack() }

    /// Back from picking for a new collection leads to its name; what is picked stays so.
    func wentBack() {
        if isNew, !isOver { collections.name(.new(self), text: name) }
    }
}
