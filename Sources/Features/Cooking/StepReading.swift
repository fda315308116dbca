import Aloud
import House
import Kit
import Language
import Recipes

/// What is read of a step (TR30), as it is written; it is made ready for the ear when it is said.
struct StepReading {
    /// The recipe's, which a voice must speak.
    let language: WrittenLanguage

    /// - Parameter window: the language of the window, taken where the recipe is too short to tell its own.
    init(_ recipe: Recipe, window: Language) {
        let text = ([recipe.title] + recipe.steps.map(\.text)).joined(separator: "\n")
        language = WrittenLanguage.guess(text) ?? WrittenLanguage(rawValue: window.rawValue)
    }

    /// The words of our own that are said among the recipe's, in a language that we speak.
    func words(_ window: Language) -> Language { Language(rawValue: language.rawValue) ?? window }

    /// What goes in comes first: the hands reach for it while the rest is read.
    func text(of part: ShownPart, withIngredients: Bool, window: Language) -> String {
        guard withIngredients, !part.foods.isEmpty else { return part.text }
        let words = words(window)
        let foods = part.foods.map { $0.line(words.wording) }
        return ([words.cooking.forThisStep + ":"] + foods + [part.text]).joined(separator: "\n")
    }
}
