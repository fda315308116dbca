internal import FoundationEssentials

/// The grammar of calendars' files: iCalendar, RFC 5545.
enum ICalendar {
    /// A whole file.
    /// - Parameters:
    ///   - lines: of its components.
    ///   - what: what is in it, for the program that reads it.
    static func file(_ lines: [String], of what: String) -> String {
        let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hands Off//\(what)//EN"] + lines
        return (all + ["END:VCALENDAR"]).map { folded($0) + "\r\n" }.joined()
    }

    /// Section 3.3.11: what would end the value is escaped, and other control characters have no place.
    static func text(_ text: String) -> String {
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
    static func whole(_ time: Double) -> Double {
        time.isFinite ? min(max(time.rounded(.down), -62_135_596_800), 253_402_300_799) : 0
    }

    /// "20261122T003000Z".
    /// - Parameter time: seconds since 1970.
    static func moment(_ time: Double) -> String {
        let seconds = whole(time)
        let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        return Date(timeIntervalSince1970: seconds).formatted(style)
    }
}
