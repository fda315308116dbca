import Foundation
import Library
import Recipes
import Testing

@testable import HandsOff

@Suite("The starter recipes") struct StarterTests {
    private let starters: (recipes: [Recipe], pictures: [SavedPicture])

    init() throws {
        starters = try #require(Resources.starters).read()
    }

    @Test("are forty, each with a picture of its own") func enough() {
        #expect(starters.recipes.count == 40)
        #expect(Set(starters.recipes.map(\.id)).count == starters.recipes.count)
        let pictures = Set(starters.pictures.map(\.name))
        #expect(starters.recipes.allSatisfy { $0.picture.map(pictures.contains) ?? false })
    }

    @Test("say what they take: times, servings, nutrition, ingredients") func complete() {
        for recipe in starters.recipes {
            #expect(
                recipe.totalMinutes > 0 && recipe.servings > 0 && recipe.nutrition != nil, "\(recipe.title)")
            #expect(
                recipe.ingredients.count >= 4 && recipe.steps.count >= 4 && !recipe.summary.isEmpty,
                "\(recipe.title)")
        }
    }

    @Test("use every ingredient in a step, in the amount of the list") func ingredientsAddUp() {
        for recipe in starters.recipes {
            for ingredient in recipe.ingredients {
                let used = recipe.steps.flatMap(\.ingredients).filter { same($0.name, ingredient.name) }
                #expect(!used.isEmpty, "\(recipe.title): \(ingredient.name) is bought, but never used")
                guard let amount = ingredient.amount else { continue }
                let amounts = used.compactMap(\.amount).filter { $0.unit == amount.unit }
                let sum = amounts.reduce(0) { $0 + $1.quantity }
                #expect(
                    abs(sum - amount.quantity) < 0.01,
                    "\(recipe.title): \(ingredient.name) is \(sum) in the steps")
            }
        }
    }

    @Test("read from two metres: a step is at most 230 characters") func shortSteps() {
        for recipe in starters.recipes {
            for step in recipe.steps {
                #expect(step.text.count <= 230, "\(recipe.title): \(step.text)")
                #expect(!step.title.isEmpty && step.title.count <= 28, "\(recipe.title): \(step.title)")
            }
        }
    }

    @Test("tell no lies about diets: vegan is vegetarian and without milk") func diets() {
        for recipe in starters.recipes where recipe.diets.contains(.vegan) {
            #expect(recipe.diets.isSuperset(of: [.vegetarian, .lactoseFree]), "\(recipe.title)")
        }
    }

    @Test("differ in every diet, so that the filters have something to show (TR02)", arguments: Diet.allCases)
    func varied(diet: Diet) {
        #expect(starters.recipes.contains { $0.diets.contains(diet) })
        #expect(starters.recipes.contains { !$0.diets.contains(diet) })
    }

    /// "2 limes" in the list and "1 lime" in a step are the same thing.
    private func same(_ a: String, _ b: String) -> Bool {
        a == b || a + "s" == b || a == b + "s" || a + "es" == b
    }
}
