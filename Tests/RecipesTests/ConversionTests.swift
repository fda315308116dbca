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
        (Amount(1, .l), Amount(4, .cup)), (Amount(3, .l), Amount(3.25, .quart)),
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
        (Amount(2, upTo: 2.01, .oz), "", Amount(55, .g)), (Amount(1, .clove), "garlic", Amount(1, .clove)),
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

    @Test("No conversion is more than an eighth off, and none makes something nothing")
    func close() {
        for unit in [Amount.Unit.g, .ml] {
            for quantity in [1, 3, 7, 12, 20, 50, 90, 150, 333, 480, 800, 1200, 2500, 7000] as [Double] {
                let shown = Amount(quantity, unit).shown(in: .us)
                #expect(shown.quantity > 0)
                guard quantity > 12 else { continue }
                let back = shown.quantity * shown.unit.size
                #expect(abs(back - quantity) <= quantity / 8, "\(quantity) \(unit) became \(shown.text)")
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
