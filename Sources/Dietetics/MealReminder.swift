public import Recipes

/// When somebody is reminded of a meal, and what of (MO8). Once a meal, and only of one that isn't written down yet.
public enum MealReminder {
    /// The next meal after a minute of the day.
    /// - Returns: the meal, and in how many minutes its time is: 1...1440.
    public static func next(_ hours: MealHours, after minute: Int) -> (meal: Meal, minutes: Int) {
        let meals = [(Meal.breakfast, hours.breakfast), (.lunch, hours.lunch), (.dinner, hours.dinner)]
        let waits = meals.map { (meal: $0.0, minutes: (($0.1 - minute - 1) % 1440 + 1440) % 1440 + 1) }
        return waits.min { $0.minutes < $1.minutes } ?? (.lunch, 1440)
    }

    /// Minutes by which a timer may be early or late.
    static let slack = 5

    /// The meal whose time it is, give or take some minutes; nil = of none.
    public static func meal(_ hours: MealHours, at minute: Int) -> Meal? {
        [(Meal.breakfast, hours.breakfast), (.lunch, hours.lunch), (.dinner, hours.dinner)].first {
            let apart = abs($0.1 - minute) % 1440
            return min(apart, 1440 - apart) <= slack
        }?.0
    }

    /// What a reminder tells besides which meal it is time for.
    public enum Message: Sendable, Hashable {
        /// Nothing: there are no figures, or no targets.
        case invitation
        /// This is still to come today: energy in kilocalories, protein in grams, both above nought.
        case left(Aim, energy: Double, protein: Double)
        /// The day has had what it should; whoever is hungry eats all the same.
        case enough(Aim)
    }

    /// - Parameter targets: of the day; nil where no figures are wanted or too little is known.
    public static func message(_ aim: Aim, eaten: Nutrition, _ targets: DayTargets?) -> Message {
        guard aim != .recover, let targets else { return .invitation }
        let left = targets.energy - (eaten.kilocalories ?? 0)
        // So little is no meal.
        guard left >= 50 else { return .enough(aim) }
        return .left(aim, energy: left, protein: max(0, targets.protein - (eaten.protein ?? 0)))
    }
}
