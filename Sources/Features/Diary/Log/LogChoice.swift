import FoodCatalogue
import Language
import Recipes

/// A food that is being logged: so much of it, by a measure.
struct LogChoice: Sendable, Hashable, Identifiable {
    /// What one of it weighs and contains.
    struct Measure: Sendable, Hashable {
        var name: String
        /// Nil = nobody knows.
        var grams: Double?
        var nutrition: Nutrition

        /// Whether somebody may eat one of it at a meal: no whole cup of butter.
        var isHelping: Bool { (grams ?? 0) <= 400 && (nutrition.kilocalories ?? 0) <= 600 }

        /// Whether its name begins with that word.
        func isCalled(_ word: String) -> Bool {
            name == word || name.hasPrefix(word + " ") || name.hasPrefix(word + ",")
        }
    }

    /// The food, as the diary has it.
    var food: String
    var name: String
    /// What tells it from others of that name.
    var detail = ""
    var measures: [Measure]
    var place = 0
    var quantity = 1.0

    /// The same food twice is one row.
    var id: String { food.isEmpty ? "plain \(name)" : food }
    var measure: Measure { measures[min(place, measures.count - 1)] }
    var grams: Double? { measure.grams.map { $0 * quantity } }
    var nutrition: Nutrition { measure.nutrition.scaled(by: quantity) }

    func logged(on day: CalendarDay, _ meal: Meal) -> LoggedFood {
        LoggedFood(
            day: day, meal: meal, food: food, name: name, quantity: quantity, measure: measure.name,
            grams: grams,
            nutrition: nutrition)
    }

    // MARK: Where it comes from

    /// As much as last time.
    static func of(_ food: LoggedFood) -> LogChoice {
        let once = food.quantity > 0 ? 1 / food.quantity : 1
        return LogChoice(
            food: food.food, name: food.name,
            measures: [
                Measure(
                    name: food.measure, grams: food.grams.map { $0 * once },
                    nutrition: food.nutrition.scaled(by: once))
            ], quantity: food.quantity)
    }

    /// A food of the table, by the measure that is usual for it.
    static func of(_ food: CatalogueFood, _ language: Language) -> LogChoice {
        let name = language == .german ? food.german : food.english
        var choice = LogChoice(
            food: food.id, name: name, detail: food.detail == name ? "" : food.detail,
            measures: measures(of: food))
        // A packet says itself what a portion of it is.
        let own = food.barcode == nil ? nil : choice.measures.firstIndex { $0.name != "g" && $0.isHelping }
        choice.place =
            own
            ?? usual.lazy.compactMap { start in
                choice.measures.firstIndex { $0.isHelping && $0.isCalled(start) }
            }.first ?? choice.measures.count - 1
        choice.quantity = choice.measure.name == "g" ? 100 : 1
        return choice
    }

    /// Household measures first, then grams.
    static func measures(of food: CatalogueFood) -> [Measure] {
        var seen: Set<String> = []
        let portions = food.portions.filter { (1...2000).contains($0.grams) && seen.insert($0.name).inserted }
        return portions.map {
            Measure(name: $0.name, grams: $0.grams, nutrition: food.nutrition.scaled(by: $0.grams / 100))
        } + [Measure(name: "g", grams: 1, nutrition: food.nutrition.scaled(by: 0.01))]
    }

    /// Which measure of a food is meant if nothing is said, in this order.
    private static let usual = [
        "piece", "medium", "slice", "large", "fruit", "serving", "cup", "bottle", "can", "tbsp",
    ]

    /// Whole figures without a food.
    static func plain(_ name: String, _ nutrition: Nutrition) -> LogChoice {
        LogChoice(food: "", name: name, measures: [Measure(name: "serving", nutrition: nutrition)])
    }

    /// The other measures of the same food, beside the one that is chosen.
    mutating func learn(_ food: CatalogueFood) {
        let chosen = measure
        var all = Self.measures(of: food)
        place = all.firstIndex { $0.name == chosen.name } ?? all.count
        if place == all.count { all.append(chosen) }
        measures = all
    }
}
