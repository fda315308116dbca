import Library
import Recipes
import Stage

/// Recipes being picked for a collection (RF3): a new one, which is made when that is done, or one that is
/// there.
@MainActor final class FillingModel: PageModel {
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

    func refresh(_ app: App) {
        isSaving = false
        shelf.refresh(app)
        guard let collection else { return }
        app.services.errands.run { [box = app.services.box] in
            (try? await box.members(of: collection)) ?? []
        } then: {
            self.members = $0
        }
    }

    func type(_ text: String, _ app: App) { shelf.type(text, scroll: "filling", app) }

    /// Return in the field: the first that was found has the focus.
    func submit(_ app: App) {
        guard let first = shelf.found.card(0, app.services) else { return }
        app.stage.focus(on: "\(Self.grid) \(first.card.id)", shown: true)
        app.touch()
    }

    func pick(_ card: RecipeCard, _ app: App) -> CardPick {
        let isMember = members.contains(card.id)
        return CardPick(isPicked: isMember || picked.contains(card.id), isFixed: isMember) {
            app.touch()
            if isMember { return app.services.speaker.play(.refused) }
            app.services.speaker.play(.tick)
            if let place = self.picked.firstIndex(of: card.id) {
                self.picked.remove(at: place)
            } else {
                self.picked.append(card.id)
            }
        }
    }

    /// Ctrl+Return is Done.
    func key(_ key: KeyPress, _ app: App) -> Bool {
        guard ["return", "keypad enter"].contains(key.name), key.modifiers == .control else { return false }
        finish(app)
        return true
    }

    /// Makes the collection, or puts what is picked into it.
    func finish(_ app: App) {
        guard canFinish, !isSaving else { return app.services.speaker.play(.refused) }
        isSaving = true
        app.services.speaker.play(.favourite)
        if let collection {
            app.collect(CollectionChange(picked, into: [collection]), named: [name], outOf: [])
            app.leaveFilling()
        } else {
            app.makeCollection(name, with: picked)
        }
    }

    func cancel(_ app: App) { app.leaveFilling() }

    /// Back from picking for a new collection leads to its name; what is picked stays so.
    func wentBack(_ app: App) {
        if isNew { app.name(.new, text: name) }
    }
}
