import House
import Library
import PretendedHouse
import Recipes
import Stage
import Testing

@testable import Shopping

/// What is at home, and lines that are edited, moved and had (BY6, TR16, TR17).
@Suite("The pantry, and what is done with a line") @MainActor struct PantryTests {
    let house: PretendedHouse
    let shopping: Shopping
    let page: ShoppingListPage

    init() async throws {
        var made: Shopping?
        house = try await PretendedHouse(boxes: [ShoppingTables.schema]) { host in
            let shopping = Shopping(host)
            made = shopping
            return [PretendedHouse.blank("home", host), shopping.place]
        }
        shopping = try #require(made)
        for item in ["2 l milk", "400 g tofu"] { _ = try await house.box.shop(typed: item, at: 1) }
        try await house.box.save(
            Recipe(
                id: "soup", title: "Soup", servings: 2,
                ingredients: [
                    Ingredient("sea salt", amount: Amount(1, .tsp)), Ingredient("boiling water"),
                    Ingredient("leeks", amount: Amount(2)),
                ]), at: 1)
        house.host.visit(house.host.menu.places[1])
        await house.settle()
        page = try #require(house.host.page as? ShoppingListPage)
    }

    private func line(_ name: String) throws -> ShoppingLine {
        try #require(page.groups().flatMap(\.lines).first { $0.name == name })
    }

    private var names: [String] { page.list.items.map(\.ingredient.name) }

    @Test("A recipe is shopped for without what is at home, which can be had all the same") func leavingOut()
        async throws
    {
        try await house.box.stock(["Salz"], at: 2)
        shopping.shop(for: [DishToShop("soup", servings: 4)])
        await house.settle()
        #expect(names == ["milk", "tofu", "leeks"])
        #expect(house.host.notice?.text.contains("1 left out because you have it") == true)
        #expect(page.leftOut.names == ["sea salt"])
        page.addLeftOut()
        await house.settle()
        #expect(names == ["milk", "tofu", "leeks", "sea salt"])
        #expect(page.list.items.last?.recipeTitle == "Soup")
        #expect(page.list.items.last?.ingredient.amount == Amount(2, .tsp))
        #expect(page.leftOut.items.isEmpty)
    }

    @Test("Undo takes back what was put on, and what was left out") func undone() async throws {
        try await house.box.stock(["salt"], at: 2)
        shopping.shop(for: [DishToShop("soup", servings: nil)])
        await house.settle()
        await house.key("z", .control)
        #expect(names == ["milk", "tofu"])
        #expect(page.leftOut.items.isEmpty)
    }

    @Test("What is at home leaves the list and joins the pantry, and both come back") func have() async throws
    {
        page.have(try line("milk"))
        await house.settle()
        #expect(names == ["tofu"])
        #expect(try await house.box.pantry().items.map(\.name) == ["milk"])
        await house.key("z", .control)
        #expect(names == ["milk", "tofu"])
        #expect(try await house.box.pantry().items.isEmpty)
    }

    @Test("A line gets another name and amount, also one of several recipes, and goes back") func edited()
        async throws
    {
        shopping.shop(for: [DishToShop("soup", servings: 2)])
        shopping.shop(for: [DishToShop("soup", servings: 4)])
        house.host.settings.shopsByAisle = true
        await house.settle()
        let before = page.list
        let leeks = try line("leeks")
        #expect(leeks.amounts == [Amount(6)])
        page.change(leeks, to: Ingredient("leeks", amount: Amount(5)))
        #expect(try line("leeks").amounts == [Amount(5)])
        await house.settle()
        #expect(try line("leeks").amounts == [Amount(5)])
        #expect(try line("leeks").recipes == ["Soup"])
        await house.key("z", .control)
        #expect(page.list == before)
        page.change(try line("leeks"), to: Ingredient("young leeks", amount: Amount(6)))
        await house.settle()
        #expect(try line("young leeks").amounts == [Amount(6)])
        #expect(try await house.box.shoppingList() == page.list)
    }

    @Test("A food stays in the aisle it was moved to, until that is taken back") func moved() async throws {
        let tofu = try line("tofu")
        #expect(tofu.aisle == .produce)
        page.move(tofu, to: .dairy)
        #expect(try line("tofu").aisle == .dairy)
        await house.settle()
        #expect(try await house.box.foodAisles() == [ShoppingKey("tofu").text: .dairy])
        await house.key("z", .control)
        #expect(try line("tofu").aisle == .produce)
        #expect(try await house.box.foodAisles().isEmpty)
    }

    @Test("The pantry is typed into, and what is used up goes on the list") func pantry() async throws {
        shopping.showPantry()
        await house.settle()
        let pantry = try #require(house.host.page as? PantryPage)
        pantry.typed = "rice, 2 kg flour; salt"
        pantry.add()
        await house.settle()
        #expect(pantry.pantry.items.map(\.name) == ["flour", "rice", "salt"])
        pantry.typed = "Mehl"
        pantry.add()
        await house.settle()
        #expect(pantry.pantry.items.count == 3)
        #expect(house.host.notice?.text.contains("Mehl") == true)
        pantry.buyAgain(try #require(pantry.pantry.items.first))
        await house.settle()
        #expect(try await house.box.shoppingList().items.map(\.ingredient.name).contains("flour"))
        #expect(pantry.pantry.items.map(\.name) == ["rice", "salt"])
        await house.key("z", .control)
        #expect(pantry.pantry.items.count == 3)
        #expect(try await house.box.shoppingList().items.count == 2)
        pantry.remove(try #require(pantry.pantry.items.last))
        await house.settle()
        #expect(try await house.box.pantry().items.count == 2)
        await house.key("z", .control)
        #expect(try await house.box.pantry().items.count == 3)
    }

    @Test("What changes in the pantry and the aisles is told, and travels") func travels() async throws {
        try await house.box.stock(["rice"], at: 2)
        try await house.box.move(ShoppingKey("rice"), to: .other)
        let kinds = try await house.box.changes(limit: 99).changes.map(\.kind)
        #expect(kinds.contains("pantry") && kinds.contains("aisle"))
        // The same again is no change.
        #expect(try await house.box.stock(["rice"], at: 3).isEmpty)
    }

    @Test("Of three hundred items each is a line, and one is ticked at once") func large() async throws {
        let items = (0..<300).map { ShoppingItem(id: 0, ingredient: Ingredient("food \($0)")) }
        try await house.box.shop(all: items, at: 2)
        await house.settle()
        #expect(page.groups().flatMap(\.lines).count == 302)
        page.tick(try line("food 299"))
        #expect(page.groups().flatMap(\.lines).filter(\.isTicked).map(\.name) == ["food 299"])
    }
}
