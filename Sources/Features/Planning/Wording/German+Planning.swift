import Language
import Recipes

extension German: PlanningWording {
    var plan: String { "Wochenplan" }
    var planKeys: [(key: String, deed: String)] {
        [
            ("Bild ↑, Bild ↓", "Woche davor, danach"), ("Pos1", "Diese Woche"),
            ("Alt+← →", "Gericht um einen Tag verschieben"), ("Alt+↑ ↓", "Zu einer anderen Mahlzeit"),
            ("Entf", "Herausnehmen"),
        ]
    }
    var planFailed: String { "Der Plan lässt sich nicht lesen" }

    private static let weekdays = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]
    private static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
        "November", "Dezember",
    ]
    func weekday(_ day: CalendarDay) -> String {
        "\(Self.weekdays[day.weekday]), \(day.day). \(Self.months[day.month - 1])"
    }
    func shortWeekday(_ day: CalendarDay) -> String { String(Self.weekdays[day.weekday].prefix(2)) }
    func week(from: CalendarDay, through: CalendarDay) -> String {
        let last = "\(through.day). \(Self.months[through.month - 1])"
        return from.month == through.month
            ? "\(from.day).–\(last)" : "\(from.day). \(Self.months[from.month - 1]) – \(last)"
    }
    var today: String { "Heute" }
    var mealTitle: String { "Mahlzeit" }
    func meal(_ meal: Meal) -> String {
        switch meal {
        case .breakfast: "Frühstück"
        case .lunch: "Mittagessen"
        case .dinner: "Abendessen"
        case .other: "Außerdem"
        }
    }
    func planFor(_ meal: String, _ day: String) -> String { "\(meal), \(day)" }

    var weekBefore: String { "Die Woche davor" }
    var weekAfter: String { "Die Woche danach" }
    var thisWeek: String { "Diese Woche" }
    var shopForDays: String { "Dafür einkaufen" }
    var shopForDaysTitle: String { "Für diese Tage einkaufen" }
    var shopForDaysDetail: String {
        "Was die Gerichte brauchen, kommt auf die Einkaufsliste und wird dort zusammengezählt."
    }
    func shopFor(dishes: Int) -> String { "Für \(counted(dishes, "Gericht", "Gerichte")) einkaufen" }
    var copyWeekBefore: String { "Letzte Woche kopieren" }
    func weekCopied(_ dishes: Int) -> String {
        "\(counted(dishes, "Gericht", "Gerichte")) aus der Woche davor übernommen."
    }
    var nothingToCopy: String { "In der Woche davor steht nichts, was hier nicht schon geplant ist." }
    var toCalendar: String { "In den Kalender" }
    func planSaved(_ path: String) -> String { "Die Woche ist als \(path) gespeichert." }

    var recipeOrNote: String { "Ein Rezept oder eine Notiz" }
    func asNote(_ text: String) -> String { "Nur eine Notiz: „\(text)“" }
    var openRecipe: String { "Rezept öffnen" }
    var cookPlanned: String { "Jetzt kochen" }
    var changePlanned: String { "Anderer Tag oder andere Menge" }
    var unplan: String { "Aus dem Plan nehmen" }
    func unplanned(_ title: String) -> String { "„\(title)“ ist nicht mehr geplant." }

    func planNamed(_ title: String) -> String { "Wann gibt es „\(title)“?" }
    var planIt: String { "Einplanen" }
    func planned(_ title: String, _ meal: String, _ day: String) -> String {
        "„\(title)“ ist geplant: \(meal), \(day)."
    }
    func plannedToday(_ meal: String) -> String { "Für heute geplant · \(meal)" }
}
