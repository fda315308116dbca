import GRDB
import Recipes
import Slideshow
import Testing

@testable import Library

@Suite("What outlives an interruption (TR31)")
struct CookingTests {
    let box: RecipeBox
    init() throws { box = try RecipeBox.inMemory() }

    static let timers = [
        KitchenTimer(
            id: "b", recipeID: "pumpkin-soup", step: 1, name: "Simmer the soup", seconds: 1500,
            state: .running(endsAt: 1_700_000_000.25)),
        KitchenTimer(
            id: "a", recipeID: "", step: 0, name: "Eggs", seconds: 360, state: .paused(left: 12.5)),
        KitchenTimer(
            id: "c", recipeID: "gone", step: 7, name: "Rice", seconds: 900, state: .ringing(since: 3)),
        KitchenTimer(id: "d", recipeID: "x", step: 2, name: "Tea", seconds: 180, state: .overdue(since: 4)),
    ]

    @Test("The step is remembered, one at a time, until it is cleared")
    func progress() async throws {
        #expect(try await box.progress() == nil)
        try await box.saveProgress(SavedProgress(recipeID: "crepes", step: 0, updatedAt: 1))
        let latest = SavedProgress(recipeID: "pumpkin-soup", step: 3, returnTo: "favourites", updatedAt: 2.5)
        try await box.saveProgress(latest)
        #expect(try await box.progress() == latest)
        try await box.clearProgress()
        #expect(try await box.progress() == nil)
    }

    @Test("What the cook has chosen for the dish comes back with it, as far as it makes sense")
    func choices() async throws {
        let chosen = SavedProgress(
            recipeID: "crepes", step: 1, updatedAt: 1, servings: 8, measures: "metric",
            ticked: ["eggs", "2 \"good\" spoons\n"])
        try await box.saveProgress(chosen)
        #expect(try await box.progress() == chosen)
        #expect(SavedProgress(recipeID: "a", step: 0, updatedAt: 1, servings: -3).servings == 1)
        try await box.database.write {
            try $0.execute(sql: "UPDATE progress SET servings = -5, measures = NULL, ticked = '{1'")
        }
        let left = try #require(try await box.progress())
        #expect(left.servings == 1 && left.measures == nil && left.ticked == [])
        try await box.saveProgress(SavedProgress(recipeID: "crepes", step: 2, updatedAt: 2))
        #expect(try await box.progress()?.servings == nil)
    }

    @Test("Timers come back as they were, in their order")
    func timers() async throws {
        try await box.saveTimers(Self.timers)
        #expect(try await box.timers() == Self.timers)
        try await box.saveTimers([Self.timers[1]])
        #expect(try await box.timers() == [Self.timers[1]])
        try await box.saveTimers([])
        #expect(try await box.timers() == [])
    }

    @Test("What the clocks said is kept with what they are kept for, and goes with it")
    func clocks() async throws {
        let clock = ClockReading(boot: "one", uptime: 900.5, time: 1_700_000_000.25)
        try await box.saveTimers(Self.timers, clock: clock)
        #expect(try await box.timersClock() == clock)
        // As an earlier version of the program leaves it, or one without a clock.
        try await box.saveTimers(Self.timers)
        #expect(try await box.timersClock() == nil)
        try await box.saveTimers(Self.timers, clock: clock)
        try await box.saveTimers([], clock: clock)
        #expect(try await box.timersClock() == nil)

        let start = CookingStart(startedAt: 1_699_999_000, saved: clock)
        try await box.saveProgress(SavedProgress(recipeID: "crepes", step: 0, updatedAt: 1), start: start)
        #expect(try await box.cookingStart() == start)
        try await box.clearProgress()
        #expect(try await box.cookingStart() == nil)
    }

    @Test("Timers are saved all or none: one that can't be leaves those from before")
    func atomic() async throws {
        try await box.saveTimers(Self.timers)
        let twins = [Self.timers[0], Self.timers[0]]
        let clock = ClockReading(boot: "one", uptime: 9, time: 10)
        await #expect(throws: LibraryError.self) { try await box.saveTimers(twins, clock: clock) }
        #expect(try await box.timers() == Self.timers)
        #expect(try await box.timersClock() == nil)
    }

    @Test("Both go on when the recipe is removed")
    func removed() async throws {
        try await box.save(Pantry.soup, at: 1)
        try await box.saveTimers(Self.timers)
        try await box.saveProgress(SavedProgress(recipeID: "pumpkin-soup", step: 1, updatedAt: 1))
        try await box.remove(["pumpkin-soup"])
        #expect(try await box.timers().count == 4)
        #expect(try await box.progress() != nil)
    }

    @Test("A dish that is none of the library's is kept for as long as it is on the stove (TR31)")
    func stove() async throws {
        let others = (1...RecipeBox.mostDishes + 1).map { number in
            Recipe(id: "post:\(number)", title: "Post \(number)", steps: [Step(text: "Cook.")])
        }
        for other in others {
            try await box.saveProgress(SavedProgress(recipeID: other.id, step: 0, updatedAt: 1), of: other)
        }
        #expect(try await box.dish("post:1") == nil)
        for other in others.dropFirst() { #expect(try await box.dish(other.id) == other) }
        // The library's own is what it says now.
        try await box.save(Pantry.soup, at: 1)
        try await box.saveProgress(
            SavedProgress(recipeID: Pantry.soup.id, step: 0, updatedAt: 1), of: Pantry.soup)
        var soup = Pantry.soup
        soup.title = "Changed"
        try await box.save(soup, at: 2)
        #expect(try await box.dish(soup.id)?.title == "Changed")
        try await box.remove([soup.id])
        #expect(try await box.dish(soup.id) == nil)

        let beside = SavedProgress(recipeID: "post:3", step: 0, updatedAt: 1)
        try await box.saveAside([DishAside(beside, start: nil)])
        try await box.clearProgress()
        #expect(try await box.dish("post:3") == others[2])
        #expect(try await box.dish("post:4") == nil)
        try await box.saveAside([])
        try await box.clearProgress()
        #expect(try await box.dish("post:3") == nil)
    }

    @Test("A timer in a state of another version is left out, not a crash")
    func unknown() async throws {
        try await box.saveTimers(Self.timers)
        try await box.database.write {
            try $0.execute(sql: "UPDATE timer SET state = 'melted' WHERE id = 'a'")
        }
        #expect(try await box.timers().map(\.id) == ["b", "c", "d"])
    }
}
