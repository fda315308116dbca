import Foundation
import Recipes

/// What the starters say in another language: a folder with a file for each recipe, and a table of what their
/// ingredients are called. Laid over the English recipes, so that amounts, times and diets can't diverge.
struct StarterTexts {
    private struct Dish: Decodable {
        var title: String
        var summary: String
        var steps: [Instruction]
    }

    private struct Instruction: Decodable {
        var title: String
        var text: String
    }

    private let folder: URL
    /// From English: names and notes of ingredients, courses and kitchens alike.
    private let words: [String: String]

    /// Nil if the starters aren't said in this language; then they stay English.
    init?(folder: URL) throws {
        let table = folder.appending(path: "words.tsv")
        guard FileManager.default.fileExists(atPath: table.path) else { return nil }
        self.folder = folder
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        let pairs = lines.map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 2 }
        words = Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    /// The recipe in the language of the folder; as it is if there is no file for it, or one with other steps.
    func laid(over english: Recipe) throws -> Recipe {
        let file = folder.appending(path: english.id + ".json")
        guard FileManager.default.fileExists(atPath: file.path) else { return english }
        let dish = try JSONDecoder().decode(Dish.self, from: Data(contentsOf: file))
        guard dish.steps.count == english.steps.count else { return english }
        var recipe = english
        recipe.title = dish.title
        recipe.summary = dish.summary
        recipe.ingredients = english.ingredients.map(said)
        recipe.category = words[english.category] ?? english.category
        recipe.cuisine = words[english.cuisine] ?? english.cuisine
        for (place, said) in dish.steps.enumerated() {
            recipe.steps[place].title = said.title
            recipe.steps[place].text = said.text
            recipe.steps[place].ingredients = english.steps[place].ingredients.map(self.said)
        }
        return recipe
    }

    /// "onion, finely chopped" may be said otherwise than "finely chopped" of a herb.
    private func said(_ english: Ingredient) -> Ingredient {
        var ingredient = english
        ingredient.name = words[english.name] ?? english.name
        ingredient.note = english.note.map { words["\(english.name), \($0)"] ?? words[$0] ?? $0 }
        return ingredient
    }
}
