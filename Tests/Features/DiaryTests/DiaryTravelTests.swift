import Dietetics
import Foundation
import GRDB
import Library
import Recipes
import Testing

@testable import Diary

@Suite("The diary on other machines (AR17, MO2)") struct DiaryTravelTests {
    private let here: RecipeBox
    private let there: RecipeBox
    private let day: CalendarDay

    init() throws {
        here = try RecipeBox.inMemory(with: [DiaryBox.schema])
        there = try RecipeBox.inMemory(with: [DiaryBox.schema])
        day = try #require(CalendarDay("2026-11-27"))
    }

    private static let now = 1_795_800_000.0

    /// Carries all that travels from one box to the other.
    private func carry(from: RecipeBox, to: RecipeBox) async throws {
        let things = try await from.read { db in
            try DiaryBox.travels.map { kind in
                let names = try kind.consent?.names(nil, 1000, db) ?? []
                return try names.map { TravelThing($0, try kind.pack($0, db) ?? [:]) }
            }
        }
        let late = try await to.write { db in
            try zip(DiaryBox.travels, things).flatMap { try $0.unpack($1, Self.now, db) }
        }
        #expect(late.isEmpty)
    }

    private static func kind(_ name: String) -> TravelKind? { DiaryBox.travels.first { $0.kind == name } }

    private func put(_ kind: String, _ thing: String, _ fields: [String: String]) async throws {
        try await there.write { db in
            _ = try Self.kind(kind)?.unpack([TravelThing(thing, fields)], Self.now, db)
        }
    }

    private var woman: DiaryProfile {
        var profile = DiaryProfile()
        profile.eater = Eater(gender: .woman, birthYear: 1990, height: 165, weight: 65, activity: .light)
        (profile.aim, profile.goal) = (.lose, 60)
        profile.byHand.energy = 1600
        profile.hours.lunch = 13 * 60
        (profile.remindsOfMeals, profile.takesPictures) = (true, true)
        return profile
    }

    @Test("Everything that can be written down comes to the other machine as it was") func everything()
        async throws
    {
        let bread = LoggedFood(
            day: day, meal: .breakfast, food: "0 bread", name: "Bread", quantity: 2, measure: "slice",
            grams: 60,
            nutrition: Nutrition(kilocalories: 160, protein: 6))
        let plain = LoggedFood(
            day: day, meal: .breakfast, food: "", name: "Grandma’s cake", quantity: 1, measure: "",
            nutrition: Nutrition())
        try await here.log([bread, plain], at: 1)
        try await here.weigh(64.5, on: day)
        try await here.setDone(true, .lunch, on: day)
        try await here.setMood(.hard, on: day)
        try await here.save(SavedMeal(name: "Breakfast", foods: [bread]), at: 2)
        try await here.keep(woman)
        try await carry(from: here, to: there)
        var mine = try await here.wholeDiary(), theirs = try await there.wholeDiary()
        #expect(theirs.foods.map(\.name) == ["Bread", "Grandma’s cake"])
        // Whether pictures are taken is each machine's own.
        #expect(theirs.profile?.takesPictures == nil)
        theirs.profile?.takesPictures = true
        for place in mine.foods.indices { (mine.foods[place].id, theirs.foods[place].id) = (0, 0) }
        for place in mine.saved.indices { (mine.saved[place].id, theirs.saved[place].id) = (0, 0) }
        #expect(mine.profile == theirs.profile && mine.foods == theirs.foods && mine.saved == theirs.saved)
        #expect(mine.weighings == theirs.weighings && mine.done == theirs.done && mine.moods == theirs.moods)
    }

    @Test("What is the same is no change, however often it comes") func again() async throws {
        try await here.keep(woman)
        try await here.setDone(true, .lunch, on: day)
        try await carry(from: here, to: there)
        let before = try await there.read { try Int64.fetchOne($0, sql: "SELECT MAX(sequence) FROM journal") }
        try await carry(from: here, to: there)
        #expect(
            try await there.read { try Int64.fetchOne($0, sql: "SELECT MAX(sequence) FROM journal") }
                == before)
    }

    @Test("Every change of it stands in the journal, under the name by which it travels") func journal()
        async throws
    {
        try await here.weigh(64, on: day)
        try await here.setDone(true, .lunch, on: day)
        try await here.setDone(false, .lunch, on: day)
        try await here.setMood(.good, on: day)
        try await here.save(SavedMeal(name: "Breakfast", foods: []), at: 2)
        try await here.keep(woman)
        let rows = try await here.read { db in
            try GRDB.Row.fetchAll(db, sql: "SELECT kind, thing, isGone FROM journal WHERE thing != ''").map {
                ($0[0] as String, $0[1] as String, $0[2] as Bool)
            }
        }
        for kind in ["weighed", "dayMood", "savedMeal", "diaryProfile"] {
            let found = rows.filter { $0.0 == kind }
            #expect(found.count == 1 && !found[0].2, "\(kind)")
            let thing = try #require(found.first?.1)
            let fields = try await here.read { db in
                try Self.kind(kind)?.pack(thing, db)
            }
            #expect(fields != nil, "\(kind)")
        }
        #expect(rows.contains { $0 == ("mealDone", "2026-11-27 1", true) })
    }

    @Test("Figures without bounds, days that are none and texts without end don’t come in") func bounds()
        async throws
    {
        let food = [
            "day": "2026-11-27", "meal": "0", "food": "x", "name": String(repeating: "n", count: 10_000),
            "quantity": "1e300", "measure": "g", "grams": "-5", "kilocalories": "1e308", "protein": "nan",
            "carbohydrate": "inf", "fat": "9", "addedAt": "1",
        ]
        try await put("eaten", "1", food)
        try await put("eaten", "2", food.merging(["day": "2026-02-30"]) { $1 })
        try await put("eaten", "3", food.merging(["meal": "9"]) { $1 })
        let found = try #require(try await there.allEaten().first)
        #expect(try await there.allEaten().count == 1)
        #expect(found.name.count == 300 && found.quantity == 100_000 && found.grams == 0)
        #expect(found.nutrition == Nutrition(kilocalories: 100_000, fat: 9))
        try await put("weighed", "2026-11-27", ["kilograms": "4000"])
        try await put("weighed", "today", ["kilograms": "70"])
        #expect(try await there.weighings(from: CalendarDay(number: 0)).isEmpty)
        try await put("dayMood", "2026-11-27", ["mood": "7"])
        try await put("mealDone", "2026-11-27 8", [:])
        try await put(
            "savedMeal", "1",
            [
                "name": "x",
                "foods":
                    #"[{"food":"","name":"","quantity":1e300,"measure":"","nutrition":{}}]"#,
            ])
        let day = try await there.diary(of: day)
        #expect(day.mood == nil && day.done.isEmpty)
        #expect(try await there.savedMeals().isEmpty)
    }

    @Test("A profile that comes is bounded as one that is typed, and one that is none changes nothing")
    func profile() async throws {
        try await there.keep(woman)
        let fields = try woman.travelling
        try await put("diaryProfile", "profile", fields.merging(["aim": "\"starve\""]) { $1 })
        try await put("diaryProfile", "profile", fields.merging(["hours": "[[[["]) { $1 })
        #expect(try await there.diaryProfile() == woman)
        // Nobody under eighteen loses weight by a program, nor does anyone below the least.
        let child = fields["eater", default: ""].replacing("1990", with: "2012")
        try await put("diaryProfile", "profile", fields.merging(["eater": child]) { $1 })
        #expect(try await there.diaryProfile()?.aim == .keep)
        try await put(
            "diaryProfile", "profile", fields.merging(["goal": "30", "byHand": "{\"energy\":300}"]) { $1 })
        let bounded = try #require(try await there.diaryProfile())
        #expect(bounded.aim == .lose && bounded.goal == nil && bounded.byHand.energy == nil)
        try await put(
            "diaryProfile", "profile",
            fields.merging([
                "hours": "{\"breakfast\":-9000000,\"lunch\":1,\"dinner\":2}",
                "helpline": "\"" + String(repeating: "a", count: 5000) + "\"",
            ]) { $1 })
        #expect(try await there.diaryProfile()?.hours == MealHours())
        #expect(try await there.diaryProfile()?.helpline.count == 200)
    }

    @Test("Whoever recovers on one machine does so on all, whatever the others know of their body")
    func recovering() async throws {
        let meeting = try #require(Self.kind("diaryProfile")?.consent?.meeting)
        let losing = try woman.travelling, gently = try woman.gentle.travelling
        #expect(meeting(losing, gently) == gently)
        #expect(meeting(gently, losing) == gently)
        // An aim that comes with a weight that was told elsewhere meanwhile is still that aim.
        try await there.keep(woman)
        try await put("diaryProfile", "profile", losing.merging(["aim": "\"recover\""]) { $1 })
        let profile = try #require(try await there.diaryProfile())
        #expect(
            profile.isGentle && profile.eater == nil && profile.goal == nil && profile.takesPictures == nil)
    }
}
