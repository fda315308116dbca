import Foundation
import Recipes
import Testing

@Suite("What a cook writes into a recipe is understood (AR04)") struct WritingTests {
    @Test(
        "lines of an ingredient list",
        arguments: [
            ("2 tbsp olive oil", Ingredient("olive oil", amount: Amount(2, .tbsp))),
            (
                "2–3 cloves garlic, crushed",
                Ingredient("garlic", amount: Amount(2, upTo: 3, .clove), note: "crushed")
            ),
            ("2 to 3 lemons", Ingredient("lemons", amount: Amount(2, upTo: 3))),
            ("1½-2 l stock", Ingredient("stock", amount: Amount(1.5, upTo: 2, .l))),
            ("1,5 l milk", Ingredient("milk", amount: Amount(1.5, .l))),
            ("salt, to taste", Ingredient("salt", note: "to taste")),
            (
                "100 g chocolate (dark, 70 %), melted",
                Ingredient("chocolate (dark, 70 %)", amount: Amount(100, .g), note: "melted")
            ),
            ("3 - 2 eggs", Ingredient("- 2 eggs", amount: Amount(3))),
        ])
    func lines(text: String, wanted: Ingredient) { #expect(Ingredient.read(text) == wanted) }

    @Test("nothing is no ingredient") func nothing() {
        for text in ["", "  ", "—"] { #expect(Ingredient.read(text) == nil) }
    }

    @Test(
        "every line of the house can be read again",
        arguments: [
            Amount(200, .g), Amount(0.25, .kg), Amount(1.5, .cup), Amount(2, upTo: 3, .clove),
            Amount(1.0 / 3, .tsp),
            Amount(2, .flOz), Amount(4), Amount(0.5, upTo: 1, .bunch),
        ])
    func again(amount: Amount) throws {
        let ingredient = Ingredient("thing", amount: amount, note: "ripe")
        #expect(!ingredient.typedLine.contains("\u{202F}") && !ingredient.typedLine.contains("\u{A0}"))
        let read = try #require(Ingredient.read(ingredient.typedLine))
        #expect(read.name == "thing" && read.note == "ripe" && read.typedLine == ingredient.typedLine)
    }

    @Test("pasted lists lose their marks, and nothing else") func pasted() {
        #expect(
            PastedLines.ingredients(["• 2 eggs", " - milk ", "", "☐ 1-2 limes", "half-fat cream"])
                == ["2 eggs", "milk", "1-2 limes", "half-fat cream"])
        #expect(
            PastedLines.steps([
                "1. Boil.", "2) Mash", "Step 3: Serve", "Schritt 4. Essen", "", "10 minutes later, stir.",
                "2.5 l of water boil.",
            ])
                == ["Boil.", "Mash", "Serve", "Essen", "10 minutes later, stir.", "2.5 l of water boil."])
    }

    @Test(
        "times of a form",
        arguments: [
            ("", 0), ("45", 45), ("45 min", 45), ("1 h 20 min", 80), ("1 h 20", 80), ("1:20", 80),
            ("2 hours", 120),
            ("1½ hours", 90), ("1 Std 15 Min", 75), ("about 20 min", 20), ("20 to 25 minutes", 25),
        ])
    func times(text: String, minutes: Int) { #expect(TypedMinutes.read(text) == minutes) }

    @Test(
        "what is no time is none",
        arguments: ["soon", "until done", "1:75", "-3", "20 min and 3 apples", "99999999"])
    func noTimes(text: String) { #expect(TypedMinutes.read(text) == nil) }

    @Test("a step says which ingredients it speaks of") func mentioned() {
        let list = ["olive oil", "onions", "basil leaves", "chicken stock", "salt"].map { Ingredient($0) }
        var step = Step(text: "Soften the onion in the oil; scatter basil over it.")
        #expect(step.mentioned(of: list).map(\.name) == ["olive oil", "onions", "basil leaves"])
        step.ingredients = [Ingredient("olive oil")]
        #expect(step.mentioned(of: list).map(\.name) == ["onions", "basil leaves"])
    }

    @Test("a duration that nobody wants timed is none, in this version and in the file") func untimed() throws
    {
        let step = Step(text: "Soak for 8 hours, boil for 30 minutes.", untimed: ["8 hours"])
        #expect(step.durations.map(\.phrase) == ["30 minutes"])
        let again = try JSONDecoder().decode(Step.self, from: JSONEncoder().encode(step))
        #expect(again == step)
        #expect(try JSONDecoder().decode(Step.self, from: Data(#"{"text":"Boil."}"#.utf8)).untimed.isEmpty)
    }
}
