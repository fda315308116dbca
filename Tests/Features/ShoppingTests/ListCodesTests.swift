import House
import Kit
import PretendedHouse
import Recipes
import Stage
import Testing

@testable import Shopping

/// The shopping list on its page, and in codes for a phone (AR19).
@Suite("The shopping list's page") @MainActor struct ListCodesTests {
    let house: PretendedHouse
    let page: ShoppingListPage

    init() async throws {
        house = try await PretendedHouse(boxes: [ShoppingTables.schema]) { host in
            [PretendedHouse.blank("home", host), Shopping(host).place, PretendedHouse.blank("search", host)]
        }
        for item in ["2 l milk", "6 eggs"] { _ = try await house.box.shop(typed: item, at: house.host.now) }
        house.host.visit(house.host.menu.places[1])
        await house.settle()
        page = try #require(house.host.page as? ShoppingListPage)
    }

    @Test("codes ask for the part that is still to be bought only if there is one") func part() async throws {
        let codes = CodesModel(house.host)
        page.show(in: codes)
        #expect(codes.shown?.onlyOpen == .none)
        let all = codes.shown?.codes
        page.tick(try #require(page.groups().first?.lines.first))
        await house.settle()
        page.show(in: codes)
        #expect(codes.shown?.onlyOpen == true)
        #expect(codes.shown?.codes != all)
        page.tick(try #require(page.groups().first?.lines.last))
        await house.settle()
        page.show(in: codes)
        #expect(codes.shown?.onlyOpen == .none)
    }

    @Test("what is taken off comes back with Ctrl+Z, in the library, too") func back() async throws {
        page.clear(onlyTicked: false)
        await house.settle()
        #expect(try await house.box.shoppingList().items.isEmpty)
        await house.key("z", .control)
        #expect(page.list.items.count == 2)
        #expect(try await house.box.shoppingList().items.count == 2)
    }

    @Test("the way by aisle is kept, and an empty list leads to the search") func empty() async throws {
        house.host.settings.shopsByAisle = true
        #expect(page.groups() == page.list.byAisle)
        await house.settle()
        page.clear(onlyTicked: false)
        await house.settle()
        page.findRecipe()
        #expect(house.host.page.id == "search")
    }

    /// What two dishes and a week's breakfasts need.
    private static let typical = [
        "500 g spaghetti", "2 cans chopped tomatoes", "3 onions", "1 bulb garlic", "1 kg potatoes", "6 eggs",
        "250 g unsalted butter", "2 tbsp olive oil", "1 tsp dried oregano", "200 g feta cheese", "1 cucumber",
        "4 chicken breasts", "400 g minced beef", "1 bunch flat-leaf parsley", "500 ml vegetable stock",
        "200 ml double cream", "1 loaf sourdough bread", "1 l orange juice", "300 g frozen peas",
        "2 red peppers",
        "1 aubergine", "100 g parmesan", "250 g basmati rice", "1 can chickpeas", "1 lemon", "kitchen roll",
        "150 g dark chocolate", "1 tsp chilli flakes",
    ]

    @Test("28 items, of recipes with long names, fit one code of modules that a phone sees (AR19)")
    func typicalList() async throws {
        page.clear(onlyTicked: false)
        // Clearing is written elsewhere, and could come after what is added next.
        await house.settle()
        let items = Self.typical.compactMap(TypedItem.read).map {
            ShoppingItem(
                id: 0, ingredient: $0, recipeID: "a",
                recipeTitle: "Grandmother's Sunday casserole with a crust")
        }
        #expect(items.count == 28)
        try await house.box.shop(all: items, at: house.host.now)
        // Word of a change comes when it comes; this asks for what there is.
        page.refresh()
        await house.settle()
        page.export()
        await house.settle()
        let codes = CodesModel(house.host)
        page.show(in: codes)
        let shown = try #require(codes.shown)
        #expect(shown.codes.count == 1)
        house.host.present(
            Sheet("code") { [house, page] look in
                ShoppingExportSheet(look: look, host: house.host, model: page, codes: codes)
            })
        await house.settle()
        let region = try #require(house.host.stage.scene.regions.first { $0.spec.id == "code" })
        let modules = Double(shown.code.side + 8)
        // Its white border is no part of it.
        #expect(((region.frame.width - 2 * Space.s) / modules).rounded(.down) >= 4)
    }
}
