import Language
import Recipes
import Testing

@Suite("What is bought by the pack, and in which measures (TR15, TR24, BY6)")
struct ShoppingAmountTests {
    private let words = Language.english.wording

    private func line(
        _ texts: [String], _ measures: MeasuringSystem? = nil
    ) throws -> ShoppingLine {
        let items = try texts.enumerated().map {
            ShoppingItem(id: Int64($0.offset), ingredient: try #require(Ingredient.read($0.element)))
        }
        let groups = ShoppingList(items).groups(byAisle: true, ShoppingManner(measures: measures))
        return try #require(groups.flatMap(\.lines).first)
    }

    static let packs: [([String], String, String?)] = [
        (["1½ tbsp salt", "¾ tsp salt"], "salt", "1¾ tbsp"),
        (["2 tbsp olive oil"], "olive oil", "2 tbsp"), (["100 ml olive oil"], "olive oil", "100 ml"),
        (["500 ml sunflower oil"], "500 ml sunflower oil", nil), (["1 pinch saffron"], "saffron", "1 pinch"),
        (["2 tsp baking powder"], "baking powder", "2 tsp"), (["7 g dried yeast"], "dried yeast", "7 g"),
        (["2 tbsp butter"], "butter", "2 tbsp"), (["200 g butter"], "200 g butter", nil),
        (["3 onions"], "3 onions", nil), (["1 bay leaf"], "bay leaf", "1"),
        (["20 g cumin"], "cumin", "20 g"), (["1 kg salt"], "1 kg salt", nil),
        (["500 g flour"], "500 g flour", nil), (["salt"], "salt", nil),
        (["1 bunch dill"], "1 bunch dill", nil),
    ]

    @Test("Of what comes in packs the name is bought, with the amount beside it", arguments: packs)
    func packed(texts: [String], text: String, need: String?) throws {
        func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
        let line = try line(texts)
        #expect(plain(line.text(words)) == text)
        #expect(line.need(words).map(plain) == need)
    }

    @Test("Lists follow the cook's measures, and what was written in both adds up") func measures() throws {
        #expect(try line(["1 cup flour", "200 g flour"], .metric).amounts == [Amount(325, .g)])
        #expect(try line(["500 g potatoes"]).amounts == [Amount(500, .g)])
        let pounds = try #require(try line(["1 kg potatoes"], .us).amounts.first)
        #expect(pounds.unit == .lb && abs(pounds.quantity * pounds.unit.size - 1000) < 100)
        #expect(try line(["3 eggs"], .us).amounts == [Amount(3)])
    }

    @Test(
        "What is in the pantry is known by any of its names",
        arguments: [
            ("Salz", "sea salt"), ("pepper", "freshly ground black pepper"), ("flour", "plain flour"),
            ("Mehl", "all-purpose flour"), ("eggs", "large eggs"), ("butter", "unsalted butter, softened"),
            ("Olivenöl", "extra-virgin olive oil"), ("milk", "whole milk"),
            ("onions", "onion, finely chopped"),
            ("Zwiebeln", "onions"), ("Kreuzkümmel", "ground cumin"), ("tomato purée", "tomato paste"),
        ])
    func same(kept: String, asked: String) { #expect(Pantry([PantryItem(kept)]).has(asked)) }

    @Test(
        "Another food is another food",
        arguments: [
            ("sugar", "brown sugar"), ("chicken", "chicken stock"), ("basil", "dried basil"),
            ("coconut", "coconut milk"), ("milk", "milk chocolate"), ("", "salt"), ("rice", "rice vinegar"),
            ("pepper", "red pepper"),
        ])
    func other(kept: String, asked: String) { #expect(!Pantry([PantryItem(kept)]).has(asked)) }

    @Test("The pantry is read by aisle") func aisles() {
        let pantry = Pantry(["Salz", "rice", "Kurkuma", "Linsen"].map { PantryItem($0) })
        let groups = pantry.byAisle()
        #expect(groups.map(\.aisle) == [.pasta, .spices])
        #expect(groups.map { $0.items.map(\.name) } == [["Linsen", "rice"], ["Kurkuma", "Salz"]])
    }

    @Test("The note for a phone names each thing once, without recipes and boxes (AR19)") func note() throws {
        let list = ShoppingList([
            ShoppingItem(
                id: 1, ingredient: Ingredient("milk", amount: Amount(2, .l)), recipeID: "a",
                recipeTitle: "Crêpes"),
            ShoppingItem(id: 2, ingredient: Ingredient("salt", amount: Amount(1, .tsp)), isTicked: true),
        ])
        #expect(
            ShoppingExport.note(list.byAisle, words) == """
                Milk, cheese and eggs:
                2 l milk
                Herbs and spices:
                x salt
                """)
        #expect(ShoppingExport.note([], words).isEmpty)
    }
}
