extension RecipeMDDocument {
    /// As the format's own test cases are written.
    public var json: String {
        JSONText.table([
            ("title", JSONText.string(title)), ("description", Self.text(description)),
            ("yields", JSONText.list(yields.map(\.json))),
            ("tags", JSONText.list(tags.map { JSONText.string($0) })),
            ("ingredients", JSONText.list(ingredients.map(\.json))),
            ("ingredient_groups", JSONText.list(groups.map(\.json))),
            ("instructions", Self.text(instructions)),
        ])
    }

    fileprivate static func text(_ text: String?) -> String { text.map { JSONText.string($0) } ?? "null" }
}

extension RecipeMDDocument.Amount {
    fileprivate var json: String {
        JSONText.table([("factor", JSONText.string(factor)), ("unit", RecipeMDDocument.text(unit))])
    }
}

extension RecipeMDDocument.Ingredient {
    fileprivate var json: String {
        JSONText.table([
            ("name", JSONText.string(name)), ("amount", amount?.json ?? "null"),
            ("link", RecipeMDDocument.text(link)),
        ])
    }
}

extension RecipeMDDocument.Group {
    fileprivate var json: String {
        JSONText.table([
            ("title", JSONText.string(title)), ("ingredients", JSONText.list(ingredients.map(\.json))),
            ("ingredient_groups", JSONText.list(groups.map(\.json))),
        ])
    }
}
