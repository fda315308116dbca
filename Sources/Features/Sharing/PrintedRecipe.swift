import Foundation
import Kit
import Language
import Recipes
import Screen

/// A recipe on paper, set as a page of a cookbook: what goes in beside what is to be done.
enum PrintedRecipe {
    /// - Parameter picture: the one on the card.
    static func pdf(
        _ recipe: Recipe, _ words: any Wording, picture: Data?, on paper: Paper, draw: PictureDrawing
    ) -> Data? {
        PDFPress.print(blocks(recipe, words, picture: picture), title: recipe.title, on: paper, draw: draw)
    }

    static func blocks(_ recipe: Recipe, _ words: any Wording, picture: Data?) -> [PrintBlock] {
        var blocks: [PrintBlock] = [.title(recipe.title)]
        if !recipe.summary.isEmpty { blocks.append(.lead(recipe.summary)) }
        blocks.append(.facts(facts(recipe, words)))
        let diets = recipe.diets.sorted { $0.rawValue < $1.rawValue }.map(words.diet)
        if !diets.isEmpty { blocks.append(.remark(diets.joined(separator: " · "))) }
        if let picture { blocks.append(.picture(picture)) }
        let (goesIn, isDone) = (ingredients(recipe, words), method(recipe, words))
        blocks +=
            goesIn.isEmpty || isDone.isEmpty ? goesIn + isDone : [.columns(narrow: goesIn, wide: isDone)]
        let origin = [recipe.author, recipe.source?.name ?? "", recipe.source?.address ?? ""]
            .filter { !$0.isEmpty }
        if !origin.isEmpty { blocks += [.rule, .remark(words.from(origin.joined(separator: ", ")))] }
        return blocks
    }

    private static func ingredients(_ recipe: Recipe, _ words: any Wording) -> [PrintBlock] {
        if recipe.ingredients.isEmpty { return [] }
        var blocks: [PrintBlock] = [.heading(words.ingredientsTitle)]
        let headings = Parts.headings(recipe.ingredients.map(\.part))
        for (ingredient, heading) in zip(recipe.ingredients, headings) {
            if let heading { blocks.append(.part(heading)) }
            blocks.append(
                .ingredient(amount: ingredient.amount?.text(words) ?? "", ingredient.named(words)))
        }
        return blocks
    }

    private static func method(_ recipe: Recipe, _ words: any Wording) -> [PrintBlock] {
        var blocks: [PrintBlock] = recipe.steps.isEmpty ? [] : [.heading(words.methodTitle)]
        let headings = Parts.headings(recipe.steps.map(\.part))
        for (place, step) in recipe.steps.enumerated() {
            if let heading = headings[place] { blocks.append(.part(heading)) }
            blocks.append(.step(number: place + 1, title: step.title, step.text))
        }
        if !recipe.notes.isEmpty { blocks += [.heading(words.notesTitle), .paragraph(recipe.notes)] }
        return blocks
    }

    private static func facts(_ recipe: Recipe, _ words: any Wording) -> [PrintFact] {
        var facts = [PrintFact(words.servesTitle, "\(recipe.servings)")]
        if !recipe.yield.isEmpty { facts.append(PrintFact(words.makesTitle, recipe.yield)) }
        if recipe.preparationMinutes > 0 {
            facts.append(PrintFact(words.preparationTitle, words.minutes(recipe.preparationMinutes)))
        }
        if recipe.cookingMinutes > 0 {
            facts.append(PrintFact(words.cookingTitle, words.minutes(recipe.cookingMinutes)))
        }
        let ahead = Ahead(recipe)
        if let oven = ahead.oven { facts.append(PrintFact(words.ovenTitle, oven)) }
        if let rest = ahead.rest(words) {
            facts.append(PrintFact(words.restsTitle, rest.withLargeInitial))
        }
        return facts
    }
}
