package import Recipes

/// Something that was eaten.
package struct LoggedFood: Sendable, Hashable, Identifiable, Codable {
    /// 0 until it is in the diary.
    package var id: Int64 = 0
    var day: CalendarDay
    var meal: Meal
    /// Which food: its number in the table, "recipe:" and a recipe's id, or "" for plain figures.
    var food: String
    var name: String
    /// How many of the measure.
    var quantity: Double
    /// "g", "serving", or a household measure as the table calls it.
    var measure: String
    /// Of all of it; nil = nobody knows.
    var grams: Double?
    /// Of all of it.
    var nutrition: Nutrition

    /// The same again, at another meal.
    func again(on day: CalendarDay, _ meal: Meal) -> LoggedFood {
        var again = self
        (again.id, again.day, again.meal) = (0, day, meal)
        return again
    }

    enum CodingKeys: String, CodingKey { case food, name, quantity, measure, grams, nutrition }

    package init(
        id: Int64 = 0, day: CalendarDay, meal: Meal, food: String, name: String, quantity: Double,
        measure: String, grams: Double? = nil, nutrition: Nutrition
    ) {
        (self.id, self.day, self.meal, self.food, self.name) = (id, day, meal, food, name)
        (self.quantity, self.measure, self.grams, self.nutrition) = (quantity, measure, grams, nutrition)
    }

    /// Of a saved meal, which has no day.
    package init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            day: CalendarDay(number: 0), meal: .other, food: try file.decode(String.self, forKey: .food),
            name: try file.decode(String.self, forKey: .name),
            quantity: try file.decode(Double.self, forKey: .quantity),
            measure: try file.decode(String.self, forKey: .measure),
            grams: try file.decodeIfPresent(Double.self, forKey: .grams),
            nutrition: try file.decode(Nutrition.self, forKey: .nutrition))
    }
}

/// Several foods under a name, logged by one tap.
struct SavedMeal: Sendable, Hashable, Identifiable {
    var id: Int64 = 0
    var name: String
    var foods: [LoggedFood]
}
