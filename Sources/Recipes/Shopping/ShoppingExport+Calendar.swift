extension ShoppingExport {
    /// A to-do for each line, for calendars and reminders: iCalendar, RFC 5545.
    /// - Parameter now: seconds since 1970.
    public static func iCalendar(
        _ groups: [ShoppingGroup], at now: Double, _ words: any KitchenWords
    ) -> String {
        let stamp = utc(now)
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hands Off//Shopping list//EN"]
        for group in groups {
            for line in group.lines {
                lines += [
                    "BEGIN:VTODO", "UID:shopping-\(line.id)-\(Int64(clamping: now))@hands-off",
                    "DTSTAMP:\(stamp)", "SUMMARY:\(calendarText(line.text(words)))",
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

    /// "20261122T003000Z": the calendar of days from Howard Hinnant's `civil_from_days`.
    private static func utc(_ time: Double) -> String {
        let seconds = Int64(clamping: time)
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let rest = seconds - day * 86_400
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let ofEra = shifted - era * 146_097
        let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * year + year / 4 - year / 100)
        let month = (5 * ofYear + 2) / 153
        let date = ofYear - (153 * month + 2) / 5 + 1
        let civil = (month < 10 ? month + 3 : month - 9)
        let whole = year + era * 400 + (civil <= 2 ? 1 : 0)
        func padded(_ number: Int64, _ length: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return padded(whole, 4) + padded(civil, 2) + padded(date, 2) + "T" + padded(rest / 3600, 2)
            + padded(rest / 60 % 60, 2) + padded(rest % 60, 2) + "Z"
    }
}

extension Int64 {
    /// The nearest there is; 0 for what is no number. Within the years that have four digits.
    fileprivate init(clamping value: Double) {
        self = value.isFinite ? Int64(Swift.min(253_402_300_799, Swift.max(-62_135_596_800, value))) : 0
    }
}
