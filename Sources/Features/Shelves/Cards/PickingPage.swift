import House
import Kit
import Library
import Stage

/// A page on which things are picked by holding one (TR05).
@MainActor protocol PickingPage: Page {
    associatedtype Thing: Hashable & Sendable
    var host: Host { get }
    var picking: Picking<Thing> { get set }
    /// All things between two, both included, in the order in which they lie on the page.
    func things(from: Thing, to: Thing) -> [Thing]
}

extension PickingPage {
    func leave() { picking.clear() }

    func things(from: Thing, to: Thing) -> [Thing] { [to] }

    func giveUp() { host.goBack() }

    func escape() -> Bool {
        defer { picking.clear() }
        return picking.isOn
    }

    /// What a card knows of being picked.
    func pick(_ thing: Thing) -> CardPick {
        CardPick(thing, picking) {
            self.things(from: $0, to: $1)
        } change: { change in
            self.host.touch()
            return change(&self.picking)
        }
    }

    func pickNothing() {
        picking.clear()
        host.touch()
    }
}

/// One on which recipes are picked, among other things perhaps.
@MainActor protocol RecipePickingPage: PickingPage {
    /// The recipes that are picked, as they lie on the page.
    var pickedCards: [RecipeCard] { get }
    /// Their ids, even of those that have been scrolled far out of sight and are no longer kept.
    var pickedRecipes: [RecipeCard.ID] { get }
}

extension RecipePickingPage {
    var pickedRecipes: [RecipeCard.ID] { pickedCards.map(\.id) }
}

extension RecipePickingPage where Thing == RecipeCard.ID {
    var pickedRecipes: [RecipeCard.ID] {
        let kept = pickedCards.map(\.id)
        return kept + picking.picked.subtracting(kept).sorted()
    }
}
