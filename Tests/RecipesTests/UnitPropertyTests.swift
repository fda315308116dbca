import Recipes
import Testing

@Suite("Units and scaling keep their proportions (TR23, TR24)")
struct UnitPropertyTests {
    private static let measured: [Amount.Unit] = [
        .g, .kg, .ml, .l, .oz, .lb, .flOz, .cup, .pint, .quart, .tsp, .tbsp,
    ]
    private static let quantities: [Double] = [
        0.25, 1.0 / 3, 0.5, 1, 1.5, 2, 3, 4, 5, 8, 12, 16, 25, 100, 250, 333, 1000,
    ]

    private func base(_ amount: Amount) -> Double {
        amount.quantity * amount.unit.size + (amount.more.map { $0.quantity * $0.unit.size } ?? 0)
    }

    @Test("There and back is an eighth off at most", arguments: measured)
    func back(unit: Amount.Unit) {
        for quantity in Self.quantities where quantity * unit.size >= 15 && quantity * unit.size < 20_000 {
            let amount = Amount(quantity, unit)
            let there = amount.shown(in: .us).shown(in: .metric),
                back = amount.shown(in: .metric).shown(in: .us)
            for shown in [there, back] {
                #expect(abs(base(shown) - base(amount)) <= base(amount) / 8, "\(quantity) \(unit.name)")
            }
        }
    }

    @Test(
        "Through a density as well", arguments: ["flour", "sugar", "butter", "rice", "cocoa powder", "honey"])
    func density(food: String) {
        for quantity in [50.0, 100, 125, 250, 500, 1000] {
            let there = Amount(quantity, .g).shown(in: .us, of: food)
            #expect(there.unit.measure == .volume)
            let back = there.shown(in: .metric, of: food)
            // Spoons stay spoons.
            guard back.unit.measure == .weight else { continue }
            #expect(abs(base(back) - quantity) <= quantity / 8, "\(quantity) g \(food)")
        }
    }

    @Test("Scaling is linear but for rounding", arguments: measured)
    func linear(unit: Amount.Unit) {
        for quantity in Self.quantities {
            for factor in [0.5, 2.0 / 3, 1.5, 2, 3, 4, 10] where quantity * factor * unit.size >= 5 {
                let amount = Amount(quantity, unit), scaled = amount.scaled(by: factor)
                #expect(
                    abs(base(scaled) - base(amount) * factor) <= base(amount) * factor / 7,
                    "\(quantity) \(unit.name) times \(factor) is \(scaled.quantity) \(scaled.unit.name)")
            }
        }
    }

    @Test("More people never get less", arguments: measured + [.piece, .clove, .can])
    func monotonous(unit: Amount.Unit) {
        for quantity in Self.quantities {
            var last = 0.0
            for people in 1...40 {
                let scaled = base(Amount(quantity, unit).scaled(by: Double(people) / 4))
                #expect(scaled >= last - 0.001, "\(quantity) \(unit.name) for \(people)")
                last = scaled
            }
        }
    }

    @Test("A part of an egg is said as a part, and never as nothing")
    func eggs() {
        for people in 1...12 {
            let eggs = Ingredient("egg", amount: Amount(1)).scaled(by: Double(people) / 3)
            #expect((eggs.amount?.quantity ?? 0) >= 0.25)
            let sign = [0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 0]
            let rest = (eggs.amount?.quantity ?? 0).truncatingRemainder(dividingBy: 1)
            #expect(sign.contains { abs($0 - rest) < 0.001 })
        }
    }

    @Test(
        "The part of an egg is weighed",
        arguments: [("large egg", 1.5, 25), ("Eier", 4.0 / 3, 17), ("œuf", 0.25, 13)])
    func beaten(name: String, quantity: Double, grams: Int) {
        #expect(Ingredient(name, amount: Amount(quantity)).beatenEgg?.grams == grams)
    }

    @Test("What isn't an egg, or a whole one, is not weighed")
    func unbeaten() {
        for ingredient in [
            Ingredient("eggs", amount: Amount(2)), Ingredient("egg yolks", amount: Amount(1.5)),
            Ingredient("onion", amount: Amount(0.5)), Ingredient("egg", amount: Amount(0.5, .cup)),
            Ingredient("eggs"), Ingredient("eggs", amount: Amount(1.5, upTo: 2)),
        ] {
            #expect(ingredient.beatenEgg == nil)
        }
    }
}
