import Recipes
import Testing

@Suite("A line of an ingredient list")
struct IngredientReaderTests {
    struct Line: Sendable, CustomStringConvertible {
        let text: String
        let quantity: Double?
        let upTo: Double?
        let unit: String?
        let name: String
        let preparation: String?
        let note: String?
        var description: String { text }

        init(
            _ text: String, _ quantity: Double?, to upTo: Double? = nil, _ unit: String?, _ name: String,
            how preparation: String? = nil, note: String? = nil
        ) {
            (self.text, self.quantity, self.upTo, self.unit) = (text, quantity, upTo, unit)
            (self.name, self.preparation, self.note) = (name, preparation, note)
        }
    }

    static let inEnglish: [Line] = [
        Line("200 g flour", 200, "g", "flour"),
        Line("1½ tsp dijon mustard", 1.5, "tsp", "dijon mustard"),
        Line("2 1/2 cups milk, warmed", 2.5, "cup", "milk", how: "warmed"),
        Line("1-1/2 cups milk", 1.5, "cup", "milk"),
        Line("2–3 cloves garlic, finely chopped", 2, to: 3, "clove", "garlic", how: "finely chopped"),
        Line(
            "2 to 3 cups flour (or spelt), sifted", 2, to: 3, "cup", "flour", how: "sifted", note: "or spelt"),
        Line("3 garlic cloves, peeled", 3, "clove", "garlic", how: "peeled"),
        Line("2 large eggs", 2, nil, "large eggs"),
        Line("1 heaping cup corn kernels", 1, "cup", "corn kernels", note: "heaping"),
        Line("1 (400 g) tin chickpeas, drained", 1, "tin", "chickpeas", how: "drained", note: "400 g"),
        Line("2 8-ounce packages cream cheese", 2, "package", "cream cheese", note: "8-ounce"),
        Line("2 x 400g tins chopped tomatoes", 2, "tin", "chopped tomatoes", note: "400g"),
        Line("2 x 250 g mascarpone", 500, "g", "mascarpone", note: "2 x 250 g"),
        Line("1,500 g flour", 1500, "g", "flour"),
        Line("1 T sugar", 1, "tbsp", "sugar"),
        Line("1 t. salt", 1, "tsp", "salt"),
        Line("1 tbsp plus 1 teaspoon sugar", 1, "tbsp", "sugar", note: "plus 1 teaspoon"),
        Line("a pinch of salt", nil, "pinch", "salt"),
        Line("a dozen eggs", 12, nil, "eggs"),
        Line("half a lemon", 0.5, nil, "lemon"),
        Line("Juice of 2 lemons", 2, nil, "lemons", note: "Juice of"),
        Line(
            "1 tsp freshly ground coriander seed, optional", 1, "tsp", "coriander seed",
            how: "freshly ground", note: "optional"),
        Line("salt and pepper to taste", nil, nil, "salt and pepper", note: "to taste"),
        Line("oil for frying", nil, nil, "oil", note: "for frying"),
        Line("4 cloves", 4, nil, "cloves"),
        Line("• 1 onion, diced", 1, nil, "onion", how: "diced"),
        Line("6 fl oz cream", 6, "fl oz", "cream"),
        Line("extra-virgin olive oil", nil, nil, "extra-virgin olive oil"),
        Line("Flour: 200 g", 200, "g", "Flour"), Line("Chilli Powder 1 tbsp", 1, "tbsp", "Chilli Powder"),
        Line("Vanilla Extract (1/2 tsp) (optional)", 0.5, "tsp", "Vanilla Extract", note: "optional"),
        Line("Oil for frying (about ½ cup)", 0.5, "cup", "Oil", note: "for frying"),
        Line("Onion (1)", 1, nil, "Onion"), Line("bay leaves: 2", 2, nil, "bay leaves"),
        Line("(optional) ½ teaspoon ground nutmeg", 0.5, "teaspoon", "ground nutmeg", note: "optional"),
        Line("1kg/2lb 4oz potatoes, peeled", 1, "kg", "potatoes", how: "peeled", note: "2lb; 4oz"),
        Line("1 lb 8 oz beef", 1, "lb", "beef", note: "8 oz"),
        Line("1 bottle 700ml red wine", 1, "bottle", "red wine", note: "700ml"),
        Line("4 skinless, boneless chicken breasts", 4, nil, "skinless, boneless chicken breasts"),
        Line("½ cup chopped, toasted walnuts", 0.5, "cup", "walnuts", how: "chopped, toasted"),
        Line("6 pears, peeled, cored, and quartered", 6, nil, "pears", how: "peeled, cored, and quartered"),
        Line("5 cloves garlic (minced)", 5, "clove", "garlic", how: "minced"),
        Line("1 large garlic clove", 1, "clove", "garlic", note: "large"),
        Line("1/4 of an onion", 0.25, nil, "onion"), Line("1 pot roast", 1, nil, "pot roast"),
        Line("2 1/2-inch-thick chops", 2, nil, "1/2-inch-thick chops"),
        Line("1 - 1 1/2 cups flour", 1, to: 1.5, "cup", "flour"), Line(".5 oz yeast", 0.5, "oz", "yeast"),
        Line("2 tbsp [garam masala](/garam-masala)", 2, "tbsp", "garam masala"),
        Line("Water *3 dl*", 3, "dl", "Water"), Line("⅙ tsp salt", 1.0 / 6, "tsp", "salt"),
    ]

