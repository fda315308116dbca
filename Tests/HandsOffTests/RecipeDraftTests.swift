import Foundation
import Recipes
import Testing

@testable import HandsOff
@testable import Writing

@Suite("A recipe as it is written (AR04)") struct RecipeDraftTests {
    private func draft(_ lines: String...) -> RecipeDraft {
        var draft = RecipeDraft(recipeID: "soup")
        _ = draft.breakLine(draft.lines[0].id, into: lines, behind: 0)
        if lines.count == 1 { draft.lines[0].text = lines[0] }
        return draft
    }

    @Test("every starter comes out of the editor as it went in") func starters() throws {
        let recipes = try #require(Resources.starters).read().recipes
        #expect(recipes.count >= 36)
        for recipe in recipes {
            #expect(RecipeDraft(recipe).recipe == recipe, "\(recipe.title)")
            #expect(RecipeDraft(recipe).flaws.isEmpty)
            let kept = KeptDraft(kind: .own, recipe: RecipeDraft(recipe))
            let again = try JSONDecoder().decode(KeptDraft.self, from: JSONEncoder().encode(kept))
            #expect(again.recipe == kept.recipe)
        }
    }

    @Test("a draft of a library that somebody else made goes on, whatever it counts to") func counted() throws
    {
        let json = try JSONEncoder().encode(RecipeDraft(recipeID: "soup"))
        let far = String(decoding: json, as: UTF8.self).replacing(
            /"lastID":[0-9]+/, with: "\"lastID\":\(Int.max)")
        #expect(far.contains("\(Int.max)"))
        var draft = try JSONDecoder().decode(RecipeDraft.self, from: Data(far.utf8))
        _ = draft.breakLine(draft.lines[0].id, into: ["salt", "pepper"], behind: 0)
        #expect(draft.lines.map(\.text) == ["salt", "pepper"])
    }

    @Test("what reading a line would lose stays while its words are the recipe's") func known() {
        let odd = Ingredient("Knoblauch", amount: Amount(2, .other("Zehen")), note: "gepresst, fein")
        var draft = RecipeDraft(Recipe(id: "a", title: "A", ingredients: [odd], steps: [Step(text: "B")]))
        #expect(draft.lines[0].text == "2 Zehen Knoblauch, gepresst, fein")
        #expect(draft.recipe.ingredients == [odd])
        draft.lines[0].text += "!"
        #expect(
            draft.recipe.ingredients == [
                Ingredient("Knoblauch", amount: Amount(2, .clove), note: "gepresst, fein!")
            ])
    }

    @Test("headings part the list, and come out as they went in") func parts() {
        let pie = Recipe(
            id: "pie", title: "Pie", yield: "2 pies",
            ingredients: [
                Ingredient("flour", part: "For the dough"), Ingredient("butter", part: "For the dough"),
                Ingredient("salt"), Ingredient("apples", part: "For the filling"),
            ],
            steps: [Step(text: "Knead.", part: "Dough"), Step(text: "Bake.")])
        var draft = RecipeDraft(pie)
        #expect(
            draft.lines.map(\.text) == [
                "For the dough:", "flour", "butter", ":", "salt", "For the filling:", "apples",
            ])
        #expect(draft.recipe == pie)
        draft.moveLine(2, 0)
        #expect(draft.recipe.ingredients.map(\.part) == [nil, "For the dough", nil, "For the filling"])
    }

    @Test("a line parts at the caret, and joins the one before") func lines() {
        var draft = draft("2 eggs")
        let id = draft.lines[0].id
        let parted = draft.breakLine(id, into: ["2", " eggs"], behind: 5)
        #expect(draft.lines.map(\.text) == ["2", " eggs"])
        #expect(parted == .init(field: draft.lines[1].fieldID, caret: 0))
        let joined = draft.joinLine(draft.lines[1].id)
        #expect(draft.lines.map(\.text) == ["2 eggs"] && joined?.caret == 1)
        let first = draft.joinLine(id)
        #expect(first == nil)
        draft.removeLine(id)
        #expect(draft.lines.count == 1 && draft.lines[0].text.isEmpty && draft.lines[0].id != id)
        draft.lines[0].text = "é"
        let pasted = draft.breakLine(draft.lines[0].id, into: ["• flour", "", "- salt é"], behind: 2)
        #expect(draft.lines.map(\.text) == ["flour", "salt é"] && pasted?.caret == 5)
    }

    @Test("lines and steps change places, and come back where they were") func order() {
        var draft = draft("a", "b", "c")
        draft.moveLine(2, 0)
        #expect(draft.lines.map(\.text) == ["c", "a", "b"])
        draft.moveLine(0, 7)
        #expect(draft.lines.map(\.text) == ["c", "a", "b"])
        _ = draft.breakStep(draft.steps[0].id, into: ["1. One", "2) Two", "Step 3: Three"], behind: 0)
        #expect(draft.steps.map(\.text) == ["One", "Two", "Three"])
        let two = draft.steps[1]
        draft.removeStep(two.id)
        draft.putBack(two, at: 1)
        draft.putBack(two, at: 1)
        #expect(draft.steps.map(\.text) == ["One", "Two", "Three"])
        for step in draft.steps { draft.removeStep(step.id) }
        #expect(draft.steps.count == 1 && draft.steps[0].isBlank)
        draft.putBack(two, at: 1)
        #expect(draft.steps == [two])
    }

    @Test("a step that has more than words joins nothing") func joining() {
        var draft = RecipeDraft(recipeID: "a")
        _ = draft.breakStep(draft.steps[0].id, into: ["Boil.", "Serve."], behind: 0)
        draft.steps[1].picture = "plate"
        let refused = draft.joinStep(draft.steps[1].id)
        #expect(refused == nil && draft.steps.count == 2)
        draft.steps[1].picture = nil
        let joined = draft.joinStep(draft.steps[1].id)
        #expect(joined?.caret == 5)
        #expect(draft.steps.map(\.text) == ["Boil.Serve."])
    }

    @Test("a duration is a timer until the cook says otherwise") func timers() {
        var draft = RecipeDraft(recipeID: "a")
        draft.steps[0].text = "Soak for 8 hours, boil for 30 minutes."
        draft.toggleTimer("8 hours", step: draft.steps[0].id)
        #expect(draft.recipe.steps[0].durations.map(\.phrase) == ["30 minutes"])
        draft.steps[0].text = "Boil for 30 minutes."
        #expect(draft.recipe.steps[0].untimed.isEmpty, "what is no longer in the text is forgotten")
        draft.toggleTimer("8 hours", step: draft.steps[0].id)
        #expect(draft.steps[0].untimed.isEmpty)
    }

    @Test("diets follow the ingredients until they are corrected") func diets() {
        var draft = draft("500 g peas", "1 tbsp butter")
        #expect(draft.diets == [.vegetarian, .glutenFree, .nutFree])
        draft.toggle(.vegan)
        draft.toggle(.glutenFree)
        #expect(draft.diets == [.vegetarian, .vegan, .nutFree] && draft.corrections.count == 2)
        draft.toggle(.vegan)
        #expect(draft.corrections == [.glutenFree: false])
        draft.lines[1].text = "1 tbsp walnut oil and walnuts"
        #expect(draft.diets == [.vegetarian, .vegan, .lactoseFree])
    }

    @Test("numbers, times and addresses are read as cooks write them, or asked for again") func flaws() {
        var draft = RecipeDraft(recipeID: "a")
        #expect(draft.flaws.map(\.kind) == [.noTitle, .noSteps])
        draft[.title] = " Soup "
        draft.steps[0].text = "Boil."
        #expect(draft.flaws.isEmpty && draft.recipe.title == "Soup" && draft.recipe.nutrition == nil)
        draft[.servings] = "0"
        draft[.preparation] = "soon"
        draft[.fat] = "-3"
        draft[.sourceAddress] = "javascript:alert(1)"
        #expect(draft.flaws.map(\.kind) == [.noServings, .noTime, .noNumber, .noAddress])
        draft[.servings] = "6"
        draft[.preparation] = "1 h 20"
        draft[.fat] = "12,5"
        draft[.sourceAddress] = "https://example.org/soup"
        #expect(draft.flaws.isEmpty)
        let recipe = draft.recipe
        #expect(recipe.servings == 6 && recipe.preparationMinutes == 80 && recipe.nutrition?.fat == 12.5)
        draft[.tags] = "Sunday, , soup; sunday"
        #expect(draft.recipe.tags == ["Sunday", "soup"])
    }

    @Test("undo takes back what was typed in one go, field by field") func history() {
        var history = DraftHistory()
        var draft = RecipeDraft(recipeID: "a")
        func type(_ letter: String, at now: Double) {
            let before = draft
            draft[.title] += letter
            history.note(before, field: "title", at: now)
        }
        for (i, letter) in "soup".enumerated() { type(String(letter), at: Double(i)) }
        type("!", at: 9)
        let before = draft
        draft.removeStep(draft.steps[0].id)
        history.note(before, field: nil, at: 9.5)
        type("?", at: 9.6)
        var seen: [String] = []
        while let moment = history.turn(forward: false, from: draft) {
            draft = moment.draft
            seen.append(draft[.title])
        }
        #expect(seen == ["soup!", "soup!", "soup", ""] && !history.canUndo)
        while let moment = history.turn(forward: true, from: draft) { draft = moment.draft }
        #expect(draft[.title] == "soup!?" && !history.canRedo && history.canUndo)
    }

    @Test("after undo the caret stands where something changed") func caret() {
        var draft = RecipeDraft(recipeID: "a")
        draft[.title] = "Leek soup"
        var other = draft
        other[.title] = "Leek and pea soup"
        #expect(draft.end(ofChangeIn: RecipeDraft.Field.title.id, from: other) == 4)
        #expect(other.end(ofChangeIn: RecipeDraft.Field.title.id, from: draft) == 12)
        #expect(draft.end(ofChangeIn: "nowhere", from: other) == nil)
    }
}
