extension WrittenRecipe {
    /// The recipe on one line of JSON, for scripts: what the source doesn't say is null or empty.
    ///
    /// - Parameter source: the file it was read from.
    public func json(source: String) -> String {
        let groups = groups.map { group in
            JSONValue.table([("purpose", .said(group.purpose)), ("ingredients", .list(saying: group.lines))])
        }
        let facts = nutrition.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.said($0.value)) }
        return JSONValue.table([
            ("source", .said(source)), ("title", .said(title)), ("description", .said(description)),
            ("author", .said(author)), ("image", .said(picture)), ("yield", .said(yield)),
            ("prepMinutes", .count(prepMinutes)), ("cookMinutes", .count(cookMinutes)),
            ("totalMinutes", .count(totalMinutes)),
            ("ingredients", .list(saying: ingredientLines)), ("ingredientGroups", .list(groups)),
            ("steps", .list(saying: stepLines)), ("category", .said(category.joined(separator: ", "))),
            ("cuisine", .said(cuisine.joined(separator: ", "))), ("keywords", .list(saying: keywords)),
            ("nutrition", facts.isEmpty ? .nothing : .table(facts)), ("guessed", .truth(isGuessed)),
        ]).line()
    }

    /// The line for a file that could not be read.
    public static func json(source: String, error: String) -> String {
        JSONValue.table([("source", .said(source)), ("error", .said(error))]).line()
    }

    /// The instructions as lines under each other: the name of a part before its first step, the title of a
    /// step before its text.
    public var stepLines: [String] {
        var all: [String] = []
        var part = ""
        for step in steps {
            if step.part != part, !step.part.isEmpty { all.append(step.part) }
            part = step.part
            if !step.title.isEmpty { all.append(step.title) }
            if !step.text.isEmpty { all.append(step.text) }
        }
        return all
    }

    /// The ingredient list as lines under each other. What may be a heading and may be a line of its own is
    /// among them; what surely is a heading is not.
    var ingredientLines: [String] {
        ingredients.flatMap { $0.above.isEmpty ? [$0.line] : [$0.above, $0.line] }
    }

    private var picture: String {
        for case .address(let address) in pictures { return address }
        for case .path(let path) in pictures { return path }
        return ""
    }

    /// The ingredients by the part of the dish they are for, in the order of the list.
    private var groups: [(purpose: String, lines: [String])] {
        var all: [(purpose: String, lines: [String])] = []
        for ingredient in ingredients {
            if all.last?.purpose != ingredient.part || all.isEmpty { all.append((ingredient.part, [])) }
            all[all.count - 1].lines.append(ingredient.line)
        }
        return all
    }
}
