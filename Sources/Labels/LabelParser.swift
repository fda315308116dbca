/// Finds what a label says in the words that were read of it once.
public struct LabelParser {
    private let words: [ReadWord]
    /// The words of each line, from the left.
    private let lines: [[ReadWord]]

    /// Which of a row's columns holds for a serving.
    private let column: Column

    /// - Parameter column: what other readings of the same label know of its columns; nil = as these words tell.
    public init(_ words: [ReadWord], column: Column? = nil) {
        self.words = words
        var byLine: [Int: [ReadWord]] = [:]
        for word in words { byLine[word.line, default: []].append(word) }
        let lines = byLine.keys.sorted().map { line in (byLine[line] ?? []).sorted { $0.box.x < $1.box.x } }
        self.lines = lines
        self.column = column ?? Self.column(words, lines)
    }

    /// What this reading tells of the columns.
    public var readColumn: Column { Self.column(words, lines) }

    /// A word as it is compared: its letters alone, small and without accents.
    public static func plain(_ text: String) -> String { LabelWords.plain(text) }

    /// What stands where the label is: the words that name its rows.
    public var anchors: [ReadWord] {
        words.filter { word in
            LabelField.allCases.contains { LabelWords.match(word.text, LabelWords.names($0)) != nil }
                || LabelWords.match(word.text, Self.others) != nil
        }
    }

    private static let others = [
        "nutrition", "serving", "sodium", "cholesterol", "saturated", "sugars", "valeur", "nutritive",
        "nahrwerte", "zucker",
        "salz", "ballaststoffe", "amount", "daily", "fibre", "fiber",
    ]

    /// All values that may be meant, by the rows that were found.
    public func values() -> [LabelField: [LabelValue]] {
        var found: [LabelField: [LabelValue]] = [:]
        for field in LabelField.allCases {
            for (line, index, sureness) in rows(field) {
                let name = lines[line][index], row = row(behind: name, line, index)
                let isCalories = LabelWords.match(name.text, LabelWords.calories) != nil
                var read = values(field, row, sureness, isCalories)
                if read.isEmpty, field == .kilocalories {
                    read = energies(around(name), sureness * 0.9, isCalories)
                }
                found[field, default: []] += read
            }
        }
        return found
    }

    // MARK: Rows

    /// Where a field is named: the line, the word in it, and how surely it is that one.
    private func rows(_ field: LabelField) -> [(Int, Int, Double)] {
        var found: [(Int, Int, Double)] = []
        for (number, line) in lines.enumerated() {
            for (index, word) in line.enumerated() {
                guard var sureness = LabelWords.match(word.text, LabelWords.names(field)) else { continue }
                let before = line[..<index].suffix(2).map { LabelWords.plain($0.text) }
                let behind = line[(index + 1)...].prefix(2).map { LabelWords.plain($0.text) }
                if field == .fat {
                    if before.contains(where: { word in LabelWords.notFat.contains { word.hasPrefix($0) } }) {
                        continue
                    }
                    if behind.first.map({ $0.hasPrefix("cal") || $0 == "free" }) ?? false { continue }
                    if before.last == "total" || before.last == "tot" { sureness += 0.3 }
                }
                if field == .kilocalories {
                    // "Calories from fat", "a 2,000 calorie diet", "Fat Cal."
                    if behind.contains(where: { $0 == "from" || $0 == "diet" || $0 == "provenant" }) {
                        continue
                    }
                    if before.contains(where: { $0.hasPrefix("fat") || $0 == "provide" || $0 == "your" }) {
                        continue
                    }
                    if behind.first == "per" || behind.first == "needs" { continue }
                }
                if field == .carbohydrate, before.last == "total" { sureness += 0.3 }
                if index == 0 { sureness += 0.1 }
                found.append((number, index, sureness))
            }
        }
        return found
    }

