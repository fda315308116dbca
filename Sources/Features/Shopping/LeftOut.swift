import Recipes

/// What recipes need and the pantry has, until the cook has seen it: it can be put on the list all the same.
@MainActor final class LeftOut {
    var items: [ShoppingItem] = []

    /// Each food once, as the first recipe says it.
    var names: [String] {
        var seen: Set<PantryKey> = []
        return items.map(\.ingredient.name).filter { seen.insert(PantryKey($0)).inserted }
    }
}
