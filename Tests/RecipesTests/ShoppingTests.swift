import Foundation
import Language
import Recipes
import Testing

@Suite("The shopping list (TR15, AR19)")
struct ShoppingTests {
    private let words = Language.english.wording

    private func item(
        _ id: Int64, _ text: String, for recipe: String = "", ticked: Bool = false
    ) throws -> ShoppingItem {
        ShoppingItem(
            id: id, ingredient: try #require(TypedItem.read(text)), recipeID: recipe.isEmpty ? nil : recipe,
            recipeTitle: recipe, isTicked: ticked)
    }

    static let typed: [(String, String, Amount?)] = [
        ("2 l milk", "milk", Amount(2, .l)), ("eggs", "eggs", nil), ("6 eggs", "eggs", Amount(6)),
        ("500g flour", "flour", Amount(500, .g)),
        ("2 EL Öl", "Öl", Amount(2, .tbsp)), ("1 Bund Petersilie", "Petersilie", Amount(1, .bunch)),
        ("1½ kg potatoes", "potatoes", Amount(1.5, .kg)),
        ("1 1/2 cups sugar", "sugar", Amount(1.5, .cup)), ("1/2 lemon", "lemon", Amount(0.5)),
        ("2 x bread", "bread", Amount(2)), ("1,5 l juice", "juice", Amount(1.5, .l)),
        ("2 cans of beans", "beans", Amount(2, .can)), ("3 lbs beef", "beef", Amount(3, .lb)),
        ("8 fl oz cream", "cream", Amount(8, .flOz)), ("2 cans", "cans", Amount(2)),
        ("  oat milk, the blue one ", "oat milk, the blue one", nil), ("7up", "up", Amount(7)),
        ("a bunch of parsley", "a bunch of parsley", nil), ("12", "12", nil), ("0 eggs", "0 eggs", nil),
    ]

    @Test("What is typed is an amount and a name", arguments: typed)
    func reading(text: String, name: String, amount: Amount?) throws {
        #expect(try #require(TypedItem.read(text)) == Ingredient(name, amount: amount))
    }

    @Test("Nothing is nothing", arguments: ["", "   ", "?!", "\n"])
    func nothing(text: String) {
        #expect(TypedItem.read(text) == nil)
    }

    @Test("What is pasted is a thing a line, without bullets, boxes and headings")
    func pasted() {
        let things = TypedItem.things(in: ["Shopping:", "- 2 l milk", " ☐ 6 eggs", "•", "* paper towels"])
        #expect(things.map(\.name) == ["milk", "eggs", "paper towels"])
    }

