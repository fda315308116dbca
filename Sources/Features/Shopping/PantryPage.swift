import House
import Kit
import Library
import Recipes
import Stage

/// What is at home (BY6): lists leave it out, and the fridge search starts from it.
@MainActor final class PantryPage: Page {
    unowned let host: Host
    let id = "pantry"
    var shows: Set<LibraryPart> { [.pantry, .aisles] }
    private(set) var pantry = Pantry([])
    private var aisles: [String: Aisle] = [:]
    private(set) var isKnown = false
    /// What is wrong with reading it; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    /// What stands in the field.
    var typed = ""
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    private var changes = 0

    static let field = "pantry field"

    init(_ host: Host) { self.host = host }

    var title: String? { host.words.pantry }

    func view(_ look: Look) -> any View { PantryView(look: look, host: host, model: self) }

    func giveUp() { host.goBack() }

    var groups: [(aisle: Aisle, items: [PantryItem])] { pantry.byAisle(ShoppingManner(aisles: aisles)) }

    func refresh() {
        let asked = changes
        host.read("pantry", afterWrites: true) { box throws(LibraryError) in
            (pantry: try await box.pantry(), aisles: try await box.foodAisles())
        } then: { answer in
            if asked != self.changes { return }
            switch answer {
            case .success(let kept):
                (self.pantry, self.aisles, self.isKnown, self.trouble) = (kept.pantry, kept.aisles, true, nil)
            case .failure(let error): (self.isKnown, self.trouble) = (true, error)
            }
        }
    }

    /// Puts into the pantry what was typed; commas part several.
    func add() {
        let names = typed.split { $0 == "," || $0 == ";" || $0.isNewline }
            .compactMap { TypedItem.read(String($0))?.name }
        if typed.allSatisfy(\.isWhitespace) { return }
        guard !names.isEmpty else { return host.tell(host.words.nothingToKeepTyped) }
        (typed, changes) = ("", changes + 1)
        host.services.speaker.play(.tick)
        host.change("pantry") { [now = host.now] box throws(LibraryError) in
            try await box.stock(names, at: now)
        } then: { [host] new in
            if new.isEmpty { host.tell(host.words.alreadyAtHome(names)) }
        }
    }

    /// Puts into the pantry what was pasted, a food a line.
    func add(_ lines: [String]) {
        typed = TypedItem.things(in: lines).map(\.name).joined(separator: ", ")
        add()
    }

    func remove(_ item: PantryItem) {
        takeOut(item)
        host.takeAway("pantry", saying: host.words.takenFromPantry(item.name)) { box throws(LibraryError) in
            try await box.unstock([item.name])
        } undone: {
            self.changes += 1
        }
    }

    /// It is used up: out of the pantry, and on the shopping list.
    func buyAgain(_ item: PantryItem) {
        takeOut(item)
        host.services.speaker.play(.tick)
        host.change("pantry") { [now = host.now] box throws(LibraryError) in
            let removal = try await box.unstock([item.name])
            let wanted = ShoppingItem(id: 0, ingredient: Ingredient(item.name))
            return (removal: removal, items: try await box.shop(all: [wanted], at: now))
        } then: { [host] done in
            host.tell(host.words.isBoughtAgain(item.name)) {
                self.changes += 1
                host.change("pantry") { box throws(LibraryError) in
                    try await box.removeShopping(done.items)
                    try await box.restore(done.removal)
                }
            }
        }
    }

    private func takeOut(_ item: PantryItem) {
        pantry = Pantry(pantry.items.filter { $0.id != item.id })
        changes += 1
        host.touch()
    }

    /// Delete takes out what has the focus.
    var keys: [(key: String, deed: String)] { host.words.pantryKeys }

    func key(_ key: KeyPress) -> Bool {
        guard ["delete", "backspace"].contains(key.name), key.modifiers == [],
            let item = pantry.items.first(where: { host.stage.focus == PantryPage.region($0) })
        else { return false }
        remove(item)
        return true
    }

    /// The id of an item's region.
    static func region(_ item: PantryItem) -> String { "pantry \(item.id)" }
}
