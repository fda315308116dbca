import API
import Foundation

/// What a kitchen types of its menu, and how it is shown to be typed again.
enum MenuText {
    // MARK: Amounts

    /// "3000", "3,000", "12.50", "12,5"; nil = no amount of that currency.
    static func amount(_ text: String, _ currency: Currency) -> Int? {
        var figures = text.filter { !$0.isWhitespace && $0 != "'" && $0 != "’" }
        if figures.hasSuffix("/=") { figures.removeLast(2) }
        guard !figures.isEmpty, figures.count <= 20,
            figures.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "," })
        else { return nil }
        var whole = figures[...], rest = ""[...]
        // The last mark is the point, unless three figures follow it and the currency has none so many.
        if let mark = figures.lastIndex(where: { $0 == "." || $0 == "," }) {
            let behind = figures[figures.index(after: mark)...]
            let isGroup = behind.count == 3 && currency.figures != 3 || currency.figures == 0
            if !isGroup {
                (whole, rest) = (figures[..<mark], behind)
                // Thousands are marked otherwise.
                if whole.contains(figures[mark]) { return nil }
            }
        }
        guard !whole.isEmpty, rest.count <= currency.figures else { return nil }
        let groups = whole.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard groups.dropFirst().allSatisfy({ $0.count == 3 }), groups[0].count <= (groups.count > 1 ? 3 : 12)
        else { return nil }
        let digits = groups.joined() + rest + String(repeating: "0", count: currency.figures - rest.count)
        return Int(digits).flatMap { $0 <= Currency.most ? $0 : nil }
    }

    // MARK: Hours

    private static let days = [
        ["mon", "mo", "monday", "montag"], ["tue", "di", "tuesday", "dienstag"],
        ["wed", "mi", "wednesday", "mittwoch"], ["thu", "do", "thursday", "donnerstag"],
        ["fri", "fr", "friday", "freitag"], ["sat", "sa", "saturday", "samstag"],
        ["sun", "so", "sunday", "sonntag"],
    ]

    /// A line for days with the same hours: "Mon–Fri 10:00–22:00", "Sa 18:00–2:00"; nil = that can't be read.
    static func hours(_ text: String) -> [OpeningHours]? {
        var hours: [OpeningHours] = []
        for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard words.count == 2, let range = days(String(words[0])), let times = times(String(words[1]))
            else {
                return nil
            }
            hours += range.map { OpeningHours(day: $0, from: times.0, until: times.1) }
        }
        return hours
    }

    private static func days(_ text: String) -> [Int]? {
        let ends = text.lowercased().split { $0 == "-" || $0 == "–" }.map { word in
            days.firstIndex { $0.contains(word.trimmingCharacters(in: [".", ","])) }
        }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends.last ?? nil else {
            return nil
        }
        return last >= first
            ? (first...last).map { $0 + 1 } : (Array(first...6) + Array(0...last)).map { $0 + 1 }
    }

    private static func times(_ text: String) -> (Int, Int)? {
        let ends = text.split { $0 == "-" || $0 == "–" }.map { time(String($0)) }
        guard ends.count == 2, let from = ends[0], let until = ends[1] else { return nil }
        return from < 1440 ? (from, until > from ? until : until + 1440) : nil
    }

    private static func time(_ text: String) -> Int? {
        let parts = text.split { $0 == ":" || $0 == "." }.map { Int($0.filter { !$0.isWhitespace }) }
        guard (1...2).contains(parts.count), let hour = parts[0], (0...24).contains(hour) else { return nil }
        guard let minute = parts.count == 2 ? parts[1] : 0, (0..<60).contains(minute),
            hour < 24 || minute == 0
        else {
            return nil
        }
        return hour * 60 + minute
    }

    static func text(_ hours: [OpeningHours], _ words: ConsoleWords) -> String {
        func clock(_ minutes: Int) -> String {
            let minutes = minutes > 1440 ? minutes - 1440 : minutes
            return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
        }
        func day(_ number: Int) -> String {
            let name = days[number - 1][words.language == .german ? 1 : 0]
            return name.prefix(1).uppercased() + name.dropFirst()
        }
        // Days behind one another with the same hours are a line.
        var lines: [(first: OpeningHours, last: Int)] = []
        for one in hours {
            if let line = lines.last, line.last + 1 == one.day, line.first.from == one.from,
                line.first.until == one.until
            {
                lines[lines.count - 1].last = one.day
            } else {
                lines.append((one, one.day))
            }
        }
        return lines.map { first, last in
            let range = last > first.day ? "\(day(first.day))–\(day(last))" : day(first.day)
            return "\(range) \(clock(first.from))–\(clock(first.until))"
        }.joined(separator: "\n")
    }

    // MARK: Choices

    /// A line for each choice: "Besides (0–2): Cheese +1000, Avocado +500"; without figures one is chosen. Nil = that
    /// can't be read.
    static func choices(_ text: String, _ currency: Currency) -> [MenuChoice]? {
        var choices: [MenuChoice] = []
        for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            var name = line[..<colon].trimmingCharacters(in: .whitespaces), (least, most) = (1, 1)
            if let match = name.firstMatch(of: /\s*\(\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2})\s*)?\)$/) {
                least = Int(match.1) ?? 1
                most = match.2.flatMap { Int($0) } ?? least
                name.removeSubrange(match.range)
            }
            let place = choices.count
            var options: [MenuOption] = []
            for part in line[line.index(after: colon)...].split(separator: ",") {
                let words = part.split(separator: "+", omittingEmptySubsequences: false)
                guard words.count <= 2 else { return nil }
                guard let price = words.count == 2 ? amount(String(words[1]), currency) : 0 else {
                    return nil
                }
                options.append(
                    MenuOption(
                        id: "\(place).\(options.count)",
                        name: words[0].trimmingCharacters(in: .whitespaces), price: price))
            }
            choices.append(
                MenuChoice(id: "\(place)", name: name, least: least, most: most, options: options))
        }
        return choices
    }

    static func text(_ choices: [MenuChoice], _ currency: Currency) -> String {
        choices.map { choice in
            let count =
                choice.least == 1 && choice.most == 1
                ? "" : " (\(choice.least)\(choice.most > choice.least ? "–\(choice.most)" : ""))"
            let options = choice.options.map { option in
                option.price == 0 ? option.name : "\(option.name) +\(plain(option.price, currency))"
            }
            return "\(choice.name)\(count): \(options.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    /// As it is typed: "12.50".
    static func plain(_ amount: Int, _ currency: Currency) -> String {
        MoneyStyle(group: " ", point: ".", isLeading: true).figure(amount, currency).filter { $0 != " " }
    }
}
