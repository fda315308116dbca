internal import FoundationEssentials

extension ShoppingExport {
    /// A to-do for each line, for calendars and reminders: iCalendar, RFC 5545.
    /// - Parameter now: seconds since 1970.
    public static func iCalendar(
        _ groups: [ShoppingGroup], at now: Double, _ words: any KitchenWords
    ) -> String {
        let seconds = whole(now), stamp = utc(seconds)
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hands Off//Shopping list//EN"]
        for group in groups {
            for line in group.lines {
                lines += [
                    "BEGIN:VTODO", "UID:shopping-\(line.id)-\(Int64(seconds))@hands-off",
                    "DTSTAMP:\(stamp)", "SUMMARY:\(calendarText(line.typed(words)))",
                    "CATEGORIES:\(calendarText(group.title(words)))",
                ]
                if !line.recipes.isEmpty {
                    lines.append("DESCRIPTION:\(calendarText(line.recipes.joined(separator: "\n")))")
                }
                lines +=
                    line.isTicked ? ["STATUS:COMPLETED", "PERCENT-COMPLETE:100"] : ["STATUS:NEEDS-ACTION"]
                lines.append("END:VTODO")
            }
        }
        lines.append("END:VCALENDAR")
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    /// Section 3.3.11: what would end the value is escaped, and other control characters have no place.
    private static func calendarText(_ text: String) -> String {
        var value = ""
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\\", ";", ",": value += "\\\(scalar)"
            case "\n", "\r", "\u{2028}", "\u{2029}": value += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: value += " "
            default: value.unicodeScalars.append(scalar)
            }
        }
        return value
    }

    /// Section 3.1: at most 75 bytes a line, the next one begins with a space; no character is cut.
    private static func folded(_ line: String) -> String {
        var folded = "", room = 75
        for scalar in line.unicodeScalars {
            let size = String(scalar).utf8.count
            if size > room {
                folded += "\r\n "
                room = 74
            }
            folded.unicodeScalars.append(scalar)
            room -= size
        }
        return folded
    }

    /// Seconds within the years that have four digits; 0 for what is no number.
    private static func whole(_ time: Double) -> Double {
        time.isFinite ? min(max(time.rounded(.down), -62_135_596_800), 253_402_300_799) : 0
    }

    /// "20261122T003000Z".
    private static func utc(_ seconds: Double) -> String {
        let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        return Date(timeIntervalSince1970: seconds).formatted(style)
    }
}
