import Foundation
import Language
import Recipes
import Screen
import Scullery
import Testing

@testable import HandsOff
@testable import Sharing

/// The pages that come out of a printer, drawn by what draws the PDF, compared with accepted ones.
@Suite("A recipe on paper (TR23, RF4)") @MainActor struct PrintedPageTests {
    private static let accepted = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sessions/Pictures/printed-page")

    private func starter(_ title: String) throws -> (Recipe, picture: Data) {
        let starters = try #require(Resources.starters).read()
        let recipe = try #require(starters.recipes.first { $0.title == title })
        return (recipe, try #require(starters.pictures.first { $0.name == recipe.picture }).data)
    }

    private func sheets(
        _ recipe: Recipe, _ language: Language = .english, picture: Data? = nil, on paper: Paper = .a4
    ) -> [Pixels] {
        PDFPress.pictures(
            of: PrintedRecipe.blocks(recipe, language.wording, picture: picture), title: recipe.title,
            on: paper, scale: 1.25, draw: Scullion(.own).drawing)
    }

    @Test("As one looks at it before printing") func pictures() throws {
        let fresh = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: fresh) }
        try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
        func write(_ sheets: [Pixels], _ name: String) throws {
            for (place, sheet) in sheets.enumerated() {
                let number = sheets.count == 1 ? "" : "-\(place + 1)"
                try sheet.writePNG(to: fresh.appending(path: "\(name)\(number).png").path)
            }
        }
        let (soup, drawing) = try starter("Tomato soup")
        try write(sheets(soup, picture: drawing, on: .letter), "picture-letter")
        let long = sheets(Self.feast)
        #expect(long.count == 2, "it goes on over the page")
        try write(long, "long")
        try write(sheets(Self.kuchen, .german), "short-german")
        for complaint in try Gallery(accepted: Self.accepted, name: "printed-page").compare(fresh) {
            Issue.record("\(complaint)")
        }
    }

    @Test("A page is as large as its paper, and what can't be drawn is left out") func papers() throws {
        let recipe = Self.kuchen
        let a4 = try #require(sheets(recipe).first), letter = try #require(sheets(recipe, on: .letter).first)
        #expect(a4.width == 744 && a4.height == 1052)
        #expect(letter.width == 765 && letter.height == 990)
        #expect(sheets(recipe, picture: Data("no picture".utf8)) == sheets(recipe))
    }

    @Test("Nothing is too long, too wide or too empty for it") func hostile() throws {
        var recipe = Recipe(id: "r", title: "", servings: 1)
        #expect(sheets(recipe).count == 1)
        recipe.title = String(repeating: "Donaudampfschifffahrtsgesellschaftskuchen", count: 20)
        recipe.ingredients = (1...300).map { Ingredient("thing \($0)", amount: Amount(Double($0), .g)) }
        recipe.steps = [Step(text: String(repeating: "Stir and stir, and do not stop. ", count: 600))]
        #expect((4...12).contains(sheets(recipe).count))
    }

    private static let kuchen = Recipe(
        id: "k", title: "Zwetschgendatschi",
        summary: "Spätsommer auf dem Blech, mit Hefeteig, der über Nacht geht.",
        diets: [.vegetarian], preparationMinutes: 40, cookingMinutes: 35, servings: 12, yield: "1 Blech",
        ingredients: [
            Ingredient("Mehl", amount: Amount(500, .g), part: "Für den Teig"),
            Ingredient("Milch", amount: Amount(250, .ml), note: "lauwarm", part: "Für den Teig"),
            Ingredient("Hefe", amount: Amount(10, .g), note: "frisch", part: "Für den Teig"),
            Ingredient("Butter", amount: Amount(80, .g), note: "weich", part: "Für den Teig"),
            Ingredient("Salz", part: "Für den Teig"),
            Ingredient("Zwetschgen", amount: Amount(1.5, .kg), part: "Für den Belag"),
            Ingredient("Zucker", amount: Amount(3, .tbsp), part: "Für den Belag"),
            Ingredient("Zimt", amount: Amount(1, .tsp), part: "Für den Belag"),
        ],
        steps: [
            Step(
                title: "Teig kneten",
                text: "Alles für den Teig zehn Minuten kneten, bis er glatt ist. Zugedeckt über Nacht im "
                    + "Kühlschrank gehen lassen."),
            Step(text: "Den Backofen auf 200 °C vorheizen. Den Teig auf einem gefetteten Blech ausrollen."),
            Step(
                text: "Die Zwetschgen entsteinen, einschneiden und dicht an dicht auf den Teig setzen. 35 "
                    + "Minuten backen, dann mit Zucker und Zimt bestreuen."),
        ], author: "Oma Resi", source: Recipe.Source(name: "Das schwarze Heft", address: nil),
        notes: "Am besten am selben Tag, mit viel Schlagsahne.")

    private static let feast = Recipe(
        id: "f", title: "Cassoulet for a long Sunday",
        summary: "Beans, duck and sausage under a crust that is broken seven times.",
        preparationMinutes: 60, cookingMinutes: 240, servings: 8,
        ingredients: foods.map { Ingredient($0.0, amount: Amount($0.1, $0.2), part: $0.3) },
        steps: deeds.map { Step(title: $0.0, text: $0.1) },
        author: "Madame Bonnefous",
        source: Recipe.Source(name: "Cuisine de Castelnaudary", address: "https://example.org/cassoulet"),
        notes:
            "It is better on the second day.\nWithout confit, roast six fresh legs of duck at 160 °C for 90 minutes."
    )

    private static let foods: [(String, Double, Amount.Unit, String)] = [
        ("white beans, such as haricots tarbais", 1.0, Amount.Unit.kg, "The beans"),
        ("onions, one studded with two cloves", 2, .piece, "The beans"),
        ("carrot, in rough pieces", 1, .piece, "The beans"),
        ("bay leaves and a sprig of thyme, tied together", 3, .piece, "The beans"),
        ("pork rind, in strips", 200, .g, "The beans"),
        ("legs of duck, confit", 6, .piece, "The meat"),
        ("Toulouse sausage", 800, .g, "The meat"),
        ("shoulder of pork, in large cubes", 600, .g, "The meat"),
        ("garlic", 8, .clove, "The meat"),
        ("tomato purée", 2, .tbsp, "The meat"),
        ("dry white wine", 300, .ml, "The meat"),
        ("breadcrumbs from a stale loaf", 150, .g, "The crust"),
        ("duck fat", 4, .tbsp, "The crust"),
    ]

    private static let deeds: [(String, String)] = [
        ("Soak", "Cover the beans with plenty of cold water and leave them to soak overnight."),
        (
            "Simmer the beans",
            "Drain them, put them into a large pot with the onions, the carrot, the herbs and the rind, and cover with fresh water by a hand’s breadth. Bring to the boil, skim, and simmer gently for 1 hour, until they are just tender. Season only now, or they stay hard."
        ),
        (
            "Brown the meat",
            "Melt two spoons of the fat from the confit in a heavy pan. Brown the cubes of pork on all sides, then the sausage, and lift both out. Do not hurry: what sticks to the pan is what the sauce will taste of."
        ),
        (
            "Make the sauce",
            "Soften the garlic in the same pan, stir in the tomato purée, let it darken for 2 minutes and pour on the wine. Scrape the pan clean and boil it down by half. Add three ladles of the beans’ water and simmer for 10 minutes."
        ),
        (
            "Preheat",
            "Preheat the oven to 150 °C. Rub a wide earthenware dish with garlic, and lay the strips of rind over its floor with the fat side down."
        ),
        (
            "Fill the dish",
            "Lift the beans out of their water and keep the water. Put in half of the beans, then all the meat, skin side up, then the rest of the beans. Pour on the sauce and as much of the water as it takes to reach the top of the beans."
        ),
        (
            "Bake",
            "Bake for 2 hours. Whenever a crust has formed, push it under with the back of a spoon, and pour on a little of the water if the beans look dry. Old cooks say seven times; three or four will do."
        ),
        (
            "The last crust",
            "Mix the breadcrumbs with the duck fat, scatter them over the dish and bake for 45 minutes more, until they are deep gold and the juices bubble at the edge."
        ),
        (
            "Rest and serve",
            "Let it stand for 15 minutes, carry the whole dish to the table, and break the crust there. A green salad with a sharp dressing is all it wants."
        ),
    ]
}
