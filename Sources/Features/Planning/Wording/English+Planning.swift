import Language
import Recipes

extension English: PlanningWording {
    var plan: String { "Meal plan" }
    var planKeys: [(key: String, deed: String)] {
        [
            ("Page Up, Down", "The week before, after"), ("Home", "This week"),
            ("Alt+← →", "Move the dish by a day"), ("Alt+↑ ↓", "To another meal"),
            ("Delete", "Take it out"),
        ]
    }
    var planFailed: String { "The plan can’t be read" }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    func weekday(_ day: CalendarDay) -> String {
        "\(Self.weekdays[day.weekday]), \(day.day) \(Self.months[day.month - 1])"
    }
    func shortWeekday(_ day: CalendarDay) -> String { String(Self.weekdays[day.weekday].prefix(3)) }
    func week(from: CalendarDay, through: CalendarDay) -> String {
        let last = "\(through.day) \(Self.months[through.month - 1])"
        return from.month == through.month
            ? "\(from.day)–\(last)" : "\(from.day) \(Self.months[from.month - 1]) – \(last)"
    }
    var today: String { "Today" }
    var mealTitle: String { "Meal" }
    func meal(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "Breakfast"
        case .lunch: "Lunch"
        case .dinner: "Dinner"
        case .other: "Besides"
        }
    }
    func planFor(_ meal: String, _ day: String) -> String { "\(meal), \(day)" }

    var weekBefore: String { "The week before" }
    var weekAfter: String { "The week after" }
    var thisWeek: String { "This week" }
    var shopForDays: String { "Shop for it" }
    var shopForDaysTitle: String { "Shop for these days" }
    var shopForDaysDetail: String { "What the dishes take goes on the shopping list, where it adds up." }
    func shopFor(dishes: Int) -> String { "Shop for \(counted(dishes, "dish", "dishes"))" }
    var copyWeekBefore: String { "Copy last week" }
    func weekCopied(_ dishes: Int) -> String {
        "\(counted(dishes, "dish", "dishes")) copied from the week before."
    }
    var nothingToCopy: String { "The week before has nothing that isn’t planned here already." }
    var toCalendar: String { "To a calendar" }
    func planSaved(_ path: String) -> String { "The week is saved as \(path)." }

    var recipeOrNote: String { "A recipe, or a note" }
    func asNote(_ text: String) -> String { "Only a note: “\(text)”" }
    var openRecipe: String { "Open the recipe" }
    var cookPlanned: String { "Start cooking" }
    var changePlanned: String { "Another day, or for more" }
    var unplan: String { "Take it out of the plan" }
    func unplanned(_ title: String) -> String { "“\(title)” is no longer planned." }

    func planNamed(_ title: String) -> String { "When is there \(title)?" }
    var planIt: String { "Plan it" }
    func planned(_ title: String, _ meal: String, _ day: String) -> String {
        "“\(title)” is planned: \(meal), \(day)."
    }
    func plannedToday(_ meal: String) -> String { "Planned for today · \(meal)" }
}
