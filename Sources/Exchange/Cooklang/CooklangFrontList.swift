import CooklangText

/// The list of ingredients in the front matter of Cooklang, where the steps alone would add up to another
/// one: components as they stand in steps, and sections over them.
enum CooklangFrontList {
    /// Nil if there is none of that kind; other programs may keep something else under the name.
    static func lines(_ front: FrontMatter) -> [WrittenIngredient]? {
        guard case .list(let values)? = front.value("ingredients"), !values.isEmpty else { return nil }
        var lines: [WrittenIngredient] = [], part = ""
        for value in values {
            guard let text = value.text else { return nil }
            switch CooklangBlocks(text[...]).blocks.first {
            case .section(let name): part = name
            case .step(let items):
                guard items.count == 1, let read = CooklangStep.ingredient(items[0]) else { return nil }
                lines.append(WrittenIngredient(read.typedLine, part: part, read: read))
            default: return nil
            }
        }
        return lines
    }
}
