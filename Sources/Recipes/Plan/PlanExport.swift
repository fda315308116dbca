/// A plan for other programs.
public enum PlanExport {
    /// An event of a whole day for each dish, for calendars: iCalendar, RFC 5545.
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - meal: what a meal is called: "Dinner".
    ///   - servings: "4 servings".
    public static func iCalendar(
        _ dishes: [PlannedDish], at now: Double, meal: (Meal) -> String, servings: (Int) -> String
    ) -> String {
        let stamp = ICalendar.moment(now)
        var lines: [String] = []
        for dish in dishes {
            lines += [
                "BEGIN:VEVENT", "UID:plan-\(dish.id)-\(dish.day.text)@hands-off", "DTSTAMP:\(stamp)",
                "DTSTART;VALUE=DATE:\(date(dish.day))", "DTEND;VALUE=DATE:\(date(dish.day.adding(1)))",
                "SUMMARY:\(ICalendar.text("\(meal(dish.meal)): \(dish.title)"))",
            ]
            if dish.recipe != nil { lines.append("DESCRIPTION:\(ICalendar.text(servings(dish.servings)))") }
            // It takes nobody's time.
            lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
        }
        return ICalendar.file(lines, of: "Meal plan")
    }

    /// "20261123".
    private static func date(_ day: CalendarDay) -> String { day.text.filter { $0 != "-" } }
}
