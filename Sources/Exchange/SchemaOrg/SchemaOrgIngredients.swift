/// The ingredient list of a recipe's object.
enum SchemaOrgIngredients {
    /// Lines of one recipe.
    static let most = 1000

    private struct Line {
        var text: String
        /// The source says that it is a heading.
        var isHeading = false
    }

    static func read(_ value: JSONValue?) -> [WrittenIngredient] {
        guard let value else { return [] }
        var lines: [Line] = []
        let elements = value.elements
        gather(elements, isWhole: elements.count == 1, into: &lines, depth: 0)
        // A list that begins with a heading has headings; in another one, a line may just end in a colon.
        let isDivided = lines.first.map { $0.isHeading || IngredientLine.heading($0.text) != nil } ?? false
        return written(lines) { !$0.isHeading && !isDivided && $0.text != $0.text.uppercased() }
    }

    /// Lines as they stand under each other; those that are headings name the part of the dish.
    static func written(_ lines: [String]) -> [WrittenIngredient] {
        written(lines.map { Line(text: $0) }) { _ in false }
    }

    private static func written(_ lines: [Line], mayBeLine: (Line) -> Bool) -> [WrittenIngredient] {
        var all: [WrittenIngredient] = []
        var part = ""
        var above = ""
        for line in lines.prefix(most) {
            let text = IngredientLine.tidy(line.text)
            if let heading = line.isHeading ? text : IngredientLine.heading(text) {
                part = heading
                above = mayBeLine(line) ? text : ""
            } else if !text.isEmpty {
                var ingredient = WrittenIngredient(text, part: part)
                ingredient.above = above
                above = ""
                all.append(ingredient)
            }
        }
        return all
    }

    /// - Parameter isWhole: whether one text is the whole list, with a line for each ingredient.
    private static func gather(_ values: [JSONValue], isWhole: Bool, into lines: inout [Line], depth: Int) {
        for value in values where lines.count < most && depth < 8 {
            if case .list(let inner) = value {
                gather(inner, isWhole: isWhole && inner.count == 1, into: &lines, depth: depth + 1)
            } else if let text = value.string {
                let texts = isWhole ? PageText.lines(text) : [PageText.line(text)]
                lines += texts.map { Line(text: $0) }
            } else if let inner = value["itemListElement"] {
                if let name = value["name"]?.string {
                    lines.append(Line(text: PageText.line(name), isHeading: true))
                }
                gather(inner.elements, isWhole: false, into: &lines, depth: depth + 1)
            } else {
                lines.append(Line(text: line(of: value)))
            }
        }
    }

    /// An ingredient that is an object of its own.
    private static func line(of value: JSONValue) -> String {
        let name = value["text"]?.string ?? value["name"]?.string ?? value["item"]?["name"]?.string ?? ""
        let amount = value["amount"] ?? value["quantity"] ?? value["requiredQuantity"] ?? value["value"]
        let quantity = amount?.string ?? amount?["value"]?.string ?? ""
        let unit = (amount?["unitText"] ?? value["unitText"] ?? value["unit"])?.string ?? ""
        return PageText.line("\(quantity) \(unit) \(name)")
    }
}
