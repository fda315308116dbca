import House
import PretendedHouse
import Stage
import Testing

@testable import Shopping

/// The shopping list on its page, and in codes for a phone (AR19).
@Suite("The shopping list's page") @MainActor struct ListCodesTests {
    let house: PretendedHouse
    let page: ShoppingListPage

    init() async throws {
        house = try await PretendedHouse { host in
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
}
