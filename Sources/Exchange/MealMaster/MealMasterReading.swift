import CooklangText
import Recipes

/// One recipe of a Meal-Master file, without its header and its end.
struct MealMasterReading {
    /// Nil if it has no title and nothing else.
    private(set) var recipe: WrittenRecipe?

    private var written = WrittenRecipe()
    private var part = ""
    /// The columns of a block of ingredients: all of the left are read before all of the right.
    private var left: [Item] = []
    private var right: [Item] = []
    private var paragraph: [String] = []
    private var isInText = false

    init(_ lines: [Substring]) {
        for line in lines {
            if let heading = Self.heading(line) {
                endBlock()
                endParagraph()
                part = heading
            } else if line.isBlank {
                endParagraph()
            } else if isInText {
                text(line)
            } else if head(line) {
                continue
            } else if !ingredients(TextColumns(line)) {
                endBlock()
                isInText = true
                // The part of the last ingredients isn't the part of the first step.
                part = ""
                text(line)
            }
        }
        endBlock()
        endParagraph()
        guard !written.title.isEmpty || !written.ingredients.isEmpty || !written.steps.isEmpty else { return }
        recipe = written
    }

    /// "MMMMM-------FROSTING-------".
    private static func heading(_ line: Substring) -> String? {
        guard line.hasPrefix("MMMMM-") || line.hasPrefix("-----") else { return nil }
        return String(
            line.dropFirst(line.hasPrefix("M") ? 5 : 0).drop { $0 == "-" }.reversed().drop {
                $0 == "-" || $0.isWhitespace
            }.reversed()
        ).stripped
    }

    private mutating func head(_ line: Substring) -> Bool {
        guard written.ingredients.isEmpty, left.isEmpty, let colon = line.prefix(24).firstIndex(of: ":")
        else { return false }
        let value = line[line.index(after: colon)...].onOneLine
        switch line[..<colon].stripped.lowercased() {
        case "title": written.title = value
        case "categories", "category":
            written.category = FrontValue.text(value).texts.filter { $0.lowercased() != "none" }
        case "yield", "servings": written.yield = value
        default: return false
        }
        return true
    }

    private mutating func ingredients(_ line: TextColumns) -> Bool {
        // The right column begins at 41; editors moved it by a letter or two.
        let second = [41, 40, 39, 42].first {
            line.count > 41 && line.isBlank($0 - 2..<$0) && item(line, at: $0) != nil
        }
        guard let first = item(line, at: 0, until: second ?? 400) else { return false }
        Self.put(first, &left)
        if let second, let item = item(line, at: second) { Self.put(item, &right) }
        return true
    }

    private struct Item {
        var number = "", unit = "", name = ""
        /// What stood of its name in lines of their own, below it.
        var more: [String] = []
    }

    /// Seven letters of number, a space, two of unit, a space, and the name.
    private func item(_ line: TextColumns, at start: Int, until end: Int = 400) -> Item? {
        guard line.isBlank(start + 7..<start + 8), line.isBlank(start + 10..<start + 11),
            line.count > start + 11, !line.isBlank(start + 11..<start + 12)
        else { return nil }
        let item = Item(
            number: line[start..<start + 7], unit: line[start + 8..<start + 10], name: line[start + 11..<end])
        let isNumber = item.number.isEmpty || WrittenNumber.range(of: item.number)?.rest.isEmpty == true
        guard isNumber, item.unit.isEmpty || MealMasterUnit(item.unit) != nil, !item.name.isEmpty else {
            return nil
        }
        return item
    }

    private static func put(_ item: Item, _ column: inout [Item]) {
        if item.name.hasPrefix("-"), let last = column.indices.last {
            column[last].more.append(item.name.drop { $0 == "-" }.stripped)
        } else {
            column.append(item)
        }
    }

    private func line(_ item: Item) -> WrittenIngredient {
        let unit = MealMasterUnit(item.unit)
        let name = [unit?.adjective ?? "", item.name].filter { !$0.isEmpty }.joined(separator: " ")
        var read = Ingredient(name)
        if let (low, high, _) = WrittenNumber.range(of: item.number), low > 0 {
            read.amount = Amount(low, upTo: high, unit?.measure ?? .piece)
        }
        let line = [item.number, read.amount.map { WrittenUnit.text($0) } ?? unit?.word ?? "", name]
        let whole = WrittenIngredient(
            line.filter { !$0.isEmpty }.joined(separator: " "), part: part, read: Self.noted(read))
        return item.more.isEmpty ? whole : continued(whole, item.more.joined(separator: " "))
    }

    /// The same ingredient with the rest of its name, which stood in lines of their own.
    private func continued(_ before: WrittenIngredient, _ rest: String) -> WrittenIngredient {
        var whole = before
        whole.line += " " + rest
        if var read = before.read {
            if read.note == nil {
                read.name += " " + rest
                read = Self.noted(read)
            } else {
                read.note = [read.note ?? "", rest].filter { !$0.isEmpty }.joined(separator: " ")
            }
            whole.read = read
        }
        return whole
    }

    /// "Salt; to taste": what follows the semicolon is a remark.
    private static func noted(_ ingredient: Ingredient) -> Ingredient {
        var noted = ingredient
        if let mark = ingredient.name.firstIndex(of: ";") {
            noted.name = ingredient.name[..<mark].stripped
            let note = ingredient.name[ingredient.name.index(after: mark)...].stripped
            noted.note = note.isEmpty ? nil : note
        }
        if noted.name.isEmpty { return ingredient }
        return noted
    }

    private mutating func endBlock() {
        written.ingredients += (left + right).map(line)
        (left, right) = ([], [])
    }

    private mutating func text(_ line: Substring) {
        let text = line.drop { $0 == ":" }.stripped
        if paragraph.isEmpty, let fact = RecipeFact(text), text.utf8.count < 100 {
            fact.tell(&written)
        } else {
            paragraph.append(text)
        }
    }

    private mutating func endParagraph() {
        let text = paragraph.joined(separator: " ").stripped
        paragraph = []
        guard !text.isEmpty else { return }
        written.steps.append(WrittenStep(PastedLines.steps([text]).first ?? text, part: part))
    }
}
