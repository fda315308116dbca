import Foundation
import Library
import Recipes
import Testing

@testable import Planning

/// What the library keeps of a plan (BY6).
@Suite("The plan in the library") struct PlanBoxTests {
    private let monday = CalendarDay(number: 20_780).monday

    private func box() async throws -> RecipeBox {
        let path = FileManager.default.temporaryDirectory.appending(path: "plan-\(UUID().uuidString).sqlite")
            .path
        let box = try RecipeBox.open(at: path, with: [PlanBox.schema])
        try await box.save(
            [Recipe(id: "soup", title: "Soup", picture: "s.svg"), Recipe(id: "pie", title: "Pie")], at: 1)
        return box
    }

    private func dish(_ day: Int, _ meal: Meal, _ recipe: String?, _ title: String) -> PlannedDish {
        PlannedDish(id: 0, day: monday.adding(day), meal: meal, recipe: recipe, title: title, servings: 3)
    }

    @Test("comes in the order in which it is eaten, with its recipes as they are now") func order()
        async throws
    {
        let box = try await box()
        _ = try await box.plan(
            [
                dish(2, .dinner, "soup", "Old name"), dish(2, .lunch, nil, "leftovers"),
                dish(0, .dinner, "pie", "Pie"),
            ],
            at: 2)
        let week = try await box.planned(from: monday, through: monday.adding(6))
        #expect(week.map(\.title) == ["Pie", "leftovers", "Soup"])
        #expect(week.map(\.recipe) == ["pie", nil, "soup"])
        #expect(week.last?.picture == "s.svg" && week.last?.servings == 3)
        #expect(try await box.planned(from: monday.adding(3), through: monday.adding(9)).isEmpty)
    }

    @Test("keeps the title of a recipe that goes, as a note") func gone() async throws {
        let box = try await box()
        _ = try await box.plan([dish(1, .dinner, "pie", "Pie")], at: 2)
        let removal = try await box.remove(["pie"])
        #expect(try await box.planned(from: monday, through: monday.adding(6)).map(\.recipe) == [nil])
        #expect(try await box.planned(from: monday, through: monday.adding(6)).map(\.title) == ["Pie"])
        try await box.restore(removal)
        #expect(try await box.planned(from: monday, through: monday.adding(6)).map(\.recipe) == ["pie"])
    }

    @Test("is changed, taken out and put back") func changes() async throws {
        let box = try await box()
        let ids = try await box.plan([dish(1, .dinner, "pie", "Pie")], at: 2)
        var pie = try #require(try await box.planned(from: monday, through: monday.adding(6)).first)
        (pie.day, pie.meal, pie.servings) = (monday.adding(4), .lunch, 8)
        try await box.replan(pie)
        #expect(try await box.planned(from: monday, through: monday.adding(6)) == [pie])
        let removal = try await box.unplan(ids)
        #expect(try await box.planned(from: monday, through: monday.adding(6)).isEmpty)
        try await box.restore(removal)
        #expect(try await box.planned(from: monday, through: monday.adding(6)) == [pie])
    }

    @Test("is copied from the week before, but nothing twice") func copied() async throws {
        let box = try await box()
        _ = try await box.plan(
            [
                dish(-7, .dinner, "pie", "Pie"), dish(-6, .lunch, nil, "leftovers"),
                dish(0, .dinner, "pie", "Pie"),
            ],
            at: 2)
        let new = try await box.copyWeekBefore(monday, at: 3)
        #expect(new.count == 1)
        #expect(
            try await box.planned(from: monday, through: monday.adding(6)).map(\.title) == [
                "Pie", "leftovers",
            ])
        #expect(try await box.copyWeekBefore(monday, at: 4).isEmpty)
    }

    @Test("is told of, and travels") func told() async throws {
        let box = try await box()
        let before = try await box.changes(since: nil, limit: 100).mark
        let ids = try await box.plan([dish(1, .dinner, "pie", "Pie")], at: 2)
        var changes = try await box.changes(since: before, limit: 100).changes
        #expect(changes.map(\.kind) == ["planned"] && changes.allSatisfy { !$0.isGone })
        try await box.unplan(ids)
        changes = try await box.changes(since: before, limit: 100).changes
        #expect(changes.map(\.isGone) == [true])
    }
}
