import Language
import Recipes
import Testing

@testable import Library

@Suite("The shopping list in the library (TR15–TR17, TR24)")
struct ShoppingBoxTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.stock(Pantry.starters, pictures: [], version: 1, at: 1)
    }

    @Test("All ingredients of a recipe go on the list, scaled to the servings (TR24)")
    func scaled() async throws {
        let ids = try await box.shop(for: "pumpkin-soup", servings: 2, at: 1)
        let list = try await box.shoppingList()
        #expect(list.items.map(\.id) == ids)
        #expect(
            list.items.map { $0.ingredient.line(Language.english.wording) } == [
                "600\u{202F}g pumpkin", "salt, to taste",
            ])
        #expect(list.items.map(\.recipeTitle) == ["Pumpkin soup", "Pumpkin soup"])
        #expect(try await box.shop(for: "nowhere", at: 1) == [])
        try await box.remove(["pumpkin-soup"])
        #expect(try await box.shoppingList() == list)
    }

    @Test("Items are ticked, unticked, removed and cleared, and every removal is undone (TR16, TR17)")
    func undo() async throws {
        try await box.shop(for: "pumpkin-soup", at: 1)
        let milk = try #require(try await box.shop(typed: "2 l milk", at: 2))
        #expect(try await box.shop(typed: " ", at: 2) == nil)
        try await box.tick([milk], at: 3)
        let full = try await box.shoppingList()
        #expect(full.items.map(\.isTicked) == [false, false, true])
        let one = try await box.removeShopping([full.items[0].id])
        #expect(try await box.shoppingList().items.count == 2)
        try await box.restore(one)
        #expect(try await box.shoppingList() == full)
        let ticked = try await box.clearShopping(onlyTicked: true)
        #expect(try await box.shoppingList().items.count == 2)
        try await box.restore(ticked)
        let all = try await box.clearShopping()
        #expect(try await box.shoppingList().items.isEmpty)
        try await box.shop(typed: "eggs", at: 4)
        try await box.restore(all)
        #expect(try await box.shoppingList().items.prefix(3) == full.items[...])
        try await box.tick([milk], false, at: 5)
        #expect(try await box.shoppingList().items.allSatisfy { !$0.isTicked })
    }

    @Test("Water stays off the list, and what is at home, which is told (TR24, BY6)") func leftOut()
        async throws
    {
        try await box.save(
            Recipe(
                id: "broth", title: "Broth", servings: 2,
                ingredients: [
                    Ingredient("warm water"), Ingredient("salt"), Ingredient("leek", amount: Amount(1)),
                ]),
            at: 1)
        let addition = try await box.shop(
            for: [DishToShop("broth", servings: 4), DishToShop("nowhere")], at: 2
        ) { $0.name == "salt" }
        #expect(addition.leftOut.map(\.ingredient.name) == ["salt"])
        #expect(addition.leftOut.map(\.recipeTitle) == ["Broth"])
        let list = try await box.shoppingList()
        #expect(list.items.map(\.id) == addition.items)
        #expect(list.items.map(\.ingredient) == [Ingredient("leeks", amount: Amount(2))])
        try await box.shop(all: addition.leftOut, at: 3)
        #expect(try await box.shoppingList().items.map(\.recipeID) == ["broth", "broth"])
    }

    @Test("An item that is edited comes back as it was (TR17, BY6)") func edit() async throws {
        let one = try #require(try await box.shop(typed: "2 l milk", at: 1))
        let two = try #require(try await box.shop(typed: "1 l milk", at: 1))
        let before = try await box.shoppingList()
        let ingredient = Ingredient("oat milk", amount: Amount(5, .l))
        let removal = try await box.edit([one, two], to: ingredient, keepsAmounts: false)
        #expect(
            try await box.shoppingList().items.map(\.ingredient) == [ingredient, Ingredient("oat milk")])
        try await box.takeBackEdit(of: [one, two], removal)
        #expect(try await box.shoppingList() == before)
        _ = try await box.edit([one], to: Ingredient("goat milk"), keepsAmounts: true)
        #expect(
            try await box.shoppingList().items[0].ingredient == Ingredient("goat milk", amount: Amount(2, .l))
        )
    }
}
