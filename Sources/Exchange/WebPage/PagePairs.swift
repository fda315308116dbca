/// Amounts and names that stand in elements of their own, put together as lines of a list.
enum PagePairs {
    /// Lines where an amount and a name stand side by side, as one: "2 cups", "flour" is "2 cups flour".
    static func merged(_ lines: [PageLine]) -> [PageLine] {
        var all: [PageLine] = []
        var place = 0
        while place < lines.count {
            var end = place + 1
            while end < lines.count, lines[end].outer == lines[place].outer { end += 1 }
            let group = lines[place..<end]
            all += pairs(Array(group)) ?? Array(group)
            place = end
        }
        return all
    }

    /// Two lines that are an amount and a name, or several that are so in turns, maybe with headings before
    /// them; nil if they aren't.
    private static func pairs(_ lines: [PageLine]) -> [PageLine]? {
        guard lines.count == 2 || lines.count >= 5 else { return nil }
        var all: [PageLine] = []
        var found = 0
        let isAmountFirst = isAmount(lines[0].text)
        var place = 0
        while place < lines.count {
            let next = place + 1
            if next < lines.count, lines[place].element != "li", lines[place].element != "tr",
                let text = isAmountFirst
                    ? nameBehind(lines[place].text, lines[next].text)
                    : amountFirst([lines[place].text, lines[next].text])
            {
                var line = lines[place]
                line.text = text
                line.names += lines[next].names
                line.isHeading = false
                all.append(line)
                found += 1
                place += 2
            } else {
                all.append(lines[place])
                place += 1
            }
        }
        return found >= 1 && found * 4 >= all.count && (lines.count == 2 || found >= 2) ? all : nil
    }

    private static func nameBehind(_ amount: String, _ name: String) -> String? {
        isAmount(amount) && isName(name) ? amount + " " + name : nil
    }

    /// A name and, in the cell after it, how much of it, put the other way round; nil if it isn't that.
    static func amountFirst(_ cells: [String]) -> String? {
        guard (2...3).contains(cells.count), let name = cells.first, isName(name) else { return nil }
        let amounts = cells.dropFirst().indices.filter { isAmount(cells[$0]) }
        guard amounts.count == 1, let amount = amounts.first else { return nil }
        let rest = cells.indices.filter { $0 != amount }.map { cells[$0] }
        return ([cells[amount]] + rest).joined(separator: " ")
    }

    private static func isName(_ text: String) -> Bool {
        text.utf8.count <= 80 && text.first?.isLetter == true && !text.contains(where: \.isNumber)
            && !text.hasSuffix(":") && !text.hasSuffix(".")
    }

    /// "2 cups", "½", "200 g", "0.160"; not "30 min" and not "12 %".
    static func isAmount(_ text: String) -> Bool {
        guard text.utf8.count <= 28, let first = text.first, first.isNumber else { return false }
        let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
        return words.count <= 2 && words.allSatisfy { !others.contains(String($0)) }
            && !text.contains(where: { "%€$£:!?".contains($0) })
    }

    /// What numbers count that is no food.
    private static let others: Set<String> = [
        "min", "mins", "minute", "minutes", "minuten", "minuti", "minutos", "hour", "hours", "hr", "hrs", "h",
        "std", "stunde", "stunden", "uur", "heure", "heures", "hora", "horas", "kcal", "cal", "kj", "mg",
        "servings", "serving", "portionen", "portion", "portions", "personen", "personnes", "people", "views",
        "comments", "reviews", "ratings", "shares", "likes", "january", "february", "march", "april", "may",
        "june", "july", "august", "september", "october", "november", "december", "jan", "feb", "mar", "apr",
        "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