    /// What stands in the same row to the right of a name, wherever its line ends.
    private func row(behind name: ReadWord, _ line: Int, _ index: Int) -> [ReadWord] {
        var row = Array(lines[line][(index + 1)...])
        let beside = words.filter { word in
            word.line != name.line && word.box.x > name.box.right - 2
                && word.box.stands(beside: name.box) >= 0.45
                && word.box.height < name.box.height * 3.2
                && word.box.x - name.box.right < name.box.height * 30
        }
        if row.filter({ $0.text.contains(where: \.isNumber) }).isEmpty {
            row += beside.sorted { $0.box.x < $1.box.x }
        }
        // What is named next in the same line has values of its own.
        if let next = row.firstIndex(where: { word in
            LabelField.allCases.contains { LabelWords.match(word.text, LabelWords.names($0)) == 1 }
                || LabelWords.match(word.text, Self.others) == 1
        }), next > 0, row[..<next].contains(where: { $0.text.contains(where: \.isNumber) }) {
            row = Array(row[..<next])
        }
        return row
    }

    /// The amounts of a cell of several lines beside a name: "1318 kJ /" over "315 kcal".
    private func around(_ name: ReadWord) -> [ReadAmount] {
        lines.flatMap { line in
            ReadAmount.all(
                in: line.filter { word in
                    word.box.x > name.box.right
                        && abs(word.box.middle - name.box.middle) < name.box.height * 1.9
                })
        }
        .filter { $0.unit == .kilocalories || $0.unit == .kilojoules }
        .sorted { $0.word.box.x < $1.word.box.x }
    }

    // MARK: Values

    /// - Parameter isCalories: whether the row's name says itself what its figures are.
    private func values(
        _ field: LabelField, _ row: [ReadWord], _ sureness: Double, _ isCalories: Bool
    ) -> [LabelValue] {
        let amounts = ReadAmount.all(in: row)
        return field == .kilocalories
            ? energies(amounts, sureness, isCalories) : grams(field, amounts, sureness)
    }

    /// Tables of the European Union have a column for 100 g, and may have another.
    static func column(_ words: [ReadWord], _ lines: [[ReadWord]]) -> Column {
        let hundreds = lines.flatMap { line in
            zip(line, line.dropFirst() + [line[line.count - 1]]).filter { word, next in
                let text = word.text.lowercased().filter { !"()[]:".contains($0) }
                return ["100g", "100ml", "1009", "100q", "loog", "100"].contains(text)
                    && (text != "100" || ["g", "ml"].contains(where: next.text.lowercased().hasPrefix))
            }.map(\.0)
        }
        // "100 g" alone is what a packet may weigh.
        guard
            let hundred = hundreds.first(where: { word in
                lines.contains { line in
                    guard let place = line.firstIndex(of: word) else { return false }
                    return line[..<place].suffix(2).contains { Self.pers.contains(LabelWords.plain($0.text)) }
                }
            })
        else { return .only }
        // "Per bar (35 g)", "je Riegel", "per serving": whatever a serving is called, it stands beside the 100 g.
        let others = lines.filter { line in
            !line.contains { word in
                let text = LabelWords.plain(word.text)
                return text == "size" || text.hasPrefix("portionsgr") || text.hasPrefix("serves")
            }
        }.flatMap { line in
            line.indices.filter { place in
                let text = LabelWords.plain(line[place].text)
                let next = place + 1 < line.count ? line[place + 1] : nil
                let isHundred =
                    next.map { $0.text.contains("100") || LabelWords.plain($0.text) == "loog" } ?? false
                return pers.contains(text) && !isHundred
                    || place == 0 && LabelWords.match(line[place].text, ["serving", "portion"]) != nil
            }.map { line[$0] }
        }
        let heading = others.first { word in
            abs(word.box.middle - hundred.box.middle) < hundred.box.height * 2.6
                && abs(word.box.x - hundred.box.x) > hundred.box.height
        }
        guard let heading else { return .hundred }
        return heading.box.x > hundred.box.x ? .second : .first
    }

