/// The ingredient list of a recipe's object.
enum SchemaOrgIngredients {
    /// Lines of one recipe.
    static let most = 1000

    static func read(_ value: JSONValue?) -> [WrittenIngredient] {
        guard let value else { return [] }
        var lines: [String] = []
        let elements = value.elements
        gather(elements, isWhole: elements.count == 1, into: &lines, depth: 0)
        return written(lines)
    }

    /// Lines as they stand under each other; those that are headings name the part of the dish.
    static func written(_ lines: [String]) -> [WrittenIngredient] {
        var all: [WrittenIngredient] = []
        var part = ""
        for line in lines.prefix(most) {
            let line = IngredientLine.tidy(line)
            if let heading = IngredientLine.heading(line) {
                part = heading
            } else if !line.isEmpty {
                all.append(WrittenIngredient(line, part: part))
            }
        }
        return all
    }

    /// - Parameter isWhole: whether one text is the whole list, with a line for each ingredient.
    private static func gather(_ values: [JSONValue], isWhole: Bool, into lines: inout [String], depth: Int) {
        for value in values where lines.count < most && depth < 8 {
            if case .list(let inner) = value {
                gather(inner, isWhole: isWhole && inner.count == 1, into: &lines, depth: depth + 1)
            } else if let text = value.string {
                if isWhole { lines += PageText.lines(text) } else { lines.append(PageText.line(text)) }
            } else if let inner = value["itemListElement"] {
                if let name = value["name"]?.string { lines.append(PageText.line(name) + ":") }
                gather(inner.elements, isWhole: false, into: &lines, depth: depth + 1)
            } else {
                lines.append(line(of: value))
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
