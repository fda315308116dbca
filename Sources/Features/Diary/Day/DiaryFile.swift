import Dietetics
import Foundation
import Recipes

/// All that the diary has, for other programs to read (JSON). Where somebody recovers there is no figure in it (MO2).
struct DiaryFile: Encodable {
    /// Goes up when what is in it changes its meaning.
    let version = 1
    let program = "Hands Off"
    let profile: DiaryProfile?
    let days: [Day]
    let rememberedMeals: [RememberedMeal]

    /// What is known of a day; days of which nothing is known are left out.
    struct Day: Encodable {
        let day: String
        var eaten: [Food]?
        var mealsDone: [String]?
        var mood: String?
        var kilograms: Double?
    }

    struct Food: Encodable {
        /// nil where the meal stands over several.
        var meal: String?
        let name: String
        var quantity: Double?
        var measure: String?
        var grams: Double?
        var kilocalories: Double?
        var protein: Double?
        var carbohydrate: Double?
        var fat: Double?
    }

    struct RememberedMeal: Encodable {
        let name: String
        let foods: [Food]
    }

    init(_ all: WholeDiary, hidesFigures: Bool) {
        profile = all.profile
        func food(_ food: LoggedFood, meal: String?) -> Food {
            var told = Food(meal: meal, name: food.name)
            if hidesFigures { return told }
            (told.quantity, told.measure, told.grams) = (food.quantity, food.measure, food.grams)
            (told.kilocalories, told.protein) = (food.nutrition.kilocalories, food.nutrition.protein)
            (told.carbohydrate, told.fat) = (food.nutrition.carbohydrate, food.nutrition.fat)
            return told
        }
        var days: [CalendarDay: Day] = [:]
        func change(_ day: CalendarDay, _ change: (inout Day) -> Void) {
            change(&days[day, default: Day(day: day.text)])
        }
        for eaten in all.foods {
            change(eaten.day) { $0.eaten = ($0.eaten ?? []) + [food(eaten, meal: Self.name(eaten.meal))] }
        }
        for (day, meals) in all.done {
            change(day) { $0.mealsDone = Meal.allCases.filter(meals.contains).map(Self.name) }
        }
        for (day, mood) in all.moods { change(day) { $0.mood = Self.name(mood) } }
        if !hidesFigures {
            for weighing in all.weighings { change(weighing.day) { $0.kilograms = weighing.kilograms } }
        }
        self.days = days.sorted { $0.key < $1.key }.map(\.value)
        rememberedMeals = all.saved.map { meal in
            RememberedMeal(name: meal.name, foods: meal.foods.map { food($0, meal: nil) })
        }
    }

    /// As text, the same of the same diary.
    func text() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    private static func name(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "breakfast"
        case .lunch: "lunch"
        case .dinner: "dinner"
        case .other: "other"
        }
    }

    private static func name(_ mood: Mood) -> String {
        switch mood {
        case .good: "good"
        case .fair: "fair"
        case .hard: "hard"
        }
    }
}

/// All that the diary has.
struct WholeDiary: Sendable {
    var profile: DiaryProfile?
    /// From the first day on.
    var foods: [LoggedFood] = []
    var done: [CalendarDay: Set<Meal>] = [:]
    var moods: [CalendarDay: Mood] = [:]
    var weighings: [Weighing] = []
    var saved: [SavedMeal] = []
}
