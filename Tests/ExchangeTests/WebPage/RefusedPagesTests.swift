import Exchange
import Testing

/// Pages that are no recipes are refused rather than read as one.
@Suite struct RefusedPagesTests {
    private func expectRefusal(_ page: String) {
        #expect(throws: Refusal(.noRecipe, cause: "p.html")) {
            _ = try KnownFormats.read(
                SourceFile(name: "p.html", bytes: Array("<html><body>\(page)</body></html>".utf8)))
        }
    }

    @Test func news() {
        expectRefusal(
            """
            <h1>Butter is dearer than ever</h1><p>Prices of butter rose by 12 % within 3 months, and 250 g now cost more.</p>
            <h2>How we got here</h2><p>Milk was scarce in 2 of 4 regions, said a speaker of the dairies on Monday.</p>
            <ul><li>4 dairies closed in the last year<li>2 more are for sale<li>300 people lost their work</ul>
            <h2>Related</h2><ul><li>5 ways to save money<li>3 things to know about milk<li>10 new shops</ul>
            """)
    }

    @Test func aShopsProducts() {
        let products = (1...12).map {
            "<li><a>500 g Coffee No. \($0)</a> <span>\($0),99 €</span> <button>Add to cart</button></li>"
        }
        expectRefusal(
            "<h1>Coffee and tea</h1><ul class=products>\(products.joined())</ul><p>Delivered within 2 days, or your money back.</p>"
        )
    }

    @Test func aShopsProductsWithPricesInElementsOfTheirOwn() {
        let products = (1...12).map {
            "<div class=product><div>Coffee No. \($0), 500 g</div><div>\($0).99 €</div><div>Add to cart</div></div>"
        }
        expectRefusal(
            "<h1>Coffee and tea</h1><div>\(products.joined())</div><p>Delivered within 2 days, or your money back.</p>"
        )
    }

    @Test func aCategoryOfRecipes() {
        let teasers = (1...30).map {
            """
            <article class="recipe-card"><h3 class="recipe-card__title">Leek soup \($0)</h3><span>30 min</span>
            <p class="recipe-card__ingredients">\($0 % 4 + 4) ingredients</p><span>4 servings</span></article>
            """
        }
        expectRefusal(
            """
            <h1>Soups</h1><p>All our soups, hot and cold, for every day of the year.</p>
            <form class="filter-ingredients"><label>Chicken (12)</label><label>Leeks (30)</label><label>Butter (5)</label></form>
            \(teasers.joined())<h2>Cooking methods</h2><ul><li>Baking<li>Frying<li>Steaming</ul>
            """)
    }

    @Test func aTableOfNutrients() {
        expectRefusal(
            """
            <h1>Our oat drink</h1><table><tr><td>Energy</td><td>230 kJ</td></tr><tr><td>Fat</td><td>2 g</td></tr>
            <tr><td>Protein</td><td>3 g</td></tr><tr><td>Carbohydrates</td><td>12 g</td></tr>
            <tr><td>Sodium</td><td>40 mg</td></tr></table><p>Shake it well before you pour it into your coffee.</p>
            """)
    }

    @Test func whatIsInAServing() {
        expectRefusal(
            """
            <h1>Our oat drink</h1><h2>Ingredients and nutrition</h2><ul><li>230 kJ energy<li>2 g fat<li>3 g protein
            <li>12 g carbohydrates<li>4 g sugar<li>1 g fibre</ul><p>Shake it well before you pour it.</p>
            """)
    }
}
