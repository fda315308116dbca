import Foundation
import Recipes
import Testing

@testable import Library

@Suite("The recipes that come with the program")
struct StarterTests {
    let box: RecipeBox
    init() throws { box = try RecipeBox.inMemory() }

    private func stock(_ starters: [Recipe], version: Int = 1) async throws -> Int {
        try await box.stock(starters, pictures: Pantry.pictures, version: version, at: 1)
    }

    @Test("They are put in once, in their order, with their pictures")
    func once() async throws {
        #expect(try await stock(Pantry.starters) == 3)
        #expect(try await stock(Pantry.starters) == 0)
        #expect(try await box.cards(limit: 10).map(\.id) == ["pumpkin-soup", "crepes", "pumpkin-pie"])
        #expect(try await box.picture("pumpkin-soup")?.mediaType == "image/svg+xml")
    }

    @Test("One that the cook removed stays removed, in later versions too")
    func removed() async throws {
        _ = try await stock([Pantry.soup, Pantry.crepes])
        try await box.remove(["crepes"])
        #expect(try await stock([Pantry.soup, Pantry.crepes]) == 0)
        #expect(try await stock(Pantry.starters, version: 2) == 1)
        #expect(try await box.cards(limit: 10).map(\.id) == ["pumpkin-soup", "pumpkin-pie"])
    }

    @Test("A later version mends those the cook left alone, and only those")
    func mended() async throws {
        _ = try await stock(Pantry.starters)
        var mine = Pantry.crepes
        mine.title = "Grandma's crêpes"
        try await box.save(mine, at: 5)
        try await box.setFavourite(true, "pumpkin-soup", at: 6)
        var mended = Pantry.starters
        mended[0].summary = "Warms well."
        mended[1].title = "Thin pancakes"
        #expect(try await stock(mended, version: 2) == 0)
        #expect(try await box.recipe("pumpkin-soup")?.summary == "Warms well.")
        #expect(try await box.recipe("crepes") == mine)
        #expect(try await box.isFavourite("pumpkin-soup"))
        #expect(try await box.cards(limit: 10).map(\.id) == ["pumpkin-soup", "crepes", "pumpkin-pie"])
    }

    @Test("All come or none: a failure half-way leaves the box empty, and the next try succeeds")
    func allOrNone() async throws {
        try await box.database.write {
            try $0.execute(
                sql: """
                    CREATE TRIGGER failing BEFORE INSERT ON recipe WHEN NEW.id = 'pumpkin-pie'
                    BEGIN SELECT RAISE(ABORT, 'no'); END
                    """)
        }
        await #expect(throws: LibraryError.self) { try await stock(Pantry.starters) }
        #expect(try await box.count() == 0)
        #expect(try await box.picture("pumpkin-soup") == nil)
        try await box.database.write { try $0.execute(sql: "DROP TRIGGER failing") }
        #expect(try await stock(Pantry.starters) == 3)
    }
}
