import Kit
import Recipes

/// A step as the page shows it: its words as they are cooked by, and what is to be picked out in them.
struct MethodStep: Sendable, Hashable {
    /// From 0.
    let place: Int
    let step: Step
    /// The heading above it, where another part of the dish begins.
    let part: String?
    /// Its durations, as bytes of the text.
    let durations: [Range<Int>]
    /// What goes in, as far as something is said of it.
    let foods: [Ingredient]
    /// The nights and days in it.
    let rests: [Rest.Length]

    static func all(_ recipe: Recipe) -> [MethodStep] {
        let parts = Parts.headings(recipe.steps.map(\.part))
        let foods = recipe.steps.count <= mostFed ? recipe.stepIngredients : []
        return zip(recipe.steps, parts).enumerated().map { place, step in
            MethodStep(
                place: place, step.0, part: step.1,
                foods: foods.indices.contains(place) ? foods[place].filter { $0.note != nil } : [])
        }
    }

    /// In a method longer than any, finding out what goes in where takes too long for what it is worth here.
    private static let mostFed = 60

    private init(place: Int, _ step: Step, part: String?, foods: [Ingredient]) {
        (self.place, self.step, self.part, self.foods) = (place, step, part, foods)
        let text = step.text
        durations = step.durations.map { phrase in
            let from = text.utf8.distance(from: text.startIndex, to: phrase.range.lowerBound)
            return from..<from + text[phrase.range].utf8.count
        }
        rests = step.rests.map(\.length)
    }
}
