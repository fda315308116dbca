import House
import Library
import Recipes

/// Into which collections recipes are put, and out of which they are taken, until that is done (TR05).
@MainActor final class CollectingModel {
    /// A collection in the list.
    struct Choice: Identifiable {
        enum Place: Hashable {
            case there(RecipeCollection.ID)
            /// Made when all is done.
            case new(Int)
        }
        enum Tick { case none, some, all }

        let id: Place
        let name: String
        /// How many recipes it has.
        var count = 0
        var picture: String?
        /// What stands for it.
        var tile: DishTile?
        /// How it stands in the library.
        var was = Tick.none
        /// As it was, or as the cook wants it.
        var tick = Tick.none
        /// The id of its row's region.
        var regionID: String { "choice \(id)" }
    }

    let recipes: [String]
    /// What is put there: a title, if it is one recipe.
    let title: String?
    private(set) var choices: [Choice] = []
    private(set) var isRead = false
    private(set) var trouble: LibraryError?
    /// The name of a new one, while it is typed; nil = none is.
    private(set) var typed: String?
    /// What is wrong with that, as a sentence.
    private(set) var error: String?
    /// What happens when all is done: nothing is picked any more.
    private let done: @MainActor () -> Void
    private unowned let host: Host

    static let field = "new collection name"

    init(_ host: Host, _ recipes: [String], title: String?, done: @escaping @MainActor () -> Void) {
        (self.host, self.recipes, self.title, self.done) = (host, recipes, title, done)
    }

    func refresh() {
        host.read("collections", afterWrites: true) { [recipes] box throws(LibraryError) in
            try await Self.read(recipes, box)
        } then: { answer in
            self.isRead = true
            switch answer {
            case .success(let choices):
                (self.choices, self.trouble) = (choices, nil)
                if choices.isEmpty { self.beginTyping() }
            case .failure(let error): self.trouble = error
            }
        }
    }

    private nonisolated static func read(
        _ recipes: [String], _ box: RecipeBox
    ) async throws(LibraryError) -> [Choice] {
        let held = try await box.collections(holding: recipes), all = Set(recipes).count
        return try await box.collections().map { collection in
            let count = held[collection.id] ?? 0
            let tick: Choice.Tick = count == 0 ? .none : count < all ? .some : .all
            return Choice(
                id: .there(collection.id), name: collection.name, count: collection.count,
                picture: collection.pictures.first, tile: collection.tiles.first, was: tick, tick: tick)
        }
    }

    // MARK: What the cook does

    func toggle(_ choice: Choice) {
        guard let place = choices.firstIndex(where: { $0.id == choice.id }) else { return }
        choices[place].tick = choices[place].tick == .all ? .none : .all
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// A field opens for the name of a new one.
    func beginTyping() {
        typed = typed ?? ""
        host.stage.focus(on: Self.field)
        host.touch()
    }

    func type(_ text: String) {
        (typed, error) = (text, nil)
        host.touch()
    }

    /// Puts the new one on the list, ticked; returns whether there is nothing wrong with its name.
    @discardableResult func add() -> Bool {
        let name = NamingModel.tidy(typed ?? "")
        host.touch()
        if name.isEmpty {
            error = host.words.collectionNeedsName
        } else if choices.contains(where: { NamingModel.key($0.name) == NamingModel.key(name) }) {
            error = host.words.collectionExists(name)
        } else {
            let choice = Choice(id: .new(choices.count), name: name, tick: .all)
            choices.append(choice)
            (typed, error) = (nil, nil)
            host.services.speaker.play(.tick)
            host.stage.bringIntoView(choice.regionID)
            return true
        }
        host.services.speaker.play(.refused)
        host.stage.focus(on: Self.field)
        return false
    }

    /// Does it; a name that was typed and not added yet counts.
    func finish() {
        if let typed, !NamingModel.tidy(typed).isEmpty, !add() { return }
        let change = change
        host.dismiss()
        host.touch()
        done()
        if change == CollectionChange(recipes) { return }
        host.services.speaker.play(.favourite)
        host.collect(
            change, named: choices.filter { $0.tick == .all && $0.was != .all }.map(\.name),
            outOf: choices.filter { $0.tick == .none && $0.was != .none }.map(\.name))
    }

    private var change: CollectionChange {
        var change = CollectionChange(recipes)
        for choice in choices where choice.tick != choice.was {
            switch (choice.id, choice.tick) {
            case (.there(let id), .all): change.into.append(id)
            case (.there(let id), _): change.outOf.append(id)
            case (.new, .all): change.new.append(choice.name)
            case (.new, _): break
            }
        }
        return change
    }
}
