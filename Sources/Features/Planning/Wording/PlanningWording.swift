import Language
import Recipes

/// The plan of a week's meals (BY6).
protocol PlanningWording: Wording {
    var plan: String { get }
    /// For the list of keys.
    var planKeys: [(key: String, deed: String)] { get }
    var planFailed: String { get }

    /// "Monday, 23 November".
    func weekday(_ day: CalendarDay) -> String
    /// "Mon".
    func shortWeekday(_ day: CalendarDay) -> String
    /// "23–29 November".
    func week(from: CalendarDay, through: CalendarDay) -> String
    var today: String { get }
    var mealTitle: String { get }
    func meal(_ meal: Meal) -> String
    /// "Dinner, Monday, 23 November": what there is to be at a meal.
    func planFor(_ meal: String, _ day: String) -> String

    var weekBefore: String { get }
    var weekAfter: String { get }
    var thisWeek: String { get }
    var shopForDays: String { get }
    var shopForDaysTitle: String { get }
    var shopForDaysDetail: String { get }
    func shopFor(dishes: Int) -> String
    var copyWeekBefore: String { get }
    func weekCopied(_ dishes: Int) -> String
    var nothingToCopy: String { get }
    var toCalendar: String { get }
    func planSaved(_ path: String) -> String

    var recipeOrNote: String { get }
    func asNote(_ text: String) -> String
    var openRecipe: String { get }
    var cookPlanned: String { get }
    var changePlanned: String { get }
    var unplan: String { get }
    func unplanned(_ title: String) -> String

    func planNamed(_ title: String) -> String
    var planIt: String { get }
    func planned(_ title: String, _ meal: String, _ day: String) -> String
    /// Over a dish on the front page: "Planned for dinner".
    func plannedToday(_ meal: String) -> String
}
