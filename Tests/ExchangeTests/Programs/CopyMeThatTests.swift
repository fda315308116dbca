import Exchange
import Testing

@Suite struct CopyMeThatTests {
    private static let page = #"""
        <!DOCTYPE html><html><head><meta charset="utf-8"></head><body>
        <div class="recipe"><img class="recipeImage" src="images/crêpes_1.jpg"><div id="name">Crêpes</div>
        <a id="original_link" href="https://example.org/crepes">example.org</a>
        <div id="categories"><span class="recipeCategory">Tags:</span> <span class="recipeCategory">French</span></div>
        <div id="description">Thin &amp; good.</div>
        <div id="extra_info"><span id="ratingValue">5</span> <a id="recipeYield">12 crêpes</a></div>
        <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Batter:</li>
        <li class="recipeIngredient">250 g flour</li><li class="recipeIngredient_spacer"></li>
        <li class="recipeIngredient">3 eggs</li></ul>
        <ol id="recipeInstructions"><li class="instruction">Mix.</li>
        <li class="instruction_subheader">Frying</li><li class="instruction">Fry.</li></ol>
        <ul id="recipeNotes"><li class="recipeNote">Rest the batter.</li></ul></div>
        <div class="recipe"><div id="name"></div></div>
        <div class="recipe"><div id="name">Tea</div><img class="recipeImage" src="../../etc/passwd"></div>
        </body></html>
        """#

    @Test func onePageHasAllRecipes() throws {
        let basket = Basket([("recipes.html", Self.page), ("images/crêpes_1.jpg", "x")])
        #expect(basket.format == "CopyMeThat")
        let (recipes, refused) = try basket.read()
        #expect(recipes.map(\.title) == ["Crêpes", "Tea"])
        #expect(refused.map(\.reason) == [.noRecipe])
        let recipe = try #require(recipes.first)
        #expect(recipe.description == "Thin & good.")
        #expect(recipe.address == "https://example.org/crepes")
        #expect(recipe.keywords == ["French"])
        #expect(recipe.stars == 5)
        #expect(recipe.yield == "12 crêpes")
        #expect(recipe.shoppingList == ["Batter: 250 g flour", "Batter: 3 eggs"])
        #expect(recipe.steps.map(\.text) == ["Mix.", "Fry."])
        #expect(recipe.steps.map(\.part) == ["", "Frying"])
        #expect(recipe.notes == "Rest the batter.")
        #expect(recipe.pictures == [.path("images/crêpes_1.jpg")])
        #expect(recipes[1].pictures == [])
    }
}
