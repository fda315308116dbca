import Exchange
import Testing

@Suite struct WrittenRecipeJSONTests {
    @Test func whatIsNotSaidIsNull() {
        #expect(
            WrittenRecipe(title: "S \"1\"\n\u{1}").json(source: "a\\b") == #"""
                {"source": "a\\b", "title": "S \"1\"\n\u0001", "description": null, "author": null, "image": null, \#
                "yield": null, "prepMinutes": null, "cookMinutes": null, "totalMinutes": null, "ingredients": [], \#
                "ingredientGroups": [], "steps": [], "category": null, "cuisine": null, "keywords": [], \#
                "nutrition": null, "guessed": false}
                """#)
    }

    @Test func lettersThatEndALineAreEscaped() {
        let json = WrittenRecipe(title: "½ “cup”\u{2028}of\u{2029}…\t\r\u{1F}🍋").json(source: "")
        #expect(json.contains(#""title": "½ “cup”\u2028of\u2029…\t\r\u001f🍋", "#))
        #expect(json.hasPrefix(#"{"source": null, "#))
    }

    @Test func partsAndTitlesAreLinesOfTheirOwn() {
        var recipe = WrittenRecipe(title: "Pie")
        recipe.ingredients = [.init("1 egg"), .init("Flour", part: "Dough"), .init("Salt", part: "Dough")]
        recipe.steps = [
            .init("Mix.", part: "Dough"), .init("Knead.", title: "By hand", part: "Dough"),
            .init("Bake.", part: "Pie"),
        ]
        #expect(recipe.stepLines == ["Dough", "Mix.", "By hand", "Knead.", "Pie", "Bake."])
        #expect(
            recipe.json(source: "x").contains(
                #""ingredientGroups": [{"purpose": null, "ingredients": ["1 egg"]}, {"purpose": "Dough", "ingredients": ["Flour", "Salt"]}]"#
            ))
    }
}
