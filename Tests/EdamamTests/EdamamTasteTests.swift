import Foundation
import Recipes
import Testing

@testable import Edamam

@Suite("What a cook eats, held against what Edamam sends (RF5, RF7)") struct EdamamTasteTests {
    private func recipe(_ labels: [String], _ lines: [String]) throws -> EdamamRecipe {
        let encoder = JSONEncoder()
        let answer = EdamamAnswer(
            EdamamAnswerTests.one([
                "healthLabels": String(decoding: try encoder.encode(labels), as: UTF8.self),
                "ingredientLines": String(decoding: try encoder.encode(lines), as: UTF8.self),
            ]))
        return try #require(answer?.recipes.first)
    }

    @Test("Whoever eats everything gets everything") func all() throws {
        #expect(EdamamTaste().suits(try recipe([], ["1 steak", "100 g peanuts"])))
    }

    @Test("What no label says is not believed to be so") func unsaid() throws {
        let leeks = try recipe(["Vegetarian"], ["3 leeks"])
        #expect(EdamamTaste(diets: [.vegetarian]).suits(leeks))
        #expect(!EdamamTaste(diets: [.vegan]).suits(leeks))
        #expect(!EdamamTaste(without: [.celery]).suits(leeks))
    }

    @Test("A label is not enough if an ingredient speaks against it") func spokenAgainst() throws {
        let satay = try recipe(
            ["Peanut-Free", "Vegan", "Fish-Free"], ["2 tbsp peanut butter", "1 tbsp fish sauce"])
        #expect(!EdamamTaste(without: [.peanuts]).suits(satay))
        #expect(!EdamamTaste(without: [.fish]).suits(satay))
        #expect(!EdamamTaste(diets: [.vegan]).suits(satay))
    }

    @Test("Every allergen that a label names is one that can be avoided", arguments: Allergen.allCases)
    func allergens(allergen: Allergen) throws {
        let label = allergen.edamamName.split(separator: "-").map(\.capitalized).joined(separator: "-")
        let taste = EdamamTaste(without: [allergen])
        #expect(taste.suits(try recipe([label], ["3 potatoes"])))
        #expect(!taste.suits(try recipe([], ["3 potatoes"])))
    }

    @Test("What the cook doesn't want is found in any line, and in the title") func avoided() throws {
        let taste = EdamamTaste(avoided: ["Brussels sprouts", "okra"])
        #expect(!taste.suits(try recipe([], ["300 g Brussels sprouts, halved"])))
        #expect(taste.suits(try recipe([], ["300 g mung bean sprouts"])))
        #expect(!EdamamTaste(avoided: ["leek"]).suits(try recipe([], ["1 pack of filling"])))
        #expect(EdamamTaste(avoided: ["  "]).suits(try recipe([], ["1 pack of filling"])))
    }

    @Test("Spicy is what its ingredients say") func spicy() throws {
        let taste = EdamamTaste(diets: [.spicy])
        #expect(taste.suits(try recipe([], ["2 red chilies", "1 onion"])))
        #expect(!taste.suits(try recipe(["Vegan"], ["1 onion"])))
    }
}
