extension ShoppingExport {
    /// A to-do for each line, for calendars and reminders: iCalendar, RFC 5545.
    /// - Parameter now: seconds since 1970.
    public static func iCalendar(
        _ groups: [ShoppingGroup], at now: Double, _ words: any KitchenWords
    ) -> String {
        let stamp = ICalendar.moment(now)
        var lines: [String] = []
        for group in groups {
            for line in group.lines {
                lines += [
                    "BEGIN:VTODO", "UID:shopping-\(line.id)-\(Int64(ICalendar.whole(now)))@hands-off",
                    "DTSTAMP:\(stamp)", "SUMMARY:\(ICalendar.text(line.typed(words)))",
                    "CATEGORIES:\(ICalendar.text(group.title(words)))",
                ]
                if !line.recipes.isEmpty {
                    lines.append("DESCRIPTION:\(ICalendar.text(line.recipes.joined(separator: "\n")))")
                }
                lines +=
                    line.isTicked ? ["STATUS:COMPLETED", "PERCENT-COMPLETE:100"] : ["STATUS:NEEDS-ACTION"]
                lines.append("END:VTODO")
            }
        }
        return ICalendar.file(lines, of: "Shopping list")
    }
}
