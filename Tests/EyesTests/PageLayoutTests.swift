import Testing

@testable import Eyes

@Suite("What was read on a page becomes text (MO4)") struct PageLayoutTests {
    @Test("A paragraph that the column broke is one line, and a broken word whole") func paragraph() {
        var page = PrintedPage()
        page.add("Rub the butter into the flour and the salt until", y: 100)
        page.add("it looks like crumbs. Bring it together to a dough,", y: 126)
        page.add("wrap it and chill it for half an hour in the refrige-", y: 152)
        page.add("rator.", y: 178)
        page.add("Roll it out.", y: 230)
        #expect(
            page.text == """
                Rub the butter into the flour and the salt until it looks like crumbs. Bring it together to a dough, \
                wrap it and chill it for half an hour in the refrigerator.

                Roll it out.
                """)
    }

    @Test("Items of a list stay apart; what is set in goes on") func list() {
        var page = PrintedPage()
        page.add("250 g plain flour", y: 100)
        page.add("150 g butter, cold, in cubes of two", y: 126)
        page.add("centimetres", x: 130, y: 152)
        page.add("3 eggs", y: 178)
        page.add("salt", y: 204)
        #expect(
            page.text == """
                250 g plain flour
                150 g butter, cold, in cubes of two centimetres
                3 eggs
                salt
                """)
    }

    @Test("Two columns are read one after the other, below a title as wide as both") func columns() {
        var page = PrintedPage()
        page.add("SOUPS", y: 30, height: 16)
        page.add("Tomato soup", y: 90, height: 40)
        page.add("500 g tomatoes", y: 150)
        page.add("Cut the tomatoes into quarters and peel the onion.", x: 420, y: 150)
        page.add("1 onion", y: 176)
        page.add("Chop it, and soften it in the oil for 8 minutes.", x: 420, y: 176)
        page.add("2 tbsp oil", y: 202)
        page.add("Serve.", x: 420, y: 228)
        page.add("1 tsp salt", y: 228)
        page.add("74", x: 500, y: 700)
        #expect(
            page.text == """
                Tomato soup
                SOUPS

                500 g tomatoes
                1 onion
                2 tbsp oil
                1 tsp salt

                Cut the tomatoes into quarters and peel the onion. Chop it, and soften it in the oil for 8 minutes.

                Serve.
                """)
    }

    @Test("A table of amounts beside what is meant is read row by row") func table() {
        var page = PrintedPage()
        for (row, (amount, food)) in [
            ("250 g", "flour"), ("100 g", "butter"), ("2", "eggs"), ("1 tsp", "salt"),
        ].enumerated() {
            page.add(amount, y: 100 + 26 * Double(row))
            page.add(food, x: 260, y: 100 + 26 * Double(row))
        }
        #expect(page.text == "250 g flour\n100 g butter\n2 eggs\n1 tsp salt")
    }

    @Test(
        "What is misread of units and numbers again and again is put right, and nothing else",
        arguments: [
            ("3 thsp olive oil", "3 tbsp olive oil"), ("2 | water", "2 l water"),
            ("1½ 1 water", "1½ l water"),
            ("75 9 caster sugar", "75 g caster sugar"), ("1] stock", "1 l stock"), ("5EL Öl", "5 EL Öl"),
            ("1egg", "1 egg"), ("200g flour", "200g flour"),
            ("4, Pour in the stock.", "4. Pour in the stock."),
            ("l onion, chopped", "1 onion, chopped"), ("I love it", "1 love it"),
            ("Serve with 9 others", "Serve with 9 others"),
            ("180 °C for 20 minutes", "180 °C for 20 minutes"),
            ("2 eggs", "2 eggs"), ("1st rise", "1st rise"),
        ])
    func mended(line: String, right: String) { #expect(PageMend.mended(line) == right) }

    @Test("English, German and French pages are told apart") func languages() {
        #expect(PageLanguage.of(["Heat", "the", "oil", "and", "fry", "with", "garlic"]) == "eng")
        #expect(PageLanguage.of(["Die", "Zwiebeln", "mit", "dem", "Öl", "in", "einem", "Topf"]) == "deu")
        #expect(PageLanguage.of(["Ajouter", "les", "oignons", "et", "le", "beurre", "dans", "une"]) == "fra")
        #expect(PageLanguage.of([]) == "eng")
    }
}
