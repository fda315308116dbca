extension RecipeMDDocument {
    /// As the format's own test cases are written.
    public var json: String { value.line() }

    var value: JSONValue {
        .table([
            ("title", .text(title)), ("description", .text(orNothing: description)),
            ("yields", .list(yields.map(\.value))), ("tags", .texts(tags)),
            ("ingredients", .list(ingredients.map(\.value))),
            ("ingredient_groups", .list(groups.map(\.value))),
            ("instructions", .text(orNothing: instructions)),
        ])
    }
}

extension JSONValue {
    fileprivate static func text(orNothing text: String?) -> JSONValue { text.map { .text($0) } ?? .nothing }
}

extension RecipeMDDocument.Amount {
    fileprivate var value: JSONValue {
        .table([("factor", .text(factor)), ("unit", .text(orNothing: unit))])
    }
}

extension RecipeMDDocument.Ingredient {
    fileprivate var value: JSONValue {
        .table([
            ("name", .text(name)), ("amount", amount?.value ?? .nothing), ("link", .text(orNothing: link)),
        ])
    }
}

extension RecipeMDDocument.Group {
    fileprivate var value: JSONValue {
        .table([
            ("title", .text(title)), ("ingredients", .list(ingredients.map(\.value))),
            ("ingredient_groups", .list(groups.map(\.value))),
        ])
    }
}
