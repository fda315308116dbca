import House
import Kit
import Library
import Recipes

/// What is done with a line besides ticking it: editing, moving, having it at home (BY6).
extension ShoppingListPage {
    func edit(_ line: ShoppingLine) {
        let model = ItemModel(self, line)
        host.present(
            Sheet("item") { [unowned host] look in ItemSheet(look: look, host: host, model: model) })
        host.stage.focus(on: ItemModel.field)
    }

    /// Makes of a line what was typed.
    func change(_ line: ShoppingLine, to ingredient: Ingredient) {
        host.dismiss()
        let keepsAmounts = ingredient.amount == TypedItem.read(line.typed(host.words))?.amount
        if keepsAmounts, ingredient.name == line.name { return }
        for (place, id) in line.items.enumerated() {
            guard let i = list.items.firstIndex(where: { $0.id == id }) else { continue }
            list.items[i].ingredient.name = ingredient.name
            if !keepsAmounts { list.items[i].ingredient.amount = place == 0 ? ingredient.amount : nil }
        }
        changes += 1
        host.change("shopping") { box throws(LibraryError) in
            try await box.edit(line.items, to: ingredient, keepsAmounts: keepsAmounts)
        } then: { [host] before in
            host.services.speaker.play(.tick)
            host.tell(host.words.itemChanged(line.typed(host.words))) {
                self.changes += 1
                host.change("shopping") { box throws(LibraryError) in
                    try await box.takeBackEdit(of: line.items, before)
                }
            }
        }
    }

    /// It is at home: off the list, and into the pantry.
    func have(_ line: ShoppingLine) {
        host.dismiss()
        list.items.removeAll { line.items.contains($0.id) }
        changes += 1
        host.change("pantry") { [now = host.now] box throws(LibraryError) in
            try await box.have(line.items, line.name, at: now)
        } then: { [host] had in
            host.services.speaker.play(.tick)
            host.tell(host.words.isAtHome(line.name)) {
                self.changes += 1
                host.change("pantry") { box throws(LibraryError) in
                    try await box.restore(had.removal)
                    if had.isNew { try await box.unstock([line.name]) }
                }
            }
        }
    }

    /// Which aisle a food is in.
    func askForAisle(_ line: ShoppingLine) {
        host.present(
            Sheet("aisle") { [unowned host] look in
                AisleSheet(look: look, host: host, model: self, line: line)
            })
    }

    /// Now, and whenever the food is on the list again.
    func move(_ line: ShoppingLine, to aisle: Aisle) {
        host.dismiss()
        if aisle == line.aisle { return }
        let before = aisles[line.key.text]
        func set(_ aisle: Aisle?) {
            aisles[line.key.text] = aisle
            changes += 1
            host.change("aisle") { box throws(LibraryError) in try await box.move(line.key, to: aisle) }
        }
        set(aisle)
        host.services.speaker.play(.tick)
        host.tell(host.words.itemMoved(line.name, to: host.words.aisle(aisle))) { set(before) }
    }

    func showPantry() { host.show(PantryPage(host)) }

    // MARK: What the pantry has kept off the list

    func addLeftOut() {
        let items = leftOut.items
        leftOut.items = []
        host.services.speaker.play(.tick)
        host.change("shopping") { [now = host.now] box throws(LibraryError) in
            try await box.shop(all: items, at: now)
        }
    }

    func forgetLeftOut() {
        leftOut.items = []
        host.touch()
    }
}