    /// What the values of a row hold for.
    public enum Column: Int, Sendable, Hashable {
        /// For a serving, whichever there are.
        case only
        /// The first, or the second of two, holds for a serving.
        case first, second
        /// All hold for 100 g or 100 ml.
        case hundred
    }

    private static let pers = ["per", "je", "pour", "pro", "pr", "par"]

    private func energies(
        _ amounts: [ReadAmount], _ sureness: Double, _ isCalories: Bool
    ) -> [LabelValue] {
        // The footnote speaks of diets of 2,000 and 2,500 kilocalories, or of 8,400 kJ.
        let amounts = amounts.filter { amount in
            ![2000, 2500].contains { abs($0 - amount.amount) < 10 }
                && !(amount.unit == .kilojoules && [8400, 8700].contains(amount.amount))
        }
        // Where both are said, kilocalories count, and the other bears witness.
        let calories = chosen(amounts.filter { $0.unit == .kilocalories })
        let joules = chosen(amounts.filter { $0.unit == .kilojoules })
        if let calories {
            var read = value(calories, calories.amount, sureness + 0.4)
            read.isWitnessed =
                joules.map { abs($0.amount / 4.184 - calories.amount) <= max(3, calories.amount * 0.03) }
                ?? false
            return [read]
        }
        if let joules { return [value(joules, (joules.amount / 4.184).rounded(), sureness)] }
        // A figure without a unit may be either, and where there are columns it may be anybody's.
        guard isCalories, column != .first, column != .second else { return [] }
        guard let first = amounts.first(where: { $0.unit != .percent && $0.unit != .milligrams }),
            first.amount <= LabelField.kilocalories.most
        else { return [] }
        return [value(first, first.amount, sureness * (first.unit == .grams ? 0.3 : 1))]
    }

    private func grams(_ field: LabelField, _ amounts: [ReadAmount], _ sureness: Double) -> [LabelValue] {
        let percent = amounts.first { $0.unit == .percent }?.amount
        let weights = amounts.filter { $0.unit == .grams || $0.unit == .none }
        guard let first = chosen(weights) else { return [] }
        if Self.isFootnote(field, amounts) { return [] }
        // Behind the per cent stands something else.
        if first.unit == .none, let place = amounts.firstIndex(of: first), place > 0,
            amounts[0].unit == .percent
        {
            return []
        }
        var found: [LabelValue] = []
        func add(_ amount: Double, _ weight: Double) {
            guard amount <= field.most else { return }
            var weight = weight
            var isWitnessed = false
            if let percent, !field.dailyValues.isEmpty {
                isWitnessed = fits(field, amount, percent)
                weight *= isWitnessed ? 1.7 : 0.5
            }
            var read = value(first, first.isLess ? 0 : amount, weight)
            (read.isWitnessed, read.isBound) = (isWitnessed && amount > 0, first.isLess)
            found.append(read)
        }
        if first.unit == .grams {
            add(first.amount, sureness)
            // A comma is small, and these tables have a figure behind it as a rule.
            if column != .only, first.amount >= 10, first.amount == first.amount.rounded() {
                add(first.amount / 10, sureness * 0.45)
            }
        } else {
            add(first.amount, sureness * (first.withoutLast == nil ? 0.6 : 0.35))
            // A "g" that was read as a figure.
            if let amount = first.withoutLast { add(amount, sureness * 0.6) }
        }
        return found
    }

    /// Of a row's amounts the one for a serving; nil where a column was not read, and nobody can tell which is left.
    private func chosen(_ amounts: [ReadAmount]) -> ReadAmount? {
        switch column {
        case .only, .hundred: amounts.first
        case .first: amounts.count > 1 ? amounts[0] : nil
        case .second: amounts.count > 1 ? amounts[1] : nil
        }
    }