    static let elsewhere: [Line] = [
        Line("500 g Mehl", 500, "g", "Mehl"), Line("2 EL Öl", 2, "EL", "Öl"),
        Line("2–3 Zehen Knoblauch, gehackt", 2, to: 3, "Zehe", "Knoblauch", how: "gehackt"),
        Line("1 Pck. Backpulver", 1, "Pck", "Backpulver"),
        Line("etwas Salz", nil, nil, "Salz", note: "etwas"),
        Line("1,5 l Wasser", 1.5, "l", "Wasser"), Line("1 Zwiebel(n)", 1, nil, "Zwiebel"),
        Line("2 cuillères à soupe d’huile d’olive", 2, "cuillère à soupe", "huile d’olive"),
        Line("1 c. à s. de sucre", 1, "c à s", "sucre"), Line("20 cl de lait", 20, "cl", "lait"),
        Line("une pincée de sel", 1, "pincée", "sel"),
        Line("2 cucharadas de azúcar", 2, "cucharada", "azúcar"),
        Line("3 dientes de ajo", 3, "diente", "ajo"), Line("2 cucchiai di olio", 2, "cucchiaio", "olio"),
        Line("1 spicchio d'aglio", 1, "spicchio", "aglio"), Line("sale q.b.", nil, nil, "sale", note: "q.b."),
        Line("1 geh. EL Mehl", 1, "EL", "Mehl", note: "geh."), Line("3 Stk. Pak Choi", 3, "Stk", "Pak Choi"),
        Line("ein halber Bund Petersilie", 0.5, "Bund", "Petersilie"),
        Line("1.500 g Kartoffeln", 1500, "g", "Kartoffeln"),
        Line("Fett für die Form", nil, nil, "Fett", note: "für die Form"),
        Line("une demi-gousse de vanille", 0.5, "gousse", "vanille"),
        Line("2 c.s. de farine", 2, "c s", "farine"),
        Line("1 noix de beurre", 1, "noix", "beurre"), Line("2 noix de coco", 2, nil, "noix de coco"),
        Line("sel au goût", nil, nil, "sel", note: "au goût"),
        Line("1/2 taza de azúcar", 0.5, "taza", "azúcar"),
        Line("olio per friggere", nil, nil, "olio", note: "per friggere"),
        Line("un bicchiere di vino", 1, "bicchiere", "vino"),
        Line("noce moscata q.b.", nil, nil, "noce moscata", note: "q.b."),
        Line("1 halve citroen", 0.5, nil, "citroen"), Line("100 gr. boter", 100, "gr", "boter"),
        Line("1 colher (chá) de sal", 1, "colher chá", "sal"),
        Line("½ a bunch of parsley", 0.5, "bunch", "parsley"),
        Line("Saft einer halben Zitrone", 0.5, nil, "Zitrone", note: "Saft"),
        Line("Abrieb einer Orange", 1, nil, "Orange", note: "Abrieb"),
        Line("le jus d'un citron", 1, nil, "citron", note: "le jus d'"),
        Line("n. B. Pfeffer", nil, nil, "Pfeffer", note: "n. B."),
        Line("nach Belieben Salz", nil, nil, "Salz", note: "nach Belieben"),
        Line("q.b. sale", nil, nil, "sale", note: "q.b."),
        Line("1 teentje knoflook", 1, "teentje", "knoflook"), Line("1 snufje zout", 1, "snufje", "zout"),
    ]

