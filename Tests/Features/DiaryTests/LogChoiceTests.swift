import FoodCatalogue
import Foods
import Language
import Recipes
import Testing

@testable import Diary

@Suite("How much of a food (MO3)") struct LogChoiceTests {
    private static func food(_ portions: [(String, Double)], kilocalories: Double = 100) -> CatalogueFood {
        CatalogueFood(
            id: "1", name: "Food", nutrition: Nutrition(kilocalories: kilocalories, protein: 10),
            portions: portions.map { KnownFood.Portion(name: $0.0, grams: $0.1) })
    }

    @Test(
        "The measure that is usual comes first to mind, and no more than somebody eats",
        arguments: [
            ([("cup, sliced", 110.0), ("medium", 182), ("slice", 20)], 52.0, "medium", 1.0),
            ([("cup", 227), ("tbsp", 14.2)], 717, "tbsp", 1), ([("piece", 900), ("cup", 140)], 45, "cup", 1),
            ([("block", 300)], 100, "g", 100), ([], 100, "g", 100), ([("tablespoonful", 14)], 100, "g", 100),
        ] as [([(String, Double)], Double, String, Double)])
    func usual(portions: [(String, Double)], energy: Double, measure: String, quantity: Double) {
        let choice = LogChoice.of(Self.food(portions, kilocalories: energy), .english)
        #expect(choice.measure.name == measure && choice.quantity == quantity)
    }

    @Test("What it contains goes with how much it is") func contents() {
        var choice = LogChoice.of(Self.food([("slice", 30)]), .english)
        #expect(choice.nutrition == Nutrition(kilocalories: 30, protein: 3) && choice.grams == 30)
        choice.quantity = 2.5
        #expect(choice.grams == 75 && choice.nutrition.kilocalories == 75)
        choice.place = 1
        choice.quantity = 200
        #expect(choice.measure.name == "g" && choice.nutrition.kilocalories == 200)
    }

    @Test("As much as last time, until the catalogue knows more measures") func again() throws {
        let day = try #require(CalendarDay("2026-11-27"))
        var choice = LogChoice.of(Self.food([("slice", 30), ("loaf", 600)]), .english)
        choice.quantity = 2
        let logged = choice.logged(on: day, .dinner)
        var again = LogChoice.of(logged)
        #expect(again.measures.count == 1 && again.nutrition == choice.nutrition && again.grams == 60)
        #expect(again.logged(on: day, .dinner) == logged)
        again.learn(Self.food([("loaf", 600), ("slice", 30)]))
        #expect(again.measure.name == "slice" && again.quantity == 2 && again.measures.count == 3)
        // What the catalogue doesn't call so any more stays what it was.
        var own = LogChoice.of(logged)
        own.learn(Self.food([]))
        #expect(own.measure.name == "slice" && own.grams == 60)
    }

    @Test("Of a packet the portion is meant that it names itself, however that is called") func packet() {
        func measure(_ portions: [(String, Double)]) -> String {
            var food = Self.food(portions)
            food.barcode = "4012345678901"
            return LogChoice.of(food, .english).measure.name
        }
        #expect(measure([("1 bar (40 g)", 40)]) == "1 bar (40 g)")
        #expect(measure([]) == "g")
        // Nobody eats a whole sack at a meal.
        #expect(measure([("1 sack", 1800)]) == "g")
    }

    @Test(
        "A number is what is written as one",
        arguments: [
            ("1,5", 1.5), ("2.25", 2.25), (" 3 ", 3), ("", nil), ("-1", nil), ("1e5", nil), ("1,5,2", nil),
            ("nan", nil), ("½", nil),
        ] as [(String, Double?)]) func typed(text: String, number: Double?)
    {
        #expect(TypedNumber.read(text) == number)
    }
}