    /// Whether a row is of the table of daily values at the foot: "Less than 65g 80g", "300g 375g".
    private static func isFootnote(_ field: LabelField, _ amounts: [ReadAmount]) -> Bool {
        let said = amounts.map(\.amount)
        return switch field {
        case .fat: said.contains(65) && (said.contains(80) || amounts[0].isLess)
        case .carbohydrate: said.contains(300) && (said.contains(375) || said.first == 300)
        case .protein: said.contains(50) && said.contains(65)
        case .kilocalories: false
        }
    }

    /// Whether so many grams are about so much per cent of a day's value.
    private func fits(_ field: LabelField, _ amount: Double, _ percent: Double) -> Bool {
        field.dailyValues.contains { abs(amount / $0 * 100 - percent) <= max(1.3, percent * 0.08) }
    }

    private func value(_ amount: ReadAmount, _ number: Double, _ weight: Double) -> LabelValue {
        LabelValue(
            amount: number, weight: weight * (0.4 + 0.6 * amount.word.confidence), place: amount.word.place)
    }

    // MARK: The serving

    /// For how much the values hold, as the label says it, and grams or millilitres of that.
    public func servings() -> [(text: String, grams: Double?)] {
        if column == .hundred { return [("100 g", 100)] }
        var found: [(String, Double?)] = []
        for line in lines {
            let text = line.map(\.text).joined(separator: " "), plain = line.map { LabelWords.plain($0.text) }
            guard let start = Self.servingStart(plain) else { continue }
            let said = line[start...].map(\.text).joined(separator: " ").trimmingEdges()
            guard said.contains(where: \.isNumber) else { continue }
            // A heading without a weight says nothing that isn't known.
            let isHeading = LabelWords.match(line[start].text, ["serving", "portion"]) != nil
            if isHeading, Self.grams(in: said) == nil { continue }
            found.append((Self.shortened(said), Self.grams(in: said) ?? Self.grams(in: text)))
        }
        return found
    }

    /// Where in a line begins what is said behind "Serving size" or "Per".
    private static func servingStart(_ plain: [String]) -> Int? {
        if let size = plain.firstIndex(where: {
            $0 == "size" || $0 == "portionsgrosse" || $0.hasPrefix("portionsgr")
        }),
            size == 0 || LabelWords.match(plain[size - 1], ["serving", "portion"]) != nil || size < 3
        {
            return size + 1 < plain.count ? size + 1 : nil
        }
        // A heading of the table: "per 100 g per serving (30g)".
        if let serving = plain.lastIndex(where: { LabelWords.match($0, ["serving", "portion"]) != nil }),
            serving > 0,
            pers.contains(plain[serving - 1]) || plain[serving - 1] == "par"
        {
            return serving
        }
        if let first = plain.first, ["per", "pour", "pro", "je"].contains(first), plain.count > 1 {
            return 1
        }
        return nil
    }

    /// What follows the brackets belongs to another column.
    private static func shortened(_ said: String) -> String {
        let whole = said.firstIndex(of: ")").map { String(said[...$0]) } ?? said
        return String(whole.prefix(60))
    }

    private static func grams(in text: String) -> Double? {
        let text = text.lowercased()
        if let match = text.firstMatch(of: /(\d+(?:[.,]\d+)?)\s*(g|ml)\b/) {
            return Double(match.1.replacing(",", with: "."))
        }
        // A "g" before the closing bracket that was misread.
        return text.firstMatch(of: /\((\d+(?:[.,]\d+)?)\s*[aq]\)/).flatMap {
            Double($0.1.replacing(",", with: "."))
        }
    }
}

extension String {
    fileprivate func trimmingEdges() -> String {
        var text = Substring(self)
        while let first = text.first, !first.isNumber, !first.isLetter { text = text.dropFirst() }
        while let last = text.last, !last.isNumber, !last.isLetter, last != ")" { text = text.dropLast() }
        return String(text)
    }
}
