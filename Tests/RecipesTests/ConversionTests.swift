import Language
import Recipes
import Testing

@Suite("Metric and American measures (TR23)")
struct ConversionTests {
    static let toUS: [(Amount, Amount)] = [
        (Amount(400, .g), Amount(14, .oz)), (Amount(100, .g), Amount(3.5, .oz)),
        (Amount(1, .kg), Amount(2.25, .lb)), (Amount(500, .g), Amount(1, .lb)),
        (Amount(250, .ml), Amount(1, .cup)), (Amount(125, .ml), Amount(0.5, .cup)),
        (Amount(5, .ml), Amount(1, .tsp)), (Amount(30, .ml), Amount(2, .tbsp)),
        (Amount(1, .l), Amount(4.25, .cup)), (Amount(3, .l), Amount(3.25, .quart)),
        (Amount(200, upTo: 400, .g), Amount(7, upTo: 14, .oz)),
        (Amount(2, .tbsp), Amount(2, .tbsp)), (Amount(3), Amount(3)), (Amount(2, .cup), Amount(2, .cup)),
    ]

    @Test("A metric amount reads as an American cook measures it", arguments: toUS)
    func american(metric: Amount, us: Amount) {
        let shown = metric.shown(in: .us)
        #expect(shown.unit == us.unit)
        #expect(abs(shown.quantity - us.quantity) < 0.1)
        #expect((shown.upTo ?? 0) == (us.upTo ?? 0))
    }

    static let toMetric: [(Amount, String, Amount)] = [
        (Amount(1, .cup), "", Amount(235, .ml)), (Amount(1, .cup), "milk", Amount(235, .ml)),
        (Amount(1, .cup), "plain flour", Amount(125, .g)), (Amount(1, .cup), "brown sugar", Amount(215, .g)),
        (Amount(1, .lb), "beef", Amount(455, .g)), (Amount(3, .lb), "beef", Amount(1.35, .kg)),
        (Amount(8, .oz), "", Amount(225, .g)), (Amount(1, .quart), "", Amount(945, .ml)),
        (Amount(2, .quart), "", Amount(1.9, .l)), (Amount(1, .tsp), "flour", Amount(1, .tsp)),
        (Amount(2, upTo: 2.01, .oz), "", Amount(57, .g)), (Amount(1, .clove), "garlic", Amount(1, .clove)),
    ]

    @Test("An American amount reads as a metric cook weighs it", arguments: toMetric)
    func metric(us: Amount, food: String, metric: Amount) {
        #expect(us.shown(in: .metric, of: food) == metric)
    }

    @Test("Butter is weighed in one kitchen and scooped in the other")
    func butter() {
        #expect(Amount(227, .g).shown(in: .us, of: "butter") == Amount(1, .cup))
        #expect(Amount(1, .cup).shown(in: .metric, of: "unsalted butter") == Amount(225, .g))
    }

    static let units: [Amount.Unit] = [.g, .kg, .ml, .l, .oz, .lb, .flOz, .cup, .pint, .quart, .tsp, .tbsp]

    @Test(
        "No conversion is more than 3 % off, none makes something nothing, and none goes on", arguments: units
    )
    func close(unit: Amount.Unit) {
        var quantity = 0.1
        while quantity <= 10_000 {
            for system in MeasuringSystem.allCases {
                for food in ["", "flour", "butter", "milk", "honey"] {
                    let amount = Amount(quantity, unit), shown = amount.shown(in: system, of: food)
                    #expect(shown.shown(in: system, of: food) == shown)
                    #expect(shown.quantity > 0)
                    let text = shown.text(Language.english.wording)
                    #expect(
                        text.count <= 22 && !text.hasPrefix("0\u{202F}") && !text.contains("?"), "\(text)")
                    guard food.isEmpty || shown.unit.measure == unit.measure else { continue }
                    let said = base(shown), meant = base(amount)
                    #expect(abs(said - meant) <= meant * 0.0301, "\(quantity) \(unit.name) became \(text)")
                }
            }
            quantity *= 1.0473
        }
    }

    private func base(_ amount: Amount) -> Double {
        amount.quantity * amount.unit.size + (amount.more.map { $0.quantity * $0.unit.size } ?? 0)
    }

    static let said: [(Amount, String, String)] = [
        (Amount(500, .g), "", "1 lb 2 oz"), (Amount(250, .ml), "", "1 cup 1 tbsp"),
        (Amount(400, .g), "", "14 oz"), (Amount(500, .ml), "", "2 cups 2 tbsp"),
        (Amount(20, .g), "", "0.7 oz"),
        (Amount(100, .g), "flour", "¾ cup 1 tbsp"), (Amount(500, upTo: 600, .g), "", "18–21 oz"),
        (Amount(0.2, .g), "", "0.2 g"),
    ]

    @Test("The rest is said in the finer unit", arguments: said)
    func finer(amount: Amount, food: String, expected: String) {
        let text = amount.shown(in: .us, of: food).text(Language.english.wording)
        #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == expected)
    }

    @Test("Both ends of a range stay within 3 %, and in order")
    func ranges() {
        for unit in Self.units {
            for quantity in [0.5, 1, 2, 3, 7, 40, 90, 333, 500] as [Double] {
                let range = Amount(quantity, upTo: quantity * 1.4, unit)
                for shown in MeasuringSystem.allCases.map({ range.shown(in: $0) }) {
                    #expect((shown.upTo ?? .infinity) > shown.quantity)
                    let top = (shown.upTo ?? shown.quantity) * shown.unit.size,
                        wanted = quantity * 1.4 * unit.size
                    #expect(abs(top - wanted) <= wanted * 0.0301, "\(quantity) \(unit.name)")
                }
            }
        }
    }

    @Test("A hostile number stays what it is", arguments: [0, -1, .nan, .infinity])
    func hostile(quantity: Double) {
        #expect(Amount(quantity, .g).shown(in: .us).unit == .g)
    }

    @Test("A recipe changes its list and its steps")
    func recipe() {
        let sugar = Ingredient("sugar", amount: Amount(200, .g))
        let recipe = Recipe(
            id: "r", title: "R", ingredients: [sugar], steps: [Step(text: "Mix.", ingredients: [sugar])])
        let shown = recipe.shown(in: .us)
        #expect(
            shown.ingredients[0].amount?.text(Language.english.wording)
                == "1 cup".replacing(" ", with: "\u{00A0}"))
        #expect(shown.steps[0].ingredients == shown.ingredients)
        #expect(recipe.shown(in: .metric) == recipe)
    }

    @Test("American units scale to what a kitchen has")
    func scaled() {
        #expect(Amount(8, .oz).scaled(by: 3) == Amount(1.5, .lb))
        #expect(Amount(1, .lb).scaled(by: 0.5) == Amount(8, .oz))
        #expect(Amount(1, .lb).text(Language.english.wording) == "1\u{202F}lb")
        #expect(Amount(2, .quart).text(Language.english.wording) == "2\u{00A0}quarts")
    }
}
