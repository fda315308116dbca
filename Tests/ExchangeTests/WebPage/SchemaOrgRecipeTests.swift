import Exchange
import Recipes
import Testing

/// Shapes of JSON-LD as pages have them, each within a page of its own.
@Suite struct SchemaOrgRecipeTests {
    private func read(_ json: String, head: String = "") throws -> WrittenRecipe {
        let page =
            "<html lang=en><head>\(head)<script type='application/ld+json'>\(json)</script></head></html>"
        let file = SourceFile(name: "page.html", address: "https://soup.example/a/b", bytes: Array(page.utf8))
        return try #require(try KnownFormats.read(file).first)
    }

    private func steps(_ json: String) throws -> [String] {
        try read(
            #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"], "recipeInstructions": \#(json)}"#
        )
        .stepLines
    }

    private func ingredients(_ json: String) throws -> [String] {
        try read(
            #"{"@type": "Recipe", "name": "Soup", "recipeInstructions": "Cook.", "recipeIngredient": \#(json)}"#
        )
        .ingredients.map(\.line)
    }

    @Test(arguments: [
        #"{"@type": "Recipe", "name": "Soup"}"#, #"[[{"@type": ["Thing", "Recipe"], "name": "Soup"}]]"#,
        #"{"@graph": [{"@type": "WebSite", "name": "Not it"}, {"@type": "Recipe", "name": "Soup"}]}"#,
        #"{"@type": "WebPage", "mainEntity": {"@type": "http://schema.org/Recipe", "name": "Soup"}}"#,
        #"{"@type": "https://schema.org/recipe", "name": ["Soup", "Stew"]}"#,
        #"{"@type": "Recipe", "name": {"@value": "Soup"}}"#,
        #"{"@type": "WebPage", "name": "Not it"}{"@type": "Recipe", "name": "Soup"}"#,
        #"{"@type": "Recipe", "headline": "Soup",}"#,
    ])
    func aRecipeIsFoundWhereverItStands(_ json: String) throws {
        #expect(try read(json).title == "Soup")
    }

    @Test func textsAreReadAsAReaderSeesThem() throws {
        let recipe = try read(
            #"{"@type": "Recipe", "name": "  Mac &amp;amp; <b>cheese</b>\u200b ", "description": "Hot.&nbsp; &#8220;So&#8221;"}"#
        )
        #expect(recipe.title == "Mac & cheese")
        #expect(recipe.description == "Hot. “So”")
    }

