extension WrittenRecipe {
    /// The recipe on one line of JSON, for scripts: what the source doesn't say is null or empty.
    ///
    /// - Parameter source: the file it was read from.
    public func json(source: String) -> String {
        let groups = groups.map { group in
            JSONLine.object([
                ("purpose", .text(group.purpose)), ("ingredients", .list(group.lines.map { .text($0) })),
            ])
        }
        let facts = nutrition.sorted { $0.key < $1.key }.map { ($0.key, JSONLine.text($0.value)) }
        return JSONLine.object([
            ("source", .text(source)), ("title", .text(title)), ("description", .text(description)),
            ("author", .text(author)), ("image", .text(picture)), ("yield", .text(yield)),
            ("prepMinutes", .number(prepMinutes)), ("cookMinutes", .number(cookMinutes)),
            ("totalMinutes", .number(totalMinutes)),
            ("ingredients", .list(ingredientLines.map { .text($0) })), ("ingredientGroups", .list(groups)),
            ("steps", .list(stepLines.map { .text($0) })),
            ("category", .text(category.joined(separator: ", "))),
            ("cuisine", .text(cuisine.joined(separator: ", "))),
            ("keywords", .list(keywords.map { .text($0) })),
            ("nutrition", facts.isEmpty ? .number(nil) : .object(facts)), ("guessed", .truth(isGuessed)),
        ]).written
    }

    /// The line for a file that could not be read.
    public static func json(source: String, error: String) -> String {
        JSONLine.object([("source", .text(source)), ("error", .text(error))]).written
    }

    /// The instructions as lines under each other: the name of a part before its first step, the title of a
    /// step
    /// before its text.
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

    /// The ingredient list as lines under each other. What may be a heading and may be a line of its own is among
    /// them; what surely is a heading is not.
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