    @Test("The same food for two recipes is one line by aisle, and names both")
    func adding() throws {
        let list = ShoppingList([
            try item(1, "500 g plain flour", for: "Bread"), try item(2, "2 large eggs", for: "Cake"),
            try item(3, "1 kg plain flour", for: "Cake"), try item(4, "1 egg", for: "Bread"),
            try item(5, "2 tbsp milk", for: "Cake"), try item(6, "1 l milk"), try item(7, "xyzzy"),
        ])
        #expect(
            list.byAisle.map { $0.title(words) } == ["Milk, cheese and eggs", "Baking and sugar", "Other"])
        let lines = list.byAisle.flatMap(\.lines)
        #expect(lines.map(\.name) == ["large eggs", "milk", "plain flour", "xyzzy"])
        #expect(lines[0].amounts == [Amount(3)] && lines[0].recipes == ["Cake", "Bread"])
        #expect(lines[1].amounts == [Amount(1.03, .l)] && lines[1].items == [5, 6])
        #expect(lines[2].text(words) == "1.5\u{202F}kg plain flour")
        #expect(list.byRecipe.map { $0.title(words) } == ["Bread", "Cake", "My own items"])
        #expect(list.byRecipe[0].lines.map { $0.text(words) } == ["500\u{202F}g plain flour", "1 egg"])
    }

    static let added: [([String], [Amount])] = [
        (["500 g rice", "1 kg rice"], [Amount(1.5, .kg)]),
        (["2 tbsp oil", "1 tsp oil"], [Amount(2.333, .tbsp)]),
        (["100 ml milk", "2 tbsp milk", "1 tsp milk"], [Amount(135, .ml)]),
        (["1 cup milk", "500 ml milk"], [Amount(736.6, .ml)]),
        (["8 oz ham", "1 lb ham"], [Amount(1.5, .lb)]),
        (["8 oz ham", "12 oz ham"], [Amount(1.25, .lb)]),
        (["2 cloves garlic", "1 clove garlic"], [Amount(3, .clove)]),
        (["1 bunch dill", "20 g dill", "10 g dill"], [Amount(1, .bunch), Amount(30, .g)]),
        (["salt", "1 tsp salt"], [Amount(1, .tsp)]), (["salt", "salt"], []),
        (["2 tsp salt", "2 tsp salt"], [Amount(1.333, .tbsp)]),
        (["0.1 kg nuts", "0.2 kg nuts"], [Amount(300, .g)]),
    ]

    @Test("Amounts add up across units where that means something", arguments: added)
    func sums(texts: [String], amounts: [Amount]) throws {
        let list = ShoppingList(try texts.enumerated().map { try item(Int64($0.offset), $0.element) })
        #expect(list.byAisle.flatMap(\.lines).map(\.amounts) == [amounts])
    }

    @Test("What comes in cans is not with what is fresh") func cans() throws {
        let list = ShoppingList([
            try item(1, "2 cans chopped tomatoes"), try item(2, "2 tomatoes"),
            try item(3, "1 can ginger ale"),
        ])
        let aisles = Dictionary(
            uniqueKeysWithValues: list.byAisle.flatMap(\.lines).map { ($0.name, $0.aisle) })
        #expect(aisles["chopped tomatoes"] == .tins)
        #expect(aisles["tomatoes"] == .produce)
        #expect(aisles["ginger ale"] != .tins)
    }

    @Test("Fresh and dried, and different kinds, stay apart; what is ticked is in the basket (TR16)")
    func apart() throws {
        let list = ShoppingList([
            try item(1, "fresh basil"), try item(2, "dried basil"), try item(3, "2 red onions"),
            try item(4, "1 onion"), try item(5, "1 onion", ticked: true), try item(6, "basil"),
        ])
        let lines = list.byAisle.flatMap(\.lines)
        #expect(lines.map(\.items) == [[1, 6], [3], [4], [5], [2]])
        #expect(lines.map(\.isTicked) == [false, false, false, true, false])
    }

    static let places: [(String, Aisle)] = [
        ("cherry tomatoes", .produce), ("chicken breast", .meat), ("chicken stock", .tins),
        ("salmon fillets", .fish), ("coconut milk", .tins), ("peanut butter", .tins), ("butter", .dairy),
        ("spaghetti", .pasta), ("frozen peas", .frozen), ("tin of tomatoes", .tins),
        ("dried oregano", .spices),
        ("extra-virgin olive oil", .oils), ("ground almonds", .nuts), ("red wine", .drinks),
        ("baking paper", .household), ("self-raising flour", .baking), ("red bell pepper", .produce),
        ("quux", .other), ("2 slices sourdough bread", .bakery), ("black peppercorns", .spices),
        ("freshly ground black pepper", .spices), ("yellow pepper", .produce),
    ]

    @Test("Common foods are found in their aisles", arguments: places)
    func aisles(name: String, aisle: Aisle) {
        #expect(Aisle(of: name) == aisle)
    }

    @Test("Text and Markdown have headings, boxes and recipes (AR19)")
    func text() throws {
        let list = ShoppingList([
            try item(1, "2 l milk", for: "Crêpes *thin*"), try item(2, "eggs", ticked: true),
        ])
        let milk = "2\u{202F}l milk"
        #expect(
            ShoppingExport.text(list.byAisle, words)
                == "Milk, cheese and eggs\n☐ \(milk) (Crêpes *thin*)\n☑ eggs\n")
        #expect(
            ShoppingExport.markdown(list.byRecipe, words)
                == "## Crêpes \\*thin\\*\n\n- [ ] \(milk)\n\n## My own items\n\n- [x] eggs\n")
        #expect(
            ShoppingExport.text(list.byAisle, Language.german.wording)
                == "Milch, Käse und Eier\n☐ \(milk) (Crêpes *thin*)\n☑ eggs\n")
        #expect(ShoppingExport.text([], words).isEmpty && ShoppingExport.markdown([], words).isEmpty)
    }

    @Test("iCalendar is as RFC 5545 wants it: CRLF, escapes, lines of 75 bytes (AR19)")
    func calendar() throws {
        let long = String(repeating: "Crème fraîche; très, très bonne\\ ", count: 8)
        let list = ShoppingList([
            ShoppingItem(id: 7, ingredient: Ingredient(long + "\nend"), recipeID: "a", recipeTitle: "A, B"),
            try item(8, "2 eggs", ticked: true),
        ])
        let file = ShoppingExport.iCalendar(list.byRecipe, at: 1_795_307_400, words)
        let lines = file.components(separatedBy: "\r\n")
        #expect(lines.last == "")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\n") })
        let unfolded = file.replacing("\r\n ", with: "")
        let escaped = String(repeating: "Crème fraîche\\; très\\, très bonne\\\\ ", count: 8)
        #expect(unfolded.contains("SUMMARY:\(escaped)\\nend\r\n"))
        #expect(unfolded.contains("DTSTAMP:20261122T003000Z\r\n"))
        #expect(unfolded.contains("DESCRIPTION:A\\, B\r\n"))
        #expect(unfolded.contains("STATUS:NEEDS-ACTION") && unfolded.contains("STATUS:COMPLETED"))
        #expect(unfolded.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"))
        #expect(unfolded.hasSuffix("END:VTODO\r\nEND:VCALENDAR\r\n"))
        #expect(ShoppingExport.iCalendar(list.byRecipe, at: 951_782_400, words).contains("20000229T000000Z"))
        #expect(!ShoppingExport.iCalendar(list.byRecipe, at: .nan, words).isEmpty)
    }
}
