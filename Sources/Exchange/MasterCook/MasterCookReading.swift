import CooklangText
import Recipes

/// One recipe of a MasterCook text, without its header.
struct MasterCookReading {
    /// Nil if there is nothing in it.
    private(set) var recipe: WrittenRecipe?

    private var written = WrittenRecipe()
    private enum Place { case head, ingredients, text, foot }
    private var place = Place.head
    /// Where the three columns of the ingredients begin, from the dashes under their headings.
    private var columns: [Int] = [0, 10, 24]
    private var part = ""
    private var paragraph: [String] = []
    private var notes: [String] = []
    /// The label whose value stands in the next line, in quotation marks.
    private var label = ""

    init(_ lines: [Substring]) {
        for line in lines {
            switch place {
            case .head: head(line)
            case .ingredients: ingredient(line)
            case .text: text(line)
            case .foot: foot(line)
            }
        }
        endParagraph()
        written.notes = notes.joined(separator: "\n\n")
        if !written.title.isEmpty || !written.ingredients.isEmpty || !written.steps.isEmpty {
            recipe = written
        }
    }

    private mutating func head(_ line: Substring) {
        let text = line.stripped
        guard !text.isEmpty else { return }
        if let starts = Self.columns(text, of: line) {
            columns = starts
            place = .ingredients
        } else if written.title.isEmpty {
            written.title = text.onOneLine
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].stripped
            fact(text[..<colon].stripped.lowercased(), value)
        } else if written.steps.isEmpty, !text.hasPrefix("Amount"), !written.category.isEmpty {
            // More categories, under the first.
            written.category += Self.apart(text)
        }
    }

    /// "--------  ------------  ------": where the dashes begin.
    private static func columns(_ text: String, of line: Substring) -> [Int]? {
        guard text.hasPrefix("----"), text.allSatisfy({ $0 == "-" || $0 == " " }) else { return nil }
        var starts: [Int] = []
        var before: Character = " "
        for (place, letter) in line.prefix(400).enumerated() {
            if letter == "-", before != "-" { starts.append(place) }
            before = letter
        }
        return starts.count >= 3 ? starts : nil
    }

    private mutating func fact(_ name: String, _ value: String) {
        switch name {
        case "recipe by": written.author = value.onOneLine
        case "serving size":
            // "8    Preparation Time :0:30".
            let parts = value.split(separator: "Preparation Time", maxSplits: 1)
            written.yield = parts.first.map { $0.onOneLine } ?? ""
            if parts.count > 1 {
                let time = parts[1].drop { $0 == " " || $0 == ":" }.stripped
                written.prepMinutes = WrittenMinutes.read(time).flatMap { $0 > 0 ? $0 : nil }
            }
        case "categories", "category": written.category = Self.apart(value)
        case "source": if written.sourceName.isEmpty { written.sourceName = value.onOneLine }
        case "description": written.description = value.onOneLine
        case "s(internet address)", "internet address", "url":
            if FrontMatterReading.isAddress(value) { written.address = value }
        case "yield": written.yield = value.onOneLine
        case "cuisine": written.cuisine = [value.onOneLine]
        case "start to finish time", "total time": written.totalMinutes = WrittenMinutes.read(value)
        case "cook time", "cooking time": written.cookMinutes = WrittenMinutes.read(value)
        case "preparation time": written.prepMinutes = WrittenMinutes.read(value)
        default: break
        }
    }

    /// Names that are separated by two spaces or more.
    private static func apart(_ text: String) -> [String] {
        var names: [String] = [], words: [Substring] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if word.isEmpty {
                if !words.isEmpty { names.append(words.joined(separator: " ")) }
                words = []
            } else {
                words.append(word)
            }
        }
        if !words.isEmpty { names.append(words.joined(separator: " ")) }
        return names.filter { $0 != "." }
    }

    private mutating func ingredient(_ line: Substring) {
        if line.isBlank {
            if !written.ingredients.isEmpty { place = .text }
            return
        }
        let row = TextColumns(line)
        let number = row[columns[0]..<columns[1]], unit = row[columns[1]..<columns[2]],
            name = row[columns[2]..<400]
        let isNumber = number.isEmpty || WrittenNumber.range(of: number)?.rest.isEmpty == true
        guard isNumber, !name.isEmpty, row.isBlank(columns[2] - 1..<columns[2]) else {
            place = .text
            text(line)
            return
        }
        if number.isEmpty, unit.isEmpty, let heading = Self.heading(name) {
            part = heading
            return
        }
        let pieces = name.split(separator: " -- ", maxSplits: 1).map(\.stripped)
        var read = Ingredient(pieces[0], note: pieces.count > 1 ? pieces[1] : nil)
        if !number.isEmpty { read.amount = WrittenAmount.read(number: number, unit: unit) }
        let shown = [number, unit, pieces.joined(separator: ", ")].filter { !$0.isEmpty }.joined(
            separator: " ")
        written.ingredients.append(WrittenIngredient(shown, part: part, read: read))
    }

    /// "***FROSTING***", "--FROSTING--", "For the frosting:".
    private static func heading(_ name: String) -> String? {
        let bare = name.drop { "*-= ".contains($0) }.reversed().drop { "*-=: ".contains($0) }.reversed()
        let isMarked = name.hasPrefix("**") || name.hasPrefix("--") || name.hasSuffix(":")
        return isMarked && !bare.isEmpty ? String(bare) : nil
    }

    private mutating func text(_ line: Substring) {
        let text = line.stripped
        if text.hasPrefix("- - - -") {
            endParagraph()
            place = .foot
        } else if text.isEmpty {
            endParagraph()
        } else if !label.isEmpty {
            fact(
                label,
                text.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed().map(String.init).joined())
            label = ""
        } else if text.hasSuffix(":"), Self.labels.contains(text.dropLast().lowercased()) {
            endParagraph()
            label = text.dropLast().lowercased()
        } else {
            paragraph.append(text)
        }
    }

    private static let labels: Set<String> = [
        "source", "description", "s(internet address)", "internet address", "url", "yield", "cuisine",
        "start to finish time",
        "copyright", "t(cook time)", "author note", "recipe author", "web page",
    ]

    /// What the program worked out, and the cook's notes.
    private mutating func foot(_ line: Substring) {
        let text = line.stripped
        if text.lowercased().hasPrefix("notes") || text.lowercased().hasPrefix("note :"),
            let colon = text.firstIndex(of: ":")
        {
            notes.append(text[text.index(after: colon)...].stripped)
        } else if !notes.isEmpty, !text.isEmpty, !text.hasPrefix("Nutr") {
            notes[notes.count - 1] += " " + text
        }
    }

    private mutating func endParagraph() {
        let text = paragraph.joined(separator: " ").stripped
        paragraph = []
        guard !text.isEmpty else { return }
        written.steps.append(WrittenStep(PastedLines.steps([text]).first ?? text, part: part))
    }
}
