import GRDB
public import Recipes

extension RecipeBox {
    /// Puts what has to be bought for a recipe on the list, scaled to so many servings (TR24); water is not.
    /// - Returns: the new items, to take them off again with `removeShopping`; none if there is no such
    ///   recipe.
    @discardableResult
    public func shop(
        for recipe: String, servings: Int? = nil, at now: Double
    ) async throws(LibraryError) -> [ShoppingItem.ID] {
        try await shop(for: [DishToShop(recipe, servings: servings)], at: now).items
    }

    /// The same for several recipes, all or none.
    /// - Parameter isThere: whether the cook has a food already: it is left out, and said to be.
    public func shop(
        for dishes: [DishToShop], at now: Double,
        leavingOut isThere: @escaping @Sendable (Ingredient) -> Bool = { _ in false }
    ) async throws(LibraryError) -> ShoppingAddition {
        try await write { db in
            var addition = ShoppingAddition()
            for dish in dishes {
                guard let recipe = try Recipe.one(db, id: dish.recipe) else { continue }
                let scaled = recipe.scaled(toServings: dish.servings ?? recipe.servings)
                for ingredient in scaled.ingredients where ingredient.isBought {
                    if isThere(ingredient) {
                        addition.leftOut.append(
                            ShoppingItem(
                                id: 0, ingredient: ingredient, recipeID: recipe.id, recipeTitle: recipe.title,
                                addedAt: now))
                    } else {
                        addition.items.append(
                            try RecipeBox.shop(ingredient, (recipe.id, recipe.title), now, db))
                    }
                }
            }
            return addition
        }
    }

    /// Puts on the list what was left out of it.
    @discardableResult
    public func shop(
        all items: [ShoppingItem], at now: Double
    ) async throws(LibraryError) -> [ShoppingItem.ID] {
        try await write { db in
            try items.map { item in
                try RecipeBox.shop(
                    item.ingredient, item.recipeID.map { ($0, item.recipeTitle) }, now, db)
            }
        }
    }

    /// Puts what the cook typed on the list: "2 l milk". Nil if there was nothing to buy in it.
    @discardableResult
    public func shop(typed text: String, at now: Double) async throws(LibraryError) -> ShoppingItem.ID? {
        guard let ingredient = TypedItem.read(text) else { return nil }
        return try await write { try RecipeBox.shop(ingredient, nil, now, $0) }
    }

    /// Puts several things on the list that no recipe asks for: all of them, or none.
    public func shop(typed things: [Ingredient], at now: Double) async throws(LibraryError) -> [ShoppingItem
        .ID]
    {
        try await write { db in try things.map { try RecipeBox.shop($0, nil, now, db) } }
    }

    /// In the order in which it was put together.
    public func shoppingList() async throws(LibraryError) -> ShoppingList {
        try await read { db in
            ShoppingList(
                try Row.fetchAll(db, sql: "SELECT \(ShoppingItem.columns) FROM shopping ORDER BY id")
                    .map(ShoppingItem.init(row:)))
        }
    }

    /// Ticks items, or takes the ticks back (TR16).
    public func tick(
        _ items: [ShoppingItem.ID], _ isTicked: Bool = true, at now: Double
    ) async throws(LibraryError) {
        try await write { db in
            for id in items {
                try db.execute(
                    sql: "UPDATE shopping SET tickedAt = ? WHERE id = ?",
                    arguments: [isTicked ? now : nil, id])
            }
        }
    }

    /// Makes something else of the items of a line: all of them get the name, and where the amount is another
    /// one, the first gets it and the others none, so that they still say which recipes they are for.
    /// - Parameter keepsAmounts: whether only the name is another one.
    /// - Returns: the items as they were, for `takeBackEdit`.
    public func edit(
        _ items: [ShoppingItem.ID], to ingredient: Ingredient, keepsAmounts: Bool
    ) async throws(LibraryError) -> Removal {
        try await write { db in
            var before = Removal()
            for (place, id) in items.enumerated() {
                try before.keep(db, "shopping", "id = ?", [id])
                try db.execute(
                    sql: "UPDATE shopping SET name = ?, note = NULL WHERE id = ?",
                    arguments: [ingredient.name, id])
                if keepsAmounts { continue }
                let amount = place == 0 ? ingredient.amount : nil
                try db.execute(
                    sql: "UPDATE shopping SET quantity = ?, upTo = ?, unit = ? WHERE id = ?",
                    arguments: [amount?.quantity, amount?.upTo, amount?.unit.name, id])
            }
            return before
        }
    }

    /// Puts items back as they were before `edit`.
    public func takeBackEdit(
        of items: [ShoppingItem.ID], _ before: Removal
    ) async throws(LibraryError) {
        try await write { db in
            for id in items { try db.execute(sql: "DELETE FROM shopping WHERE id = ?", arguments: [id]) }
            try before.putBack(db)
        }
    }

    /// Takes items off the list (TR17).
    @discardableResult
    public func removeShopping(_ items: [ShoppingItem.ID]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in items { try removal.take(db, "shopping", "id = ?", [id]) }
            return removal
        }
    }

    /// Takes everything off the list, or only what is ticked (TR17).
    @discardableResult
    public func clearShopping(onlyTicked: Bool = false) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            try removal.take(db, "shopping", onlyTicked ? "tickedAt IS NOT NULL" : "TRUE", [])
            return removal
        }
    }

    private static func shop(
        _ ingredient: Ingredient, _ recipe: (id: Recipe.ID, title: String)?, _ now: Double, _ db: Database
    ) throws -> ShoppingItem.ID {
        let amount = ingredient.amount
        let values: [(any DatabaseValueConvertible)?] = [
            try TravelID.next("shopping", at: now, db).text, ingredient.name, amount?.quantity, amount?.upTo,
            amount?.unit.name, ingredient.note, recipe?.id, recipe?.title ?? "", now,
        ]
        try db.execute(
            sql: """
                INSERT INTO shopping (uid, name, quantity, upTo, unit, note, recipe, recipeTitle, addedAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: StatementArguments(values))
        return db.lastInsertedRowID
    }
}

extension ShoppingItem {
    fileprivate static let columns =
        "id, name, quantity, upTo, unit, note, recipe, recipeTitle, tickedAt, addedAt"

    fileprivate init(row: Row) {
        let unit = Amount.Unit(named: row.textIfAny(4) ?? "piece")
        let amount = row.numberIfAny(2, Quantity.self).map {
            Amount($0, upTo: row.numberIfAny(3, Quantity.self), unit)
        }
        self.init(
            id: row.key(0), ingredient: Ingredient(row.name(1), amount: amount, note: row.textIfAny(5)),
            recipeID: row.textIfAny(6), recipeTitle: row.name(7), isTicked: row.isThere(8),
            addedAt: row.number(9, Moment.self))
    }
}
