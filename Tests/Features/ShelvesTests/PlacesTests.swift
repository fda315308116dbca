import House
import Library
import PretendedHouse
import Stage
import Testing

@testable import Shelves

/// All places of the shelves, with recipes and without.
@Suite("Places of the shelves") @MainActor struct PlacesTests {
    private func house(recipes: Int, size: Size = Size(1280, 800)) async throws -> PretendedHouse {
        try await PretendedHouse(recipes: recipes, size: size) { host in
            let shelves = Shelves(host, front: Shelves.Front())
            return [
                shelves.home, shelves.search, shelves.favourites, shelves.collections, shelves.myRecipes,
                shelves.history,
            ]
        }
    }

    @Test("every place has its id, its title in the header, and a way back", arguments: [0, 30])
    func all(_ recipes: Int) async throws {
        let house = try await house(recipes: recipes)
        let host = house.host
        let ids = ["home", "search", "favourites", "collections", "myRecipes", "history"]
        #expect(host.menu.places.map(\.id) == ids)
        for place in host.menu.places.dropFirst() {
            host.visit(place)
            await house.settle()
            #expect(host.page === place.page && host.page.title == place.title)
            #expect(host.stage.scene.regions.contains { $0.spec.label == place.title })
            await house.key("escape")
            #expect(host.page === host.menu.home.page)
        }
        #expect(host.notice == nil)
    }

    @Test("who comes to the search by the menu types at once") func typing() async throws {
        let house = try await house(recipes: 3)
        await house.key("2", .control)
        house.host.handle(.text("recipe 1"))
        await house.settle()
        #expect((house.host.page as? SearchPage)?.text == "recipe 1")
        #expect(house.host.stage.scene.regions.contains { $0.spec.id == "found 1" })
        #expect(await house.press("start found 1"))
        #expect(await house.press("found 1"))
        #expect(house.crossed == ["cook 1", "open 1"])
    }

    @Test("recipes that are picked go into a new collection") func collecting() async throws {
        let house = try await house(recipes: 3)
        let host = house.host
        (host.page as? HomePage)?.picking.hold("1")
        (host.page as? HomePage)?.picking.hold("2")
        host.touch()
        await house.settle()
        #expect(await house.press("deed \(host.words.collection)"))
        #expect(host.sheet?.id == "collecting")
        host.handle(.text("Sundays"))
        await house.key("return")
        await house.key("escape")
        #expect(host.sheet == nil)
        #expect(try await house.box.collections().isEmpty)
        #expect(await house.press("deed \(host.words.collection)"))
        host.handle(.text("Sundays"))
        await house.key("return")
        #expect(await house.press(try #require(button(host.words.done, host))))
        #expect(try await house.box.collections().map(\.count) == [2])
        #expect((host.page as? HomePage)?.picking.isOn == false)
    }

    private func button(_ label: String, _ host: Host) -> String? {
        host.stage.scene.regions.first { $0.spec.label == label && $0.spec.press != nil }?.spec.id
    }

    @Test("another library is shown by new pages, whatever was under way", arguments: [0, 2, 3, 4, 5])
    func another(_ place: Int) async throws {
        let house = try await house(recipes: 30)
        let host = house.host
        host.visit(host.menu.places[place])
        let old = host.page
        var settings = host.settings
        settings.diets = [.vegan]
        host.useOther(settings, atSettings: false)
        await house.settle()
        #expect(host.page !== old && host.page is HomePage)
        #expect((host.page as? HomePage)?.found.count == 0)
    }
}
