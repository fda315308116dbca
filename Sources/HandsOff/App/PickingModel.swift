import Library
import Stage

/// A page on which things are picked by holding one (TR05).
@MainActor protocol PickingModel: PageModel {
    associatedtype Thing: Hashable & Sendable
    var picking: Picking<Thing> { get set }
}

extension PickingModel {
    func leave(_ app: App) { picking.clear() }

    func escape(_ app: App) -> Bool {
        defer { picking.clear() }
        return picking.isOn
    }

    /// What a card knows of being picked.
    func pick(_ thing: Thing, _ app: App) -> CardPick {
        CardPick(thing, picking) { change in
            app.touch()
            return change(&self.picking)
        }
    }

    func pickNothing(_ app: App) {
        picking.clear()
        app.touch()
    }
}

/// One on which recipes are picked, among other things perhaps.
@MainActor protocol RecipePickingModel: PickingModel {
    /// The recipes that are picked, as they lie on the page.
    var pickedCards: [RecipeCard] { get }
    /// Their ids, even of those that have been scrolled far out of sight and are no longer kept.
    var pickedRecipes: [RecipeCard.ID] { get }
}

extension RecipePickingModel {
    var pickedRecipes: [RecipeCard.ID] { pickedCards.map(\.id) }
}

extension RecipePickingModel where Thing == RecipeCard.ID {
    var pickedRecipes: [RecipeCard.ID] {
        let kept = pickedCards.map(\.id)
        return kept + picking.picked.subtracting(kept).sorted()
    }
}
