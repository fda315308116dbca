import House
import Library
import PretendedHouse
import Stage
import Testing

@testable import Shelves

/// The way from a name to a collection, and back (RF3).
@Suite("Making a collection") @MainActor struct FillingTests {
    let house: PretendedHouse
    var host: Host { house.host }

    init() async throws {
        house = try await PretendedHouse(recipes: 6) { host in
            let shelves = Shelves(host, front: Shelves.Front())
            return [shelves.home, shelves.search, shelves.favourites, shelves.collections, shelves.myRecipes]
        }
        host.visit(host.menu.places[3])
        await house.settle()
    }

    private func begin(_ name: String) async {
        (host.page as? CollectionsPage)?.makeNew()
        await house.settle()
        host.handle(.text(name))
        await house.key("return")
    }

    @Test("what is picked stays when the name is changed, and goes into the collection")
    func again() async throws {
        await begin("Soups")
        #expect(await house.press("candidate 3"))
        let filling = try #require(host.page as? FillingPage)
        #expect(filling.picked == ["3"])
        await house.key("escape")
        #expect(host.sheet?.id == "naming" && host.page is CollectionsPage)
        host.handle(.text(" of winter"))
        await house.key("return")
        #expect(host.page === filling && filling.name == "Soups of winter")
        await house.key("return", .control)
        let page = try #require(host.page as? CollectionPage)
        #expect(page.name == "Soups of winter" && page.collection?.count == 1)
        // The way back leads to the collections, not to the picking.
        host.goBack()
        #expect(host.page is CollectionsPage)
    }

    @Test("what is called off is over: no name is asked for") func calledOff() async throws {
        await begin("Soups")
        let filling = try #require(host.page as? FillingPage)
        filling.cancel()
        await house.settle()
        #expect(host.page is CollectionsPage && host.sheet == nil)
        #expect(try await house.box.collections().isEmpty)
    }

    @Test("undone, the collection is gone and its page with it") func undone() async throws {
        await begin("Soups")
        await house.key("return", .control)
        #expect(host.page is CollectionPage)
        host.undo()
        await house.settle()
        #expect(host.page is CollectionsPage)
        #expect(try await house.box.collections().isEmpty)
    }

    @Test("the menu leads to the pages as they were left") func asLeft() async {
        host.visit(host.menu.places[1])
        await house.settle()
        host.handle(.text("recipe 2"))
        await house.settle()
        host.goHome()
        host.visit(host.menu.places[1])
        await house.settle()
        let search = host.page as? SearchPage
        #expect(search?.text == "recipe 2" && search?.found.count == 1)
    }
}
