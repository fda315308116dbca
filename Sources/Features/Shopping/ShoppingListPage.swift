import House
import Kit
import Library
import Recipes
import Stage

/// What is to be bought (TR15–TR17).
///
/// A tick or a removal shows at once; the library follows in the background, and has the last word.
@MainActor final class ShoppingListPage: Page {
    unowned let host: Host
    let id = "shopping list"
    var shows: Set<LibraryPart> { [.shopping, .aisles] }
    var list = ShoppingList([])
    /// Where the cook has moved foods, by their keys.
    var aisles: [String: Aisle] = [:]
    let leftOut: LeftOut
    /// Whether the list has been read; before that nothing can be said of it.
    private(set) var isKnown = false
    /// What is wrong with reading it; the page says it in the cook’s words.
    private(set) var trouble: LibraryError?
    /// What stands in the field for the cook's own items.
    var typed = ""
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    var changes = 0
    /// The groups as they were last laid out: a page is built far more often than its list changes.
    private var laidOut: (list: ShoppingList, manner: ShoppingManner, byAisle: Bool, groups: [ShoppingGroup])?

    static let field = "shopping field"

    init(_ host: Host, _ leftOut: LeftOut) { (self.host, self.leftOut) = (host, leftOut) }

    var title: String? { host.words.shoppingList }

    func view(_ look: Look) -> any View { ShoppingListView(look: look, host: host, model: self) }

    func giveUp() { host.goBack() }

    /// As the page shows it: by recipe, or by aisle (TR15), in the cook's measures.
    func groups() -> [ShoppingGroup] {
        let manner = ShoppingManner(measures: host.settings.measures, aisles: aisles)
        let byAisle = host.settings.shopsByAisle
        if let laidOut, laidOut.byAisle == byAisle, laidOut.manner == manner, laidOut.list == list {
            return laidOut.groups
        }
        let groups = list.groups(byAisle: byAisle, manner)
        laidOut = (list, manner, byAisle, groups)
        return groups
    }

    /// The same by aisle, whichever way the page shows it.
    var groupsByAisle: [ShoppingGroup] {
        list.groups(byAisle: true, ShoppingManner(measures: host.settings.measures, aisles: aisles))
    }

    func refresh() {
        let asked = changes
        host.read("shopping list", afterWrites: true) { box throws(LibraryError) in
            (list: try await box.shoppingList(), aisles: try await box.foodAisles())
        } then: { answer in
            if asked != self.changes { return }
            switch answer {
            case .success(let kept):
                (self.list, self.aisles, self.isKnown, self.trouble) = (kept.list, kept.aisles, true, nil)
            case .failure(let error): (self.isKnown, self.trouble) = (true, error)
            }
        }
    }

    /// Puts on the list what was typed: "2 l milk".
    func add() {
        let text = typed
        if text.allSatisfy(\.isWhitespace) { return }
        guard TypedItem.read(text) != nil else {
            return host.tell(host.words.nothingToBuyTyped)
        }
        (typed, changes) = ("", changes + 1)
        host.services.speaker.play(.tick)
        host.change("shopping") { [now = host.now] box throws(LibraryError) in
            try await box.shop(typed: text, at: now)
        }
    }

    /// Puts on the list what was pasted, a thing a line; it can be taken back as a whole.
    func add(_ lines: [String]) {
        let things = TypedItem.things(in: lines)
        guard !things.isEmpty else { return host.tell(host.words.nothingToBuyTyped) }
        (typed, changes) = ("", changes + 1)
        host.services.speaker.play(.tick)
        host.change("shopping") { [now = host.now] box throws(LibraryError) in
            try await box.shop(typed: things, at: now)
        } then: { [host] items in
            host.tell(host.words.itemsAdded(items.count)) {
                host.change("shopping") { box throws(LibraryError) in
                    try await box.removeShopping(items)
                }
            }
        }
    }

    /// Ticks a line, or takes the tick back (TR16).
    func tick(_ line: ShoppingLine) {
        let wanted = !line.isTicked
        for i in list.items.indices where line.items.contains(list.items[i].id) {
            list.items[i].isTicked = wanted
        }
        changes += 1
        host.services.speaker.play(.tick)
        host.change("shopping") { [now = host.now] box throws(LibraryError) in
            try await box.tick(line.items, wanted, at: now)
        }
    }

    func remove(_ line: ShoppingLine) {
        takeAway(saying: host.words.itemRemoved(line.typed(host.words))) {
            line.items.contains($0.id)
        } by: { box throws(LibraryError) in
            try await box.removeShopping(line.items)
        }
    }

    /// Takes everything off the list (TR17), or what is in the basket already.
    func clear(onlyTicked: Bool) {
        let lines = groups().flatMap(\.lines).filter { $0.isTicked || !onlyTicked }.count
        let said = onlyTicked ? host.words.tickedRemoved(lines) : host.words.itemsRemoved(lines)
        takeAway(saying: said) {
            $0.isTicked || !onlyTicked
        } by: { box throws(LibraryError) in
            try await box.clearShopping(onlyTicked: onlyTicked)
        }
    }

    private func takeAway(
        saying text: String, _ goes: (ShoppingItem) -> Bool,
        by work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> Removal
    ) {
        list.items.removeAll(where: goes)
        changes += 1
        host.takeAway("shopping", saying: text, work) { self.changes += 1 }
    }

    /// To where recipes are looked for.
    func findRecipe() { host.find() }

    /// With a line that has the focus: Delete takes it off, E edits it, M moves it to another aisle, H says that
    /// it is at home. Ctrl+C copies the list, P leads to the pantry.
    var keys: [(key: String, deed: String)] { host.words.shoppingKeys }

    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("delete", []), ("backspace", []): return withFocus(remove)
        case ("e", []): return withFocus(edit)
        case ("m", []): return withFocus(askForAisle)
        case ("h", []): return withFocus(have)
        case ("p", []): showPantry()
        case ("c", .control) where !list.items.isEmpty: copy()
        default: return false
        }
        return true
    }

    private func withFocus(_ deed: (ShoppingLine) -> Void) -> Bool {
        let lines = groups().flatMap(\.lines)
        guard let line = lines.first(where: { host.stage.focus == $0.regionID }) else { return false }
        deed(line)
        return true
    }
}

extension ShoppingLine {
    /// The id of the line's region.
    var regionID: String { "item \(id)" }
}