    @Test(arguments: [
        (#""Mix.\nBake.""#, ["Mix.", "Bake."]),
        (#""<p>Mix\nwell.</p><p>Bake.</p>""#, ["Mix well.", "Bake."]),
        (#""<ol><li>Mix.</li><li>Bake.</li></ol>""#, ["Mix.", "Bake."]),
        (#""&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;""#, ["Mix.", "Bake."]),
        (#""1. Mix 2 eggs. 2. Bake.3. Eat.""#, ["Mix 2 eggs.", "Bake.", "Eat."]),
        (#"["Mix.", "Bake."]"#, ["Mix.", "Bake."]), (#"[["Mix."], ["Bake."]]"#, ["Mix.", "Bake."]),
        (
            #"[{"@type": "HowToStep", "text": "Mix.\n"}, {"@type": "HowToStep", "text": "Bake\nit."}]"#,
            ["Mix.", "Bake it."]
        ),
        (
            #"{"@type": "ItemList", "itemListElement": [{"text": "Mix."}, {"text": "Bake."}]}"#,
            ["Mix.", "Bake."]
        ),
        (
            #"[{"@type": "HowToStep", "name": "Step 1", "text": "Mix."}, {"name": "Passo 2", "text": "Bake."}]"#,
            ["Mix.", "Bake."]
        ),
        (
            #"[{"@type": "HowToStep", "name": "Mix…", "text": "Mix."}, {"name": "The oven", "text": "Bake."}]"#,
            ["Mix.", "The oven", "Bake."]
        ),
        (#"[{"@type": "HowToStep", "name": "Mix.", "text": ""}, {"name": "Bake."}]"#, ["Mix.", "Bake."]),
        (
            #"[{"@type": "HowToSection", "name": "Dough", "itemListElement": [{"text": "Mix."}]}, {"@type": "HowToSection", "name": "Cake", "itemListElement": {"@type": "HowToStep", "text": "Bake."}}]"#,
            ["Dough", "Mix.", "Cake", "Bake."]
        ),
        (
            #"[{"@type": "HowToSection", "name": "Zubereitung", "itemListElement": [{"text": "Mix."}, {"text": "Bake."}]}]"#,
            ["Mix.", "Bake."]
        ),
        (
            #"[{"@type": "HowToStep", "itemListElement": [{"@type": "HowToDirection", "text": "Mix."}, {"@type": "HowToTip", "text": "Bake."}]}]"#,
            ["Mix.", "Bake."]
        ),
    ])
    func instructionsOfEveryShape(_ json: String, _ wanted: [String]) throws {
        #expect(try steps(json) == wanted)
    }

    @Test func sentencesThatWereGluedTogetherAreTwoSteps() throws {
        let long =
            "Put all of the flour, the butter and the sugar in a large bowl and rub it in with cold fingers"
        #expect(
            try steps("\"\(long).Bake it at 180.5 °C for an hour, z.B. in a tin, and let it cool down.\"")
                .count == 2)
    }

    @Test(arguments: [
        (
            #"["1 cup oats ((see notes))", "2 eggs , beaten", "1 cup flour ((leveled) - 120 g)"]"#,
            ["1 cup oats (see notes)", "2 eggs, beaten", "1 cup flour ((leveled) - 120 g)"]
        ),
        (#""1 leek\n2 eggs""#, ["1 leek", "2 eggs"]),
        (#""<ul><li>1 leek</li><li>2 eggs</li></ul>""#, ["1 leek", "2 eggs"]),
        (#"[["1 leek"], ["2 eggs"], []]"#, ["1 leek", "2 eggs"]),
        (#"["1&frac12; leeks", "", " &nbsp; "]"#, ["1½ leeks"]),
        (
            #"[{"name": "leek", "amount": {"value": 1, "unitText": "kg"}}, {"text": "2 eggs"}]"#,
            ["1 kg leek", "2 eggs"]
        ),
    ])
    func ingredientsOfEveryShape(_ json: String, _ wanted: [String]) throws {
        #expect(try ingredients(json) == wanted)
    }

    @Test func aHeadingInTheListNamesThePart() throws {
        let recipe = try read(
            #"{"@type": "Recipe", "name": "Pie", "recipeIngredient": ["1 egg", "For the dough:", "Flour"]}"#)
        #expect(recipe.ingredients.map(\.part) == ["", "For the dough"])
    }

    /// In the midst of a list, a line that ends in a colon may be one that a script wants; a heading for sure
    /// is not.
    @Test(arguments: [
        (#"["1 egg", "For the dough:", "Flour"]"#, #"["1 egg", "For the dough:", "Flour"]"#),
        (#"["For the dough:", "Flour", "For the top:", "1 egg"]"#, #"["Flour", "1 egg"]"#),
        (#"["1 egg", "THE DOUGH:", "Flour"]"#, #"["1 egg", "Flour"]"#),
        (#"[{"name": "Dough", "itemListElement": ["Flour"]}, "1 egg"]"#, #"["Flour", "1 egg"]"#),
    ])
    func whatMayBeALineOrAHeadingIsWrittenForScripts(_ json: String, _ wanted: String) throws {
        let recipe = try read(#"{"@type": "Recipe", "name": "Pie", "recipeIngredient": \#(json)}"#)
        #expect(recipe.json(source: "x").contains(#""ingredients": \#(wanted), "ingredientGroups""#))
        #expect(Set(recipe.ingredients.map(\.line)) == ["1 egg", "Flour"])
    }

    @Test func blanksOfEveryWidthAreOne() throws {
        let recipe = try read(
            "{\"@type\": \"Recipe\", \"name\": \" \u{A0}Crème\u{2009}\u{3000} brûlée\u{200B}s \u{FEFF}– “½”\u{2028}…\u{7F}🍮\u{2003}\"}"
        )
        #expect(recipe.title == "Crème brûlées – “½” …🍮")
    }

    @Test func factsOfEveryShape() throws {
        let recipe = try read(
            #"""
            {"@context": "https://schema.org", "@graph": [
            {"@type": "Person", "@id": "#me", "name": "Ana"}, {"@id": "#pic", "@type": "ImageObject", "url": "/p.jpg"},
            {"@type": "Recipe", "name": "Soup", "author": [{"@id": "#me"}, {"name": "Bo"}, "Ana"],
            "image": [{"@id": "#pic"}, "javascript:alert(1)", {"contentUrl": "../q r.png"}, "file:///etc/passwd"],
            "recipeYield": ["4", 4, "4 bowls"], "prepTime": "PT1H30M", "cookTime": "P0DT0H45M", "totalTime": "2 hours",
            "keywords": "hot, soup,hot", "recipeCategory": ["Dinner"], "recipeCuisine": "French, Alsatian",
            "suitableForDiet": ["https://schema.org/VeganDiet", "GlutenFreeDiet"], "inLanguage": "de",
            "nutrition": {"@type": "NutritionInformation", "calories": "90 kcal", "fatContent": 3}}]}
            """#)
        #expect(recipe.author == "Ana, Bo")
        #expect(
            recipe.pictures == [
                .address("https://soup.example/p.jpg"), .address("https://soup.example/q%20r.png"),
            ])
        #expect(recipe.yield == "4 bowls")
        #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == [90, 45, 120])
        #expect(recipe.keywords == ["hot", "soup"])
        #expect(recipe.category == ["Dinner"])
        #expect(recipe.cuisine == ["French", "Alsatian"])
        #expect(recipe.diets == [.vegan, .vegetarian, .glutenFree])
        #expect(recipe.nutrition == ["calories": "90 kcal", "fatContent": "3"])
        #expect(recipe.language == "de")
        #expect(recipe.address == "https://soup.example/a/b")
        #expect(!recipe.isGuessed)
    }

    @Test func thePageSaysWhatTheRecipeDoesNot() throws {
        let head = """
            <meta property="og:site_name" content="The Soup House"><meta property="og:image" content="/s.jpg">
            <meta property="og:title" content="Mac and Cheese - The Soup House"><link rel=canonical href="/soup">
            """
        let recipe = try read(#"{"@type": "Recipe", "name": "MAC AND CHEESE"}"#, head: head)
        #expect(recipe.sourceName == "The Soup House")
        #expect(recipe.pictures == [.address("https://soup.example/s.jpg")])
        #expect(recipe.title == "Mac and Cheese")
        #expect(recipe.language == "en")
    }

    @Test(
        arguments: [
            ("PT90", 90), ("PT1.5H", 90), ("PT45M30S", 46), ("P1DT1H", 1500), ("1 hour 30 minutes", 90),
            ("30", 30),
            ("PT0M", nil), ("P", nil), ("soon", nil), ("PT999999999999999999999H", nil), ("-PT5M", nil),
            ("", nil),
        ] as [(String, Int?)])
    func times(_ text: String, _ minutes: Int?) throws {
        #expect(
            try read(#"{"@type": "Recipe", "name": "Soup", "totalTime": "\#(text)"}"#).totalMinutes == minutes
        )
    }

    @Test func aTeaserBesideTheRecipeIsLeftOut() throws {
        let recipe = try read(
            #"[{"@type": "Recipe", "name": "Other"}, {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"]}]"#
        )
        #expect(recipe.title == "Soup")
    }

    @Test func aPageThatIsNothingButAScript() throws {
        for json in [#"{"@type": "Recipe", "name": "Soup"}"#, "{}"] {
            let page = "<script type='application/ld+json'>\(json)</script>"
            let recipes = Result { () throws(Refusal) in
                try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8)))
            }
            switch recipes {
            case .success(let recipes): #expect(recipes.map(\.title) == ["Soup"])
            case .failure(let refusal):
                #expect(json == "{}")
                #expect(refusal.reason == .noRecipe)
            }
        }
    }

    @Test func aPageInAnotherEncodingIsReadInIt() throws {
        let page =
            #"<meta charset=iso-8859-1><script type="application/ld+json">{"@type": "Recipe", "name": "Cr\#u{E8}me"}</script>"#
        let latin = page.unicodeScalars.map { UInt8($0.value) }
        #expect(try KnownFormats.read(SourceFile(name: "p.html", bytes: latin)).first?.title == "Crème")
        #expect(
            try KnownFormats.read(SourceFile(name: "p.html", encoding: "iso-8859-1", bytes: latin)).first?
                .title == "Crème")
    }

    /// What pages call Latin-1 is Windows' encoding, with quotation marks and more where Latin-1 has nothing;
    /// and what they call UTF-8 may have lost a byte.
    @Test(arguments: [
        ("<meta charset=ISO-8859-1>", nil, [0x9C, 0x75, 0x66, 0x92], "œuf’"),
        (
            "<meta http-equiv=Content-Type content='text/html; charset=windows-1252'>", nil, [0x93, 0x94],
            "“”"
        ),
        ("", nil, [0xE9, 0x92, 0x73], "é’s"), ("", "iso-8859-1", [0xC2, 0xBD], "½"),
        ("<meta charset=utf-8>", nil, [0xC3, 0xA9, 0xE9], "é\u{FFFD}"),
        ("<meta charset=iso-8859-2>", nil, [0xE8], "č"), ("<meta charset=utf-8>", "iso-8859-2", [0xE8], "č"),
    ])
    func aPageIsReadAsBrowsersReadIt(_ head: String, _ told: String?, _ letters: [UInt8], _ wanted: String)
        throws
    {
        let start = head + #"<script type="application/ld+json">{"@type": "Recipe", "name": ""#
        let bytes = Array(start.utf8) + letters + Array(#"", "recipeIngredient": ["1"]}</script>"#.utf8)
        let file = SourceFile(name: "p.html", encoding: told, bytes: bytes)
        #expect(try KnownFormats.read(file).first?.title == wanted)
    }
}
