public import Recipes

/// When somebody eats, in minutes of the day.
public struct MealHours: Sendable, Hashable, Codable {
    public var breakfast = 8 * 60
    public var lunch = 12 * 60 + 30
    public var dinner = 19 * 60

    public init() {}

    /// The meal that somebody means who logs at that minute: the one whose time is nearest, or one besides if none is
    /// within two hours and a half.
    public func meal(at minute: Int) -> Meal {
        let meals = [(Meal.breakfast, breakfast), (.lunch, lunch), (.dinner, dinner)]
        // Shortly after midnight it is still the evening's.
        let near = meals.map { ($0.0, min(abs($0.1 - minute), abs($0.1 - minute - 1440))) }.min {
            $0.1 < $1.1
        }
        return near.map { $0.1 <= 150 ? $0.0 : .other } ?? .other
    }
}
