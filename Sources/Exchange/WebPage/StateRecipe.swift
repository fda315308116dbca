/// Reads an object as a recipe by what its members' names speak of, in the words programmers use.
enum StateRecipe {
    /// Nil unless it has at least two ingredients and one step.
    static func read(_ members: [JSONValue.Member]) -> WrittenRecipe? {
        guard let list = lists(members, of: ["ingredient"]), let steps = lists(members, of: stepNames) else {
            return nil
        }
        let lines = list.flatMap { ingredients($0, depth: 0) }
        let texts = steps.flatMap { Self.steps($0, depth: 0) }
        guard lines.count >= 2, !texts.isEmpty else { return nil }
        var recipe = WrittenRecipe(title: text(members, titles).map(PageText.line) ?? "")
        recipe.ingredients = SchemaOrgIngredients.written(lines)
        recipe.steps = texts.map { WrittenStep($0) }
        return recipe
    }

    private static let stepNames = [
        "instruction", "steps", "direction", "method", "preparation", "procedure",
    ]
    private static let titles = ["title", "name", "headline", "recipename", "recipetitle"]
    /// Members that hold a whole line.
    private static let wholes = ["rawtext", "displaytext", "fulltext", "text", "line", "original", "raw"]
    private static let bodies = [
        "text", "displaytext", "body", "content", "description", "instruction", "step", "html",
    ]
    private static let deepest = 6

    /// The values of the first member that is a list, and whose name holds one of these words.
    private static func lists(_ members: [JSONValue.Member], of words: [String]) -> [JSONValue]? {
        for word in words {
            for member in members where member.name.lowercased().contains(word) {
                if case .list(let all) = member.value, !all.isEmpty { return all }
            }
        }
        return nil
    }

    private static func text(_ members: [JSONValue.Member], _ names: [String]) -> String? {
        for name in names {
            for member in members where plain(member.name) == name {
                if case .text(let text) = member.value, !text.isEmpty { return text }
            }
        }
        return nil
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }

    private static func ingredients(_ value: JSONValue, depth: Int) -> [String] {
        guard depth < deepest else { return [] }
        if let text = value.string { return PageText.lines(text) }
        if let inner = lists(value.members, of: ["ingredient", "components", "items", "list"]) {
            let heading = text(value.members, titles).map { PageText.line($0) + ":" }
            return (heading.map { $0.count > 1 ? [$0] : [] } ?? [])
                + inner.flatMap { ingredients($0, depth: depth + 1) }
        }
        if let line = text(value.members, wholes) { return [PageText.line(line)] }
        let name = said(
            value.members, ["name", "ingredient", "label", "title", "food", "product", "description"])
        guard !name.isEmpty else { return [] }
        let quantity = said(value.members, ["quantity", "amount", "qty"])
        let unit = said(value.members, ["unit", "measure"])
        return [
            PageText.line([quantity, unit, name].filter { !$0.isEmpty && $0 != "0" }.joined(separator: " "))
        ]
    }

    /// What the first member says whose name ends in, or else holds, one of these words.
    private static func said(_ members: [JSONValue.Member], _ words: [String]) -> String {
        for word in words {
            let named =
                members.filter { plain($0.name).hasSuffix(word) }
                + members.filter { plain($0.name).contains(word) }
            for member in named {
                if let text = member.value.string, !text.isEmpty { return text }
                if let text = text(
                    member.value.members, ["abbreviation", "displaysingular", "name", "title"])
                {
                    return text
                }
            }
        }
        return ""
    }

    private static func steps(_ value: JSONValue, depth: Int) -> [String] {
        guard depth < deepest else { return [] }
        if let text = value.string { return PageText.lines(text).filter { !StepWords.isNumbering($0) } }
        if let inner = lists(value.members, of: stepNames + ["items", "list"]) {
            return inner.flatMap { steps($0, depth: depth + 1) }
        }
        if let body = text(value.members, bodies) {
            return PageText.lines(body).filter { !StepWords.isNumbering($0) }
        }
        return value.members.lazy.filter { $0.value.isObject }.prefix(4).flatMap {
            steps($0.value, depth: depth + 1)
        }
    }
}
