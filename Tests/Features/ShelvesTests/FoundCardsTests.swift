import House
import Kit
import Library
import PretendedHouse
import Stage
import Testing

@testable import Shelves

/// Cards that are read as they come into sight.
@Suite("Found cards") @MainActor struct FoundCardsTests {
    /// A library that can be read as often as it is let.
    actor Reader {
        var isDown = true
        private(set) var asked: [Int] = []

        func come() { isDown = false }

        func cards(from start: Int, _ limit: Int, _ all: [RecipeCard]) throws(LibraryError) -> [FoundCard] {
            asked.append(start)
            if isDown { throw LibraryError(.busy, cause: "pretended") }
            return all[start..<min(all.count, start + limit)].map { FoundCard($0) }
        }
    }

    let house: PretendedHouse
    let found: FoundCards
    let reader = Reader()

    init() async throws {
        house = try await PretendedHouse(recipes: 100) { [PretendedHouse.blank("home", $0)] }
        found = FoundCards(house.host)
        let all = try await house.box.cards(limit: 100)
        found.show(count: 100, first: all.prefix(FoundCards.page).map { FoundCard($0) }) {
            [reader] _, start, limit throws(LibraryError) in try await reader.cards(from: start, limit, all)
        }
    }

    @Test("a page that can't be read is said, and read when the cook tries again")
    func failing() async throws {
        found.ask(for: 30)
        await house.settle()
        let notice = try #require(house.host.notice)
        #expect(notice.isFailure)
        #expect(found.card(30) == nil && !found.isRead(30))
        // It doesn't knock at the door with every picture of the window.
        found.ask(for: 31)
        await house.settle()
        #expect(await reader.asked == [24])
        await reader.come()
        house.host.undo()
        found.ask(for: 30)
        await house.settle()
        #expect(found.card(30) != nil && found.isRead(30))
        #expect(await reader.asked == [24, 24])
    }

    @Test("when another page can be read, those that failed are asked for again") func later() async {
        found.ask(for: 30)
        await house.settle()
        await reader.come()
        found.ask(for: 60)
        await house.settle()
        found.ask(for: 30)
        await house.settle()
        #expect(found.card(30) != nil)
    }

    @Test("a view that is built reads nothing; once it is in sight, its cards are read") func pure() async {
        await house.host.services.errands.settle()
        await reader.come()
        let look = house.host.look
        let grid = RecipeGrid(look: look, host: house.host, id: "card", found: found)
        func page() -> Node { Scroll(id: "all", indicator: look.colors.ink) { grid } }
        _ = found.node(30, look) { _ in Spacer() }
        #expect(house.host.services.errands.pending == 0)
        _ = house.host.stage.rebuild(at: 0) { page() }
        #expect(house.host.services.errands.pending == 0)
        house.host.stage.handle(house.host.stage.wheel(at: Point(600, 400), moving: Point(0, 1e6)), at: 0)
        _ = house.host.stage.rebuild(at: 0) { page() }
        #expect(house.host.services.errands.pending > 0)
        await house.host.services.errands.settle()
        #expect(found.card(99) != nil)
        #expect(await reader.asked.contains(96))
    }
}
