import Foundation
import Language
import Library
import Recipes
import Testing

@testable import HandsOff

/// BY12: the starters say the same in each language, and only the words differ.
@Suite("The starter recipes in other languages") struct StarterLanguageTests {
    private let english: [Recipe]
    private let german: [String: Recipe]

    init() throws {
        let starters = try #require(Resources.starters)
        english = try starters.read().recipes
        german = Dictionary(uniqueKeysWithValues: try starters.read(in: .german).recipes.map { ($0.id, $0) })
    }

    private func pairs() throws -> [(english: Recipe, german: Recipe)] {
        try english.map { ($0, try #require(german[$0.id], "\($0.id)")) }
    }

    @Test("have a text of their own for everything that is said") func translated() throws {
        for (english, german) in try pairs() {
            #expect(english.summary != german.summary, "\(english.id)")
            #expect(english.steps.count == german.steps.count)
            for (there, here) in zip(english.steps, german.steps) {
                #expect(there.text != here.text, "\(english.id): \(there.text)")
            }
        }
    }

    @Test("name every ingredient of a step as the list does") func names() throws {
        for recipe in german.values {
            let listed = Set(recipe.ingredients.map { $0.name })
            let singular = Set(
                recipe.ingredients.map { one in
                    var other = one
                    other.amount = Amount(2, .piece)
                    return other.scaled(by: 0.5).name
                })
            for ingredient in recipe.steps.flatMap(\.ingredients) {
                #expect(
                    listed.contains(ingredient.name) || singular.contains(ingredient.name),
                    "\(recipe.title): \(ingredient.name)")
            }
        }
    }

    @Test("speak of the same durations, in the same order") func durations() throws {
        for (english, german) in try pairs() {
            for (there, here) in zip(english.steps, german.steps) {
                #expect(
                    there.durations.map { [$0.minimum, $0.maximum] }
                        == here.durations.map { [$0.minimum, $0.maximum] },
                    "\(german.title): \(here.text)")
            }
        }
    }

    @Test("keep amounts, times, diets, pictures and nutrition") func same() throws {
        for (english, german) in try pairs() {
            #expect(english.ingredients.map(\.amount) == german.ingredients.map(\.amount))
            for (there, here) in zip(english.steps, german.steps) {
                #expect(there.ingredients.map(\.amount) == here.ingredients.map(\.amount))
            }
            #expect(english.diets == german.diets && english.nutrition == german.nutrition)
            #expect(english.totalMinutes == german.totalMinutes && english.servings == german.servings)
            #expect(english.picture == german.picture)
        }
    }

    @Test("read from two metres: a step is at most 230 characters") func short() {
        for step in german.values.flatMap(\.steps) {
            #expect(step.text.count <= 230, "\(step.text)")
            #expect(!step.title.isEmpty && step.title.count <= 28, "\(step.title)")
        }
    }

    @Test("grow with the people, in words and in the number of what is counted") func scaled() throws {
        let bibimbap = try #require(german["beef-bibimbap"]).scaled(toServings: 4)
        #expect(bibimbap.steps[0].text.contains("500 ml Wasser"))
        let soup = try #require(german["tomato-soup"]).scaled(toServings: 8)
        #expect(soup.ingredients.contains { $0.name == "Zwiebeln" })
        let pancakes = try #require(german["blueberry-pancakes"])
        #expect(pancakes.ingredients.contains { $0.name == "Eier" })
        let one = pancakes.scaled(toServings: max(1, pancakes.servings / 2))
        #expect(one.ingredients.contains { $0.name == "Ei" })
    }

    @Test("follow the language, but not where the cook has changed them") func follow() async throws {
        let starters = try #require(Resources.starters)
        let box = try RecipeBox.inMemory(with: Boxes.all)
        try await starters.stock(box, in: .english, at: 1)
        var mine = try #require(try await box.recipe("tomato-soup"))
        mine.title = "Granny's soup"
        try await box.save(mine, at: 2)
        try await starters.stock(box, in: .german, at: 3)
        #expect(try await box.recipe("tomato-soup") == mine)
        #expect(try await box.recipe("greek-salad")?.title == "Griechischer Salat")
        #expect(try await box.count() == 40)
        try await starters.stock(box, in: .english, at: 4)
        #expect(try await box.recipe("greek-salad")?.title == "Greek salad")
        #expect(try await box.recipe("tomato-soup") == mine)
    }
}
