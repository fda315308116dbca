import Foundation
import Language
import Recipes
import Screen

/// A recipe on paper.
enum PrintedRecipe {
    /// - Parameter picture: the one on the card.
    static func pdf(_ recipe: Recipe, _ words: any Wording, picture: Data?, on paper: Paper) -> Data? {
        PDFPress.print(blocks(recipe, words, picture: picture), title: recipe.title, on: paper)
    }

    static func blocks(_ recipe: Recipe, _ words: any Wording, picture: Data?) -> [PrintBlock] {
        var blocks: [PrintBlock] = [.title(recipe.title)]
        if !recipe.summary.isEmpty { blocks.append(.paragraph(recipe.summary)) }
        blocks.append(.remark(facts(recipe, words)))
        if let picture { blocks.append(.picture(picture)) }
        if !recipe.ingredients.isEmpty {
            blocks.append(.heading(words.ingredientsTitle))
            let headings = Parts.headings(recipe.ingredients.map(\.part))
            for (ingredient, heading) in zip(recipe.ingredients, headings) {
                if let heading { blocks.append(.part(heading)) }
                let note = ingredient.note.map { ", \($0)" } ?? ""
                blocks.append(.line(before: ingredient.amount?.text(words) ?? "", ingredient.name + note))
            }
        }
        if !recipe.steps.isEmpty {
            blocks.append(.heading(words.methodTitle))
            let headings = Parts.headings(recipe.steps.map(\.part))
            for (place, step) in recipe.steps.enumerated() {
                if let heading = headings[place] { blocks.append(.part(heading)) }
                blocks.append(.step(number: place + 1, step.text))
            }
        }
        if !recipe.notes.isEmpty { blocks += [.heading(words.notesTitle), .paragraph(recipe.notes)] }
        let origin = [recipe.author, recipe.source?.name ?? "", recipe.source?.address ?? ""]
            .filter { !$0.isEmpty }
        if !origin.isEmpty { blocks += [.rule, .remark(words.from(origin.joined(separator: ", ")))] }
        return blocks
    }

    private static func facts(_ recipe: Recipe, _ words: any Wording) -> String {
        var facts = [words.serves(recipe.servings)]
        if !recipe.yield.isEmpty { facts.append(words.makes(recipe.yield)) }
        if recipe.preparationMinutes > 0 {
            facts.append(words.preparation(minutes: recipe.preparationMinutes))
        }
        if recipe.cookingMinutes > 0 { facts.append(words.cooking(minutes: recipe.cookingMinutes)) }
        facts += recipe.diets.sorted { $0.rawValue < $1.rawValue }.map(words.diet)
        return facts.joined(separator: " · ")
    }
}