    @Test("says how much of what", arguments: inEnglish)
    func saysIt(line: Line) { check(line) }

    @Test("says so in German, French, Spanish, Italian and Dutch as well", arguments: elsewhere)
    func saysItElsewhere(line: Line) { check(line) }

    private func check(_ line: Line) {
        let reading = IngredientReader.read(line.text)
        #expect(reading.quantity == line.quantity)
        #expect(reading.quantityMax == line.upTo)
        #expect(reading.unit == line.unit)
        #expect(reading.name == line.name)
        #expect(reading.preparation == line.preparation)
        #expect(reading.note == line.note)
        #expect(reading.line == line.text)
    }

    @Test("in another language is measured alike")
    func measures() {
        #expect(IngredientReader.read("2 EL Öl").measure == .tbsp)
        #expect(IngredientReader.read("2 cucchiai di olio").measure == .tbsp)
        #expect(IngredientReader.read("3 dientes de ajo").measure == .clove)
        #expect(IngredientReader.read("1 blikje tomaten").measure == .can)
    }

    @Test(
        "says what may be left out",
        arguments: [
            "½ tsp cayenne (optional)", "Kapern, wer mag", "1 c. à s. de câpres, facultatif",
            "(optional) nuts",
            "1 cup nuts, if desired", "alcaparras, opcional", "peterselie (optioneel)",
        ])
    func optional(line: String) {
        #expect(IngredientReader.read(line).isOptional)
        #expect(!IngredientReader.read(line).isToTaste)
    }

    @Test(
        "says what is up to the cook's taste",
        arguments: [
            "salt and pepper, to taste", "Salz nach Geschmack", "sale q.b.", "n. B. Pfeffer", "sal al gusto",
            "sel, selon le goût", "zout naar smaak",
        ])
    func toTaste(line: String) {
        #expect(IngredientReader.read(line).isToTaste)
        #expect(!IngredientReader.read(line).isOptional)
    }

    @Test("says what may be taken instead")
    func substitutes() {
        func instead(_ line: String) -> [String] { IngredientReader.read(line).substitutes }
        #expect(instead("1 cup milk or oat milk") == ["oat milk"])
        #expect(instead("2 tbsp soy sauce (or tamari, for gluten-free)") == ["tamari"])
        #expect(instead("100 ml Sahne oder Crème fraîche") == ["Crème fraîche"])
        #expect(instead("beurre ou margarine ou huile") == ["margarine", "huile"])
        #expect(instead("500 g bloem (of speltmeel)") == ["speltmeel"])
        #expect(instead("2 or 3 onions, finely or coarsely chopped").isEmpty)
        #expect(instead("3 cloves of garlic").isEmpty)
    }

    @Test("becomes an ingredient")
    func ingredient() {
        #expect(
            IngredientReader.read("2–3 cloves garlic, crushed").ingredient
                == Ingredient("garlic", amount: Amount(2, upTo: 3, .clove), note: "crushed"))
        #expect(
            IngredientReader.read("a pinch of salt").ingredient
                == Ingredient("salt", amount: Amount(1, .pinch)))
        #expect(IngredientReader.read("salt").ingredient == Ingredient("salt"))
    }

    @Test("is typed and read again as the same", arguments: inEnglish + elsewhere)
    func again(line: Line) throws {
        let read = try #require(Ingredient.read(line.text))
        #expect(Ingredient.read(read.typedLine) == read)
    }

    @Test(
        "of nonsense stays as it is, whatever it holds",
        arguments: [
            "", " ", "((((((", ")", "1", "1 1 1 1 1", "1/0 cup", "½", "--", "of of of",
            "9999999999999999999 g x",
            "1 (", "2 x", "2 x 3", "a", "e\u{301}e\u{301}", "\u{202E}2 eggs", "1 g", "½½½", "🍅 2 🍅",
        ])
    func nonsense(text: String) {
        let reading = IngredientReader.read(text)
        #expect(reading.line == text)
        #expect(reading.quantity.map { $0.isFinite && $0 >= 0 } ?? true)
    }

    @Test("takes no longer than its length, however deep its brackets")
    func long() {
        let reading = IngredientReader.read(String(repeating: "(1 cup ", count: 100_000))
        #expect(reading.name.count <= IngredientReader.longest)
    }
}
