extension JSONValue {
    /// The first member of these names that is no null: programs rename them from one version to the next.
    func first(_ names: String...) -> JSONValue? {
        for name in names { if let value = self[name] { return value } }
        return nil
    }

    /// A text on one line; empty if there is none.
    func line(_ names: String...) -> String {
        for name in names { if let text = self[name]?.string { return PageText.collapsed(text) } }
        return ""
    }

    /// A text with its lines, without empty ones.
    func lines(_ names: String...) -> [String] {
        for name in names { if let text = self[name]?.string { return PageText.split(text.withinRecipe) } }
        return []
    }

    /// A text with its paragraphs, as they are written.
    func paragraphs(_ name: String) -> String {
        ProgramText.paragraphs((self[name]?.string ?? "").withinRecipe)
    }

    func number(_ names: String...) -> Double? {
        for name in names {
            if let value = self[name]?.string.flatMap(Double.init), value.isFinite { return value }
        }
        return nil
    }

    /// Whether a mark is set: true, 1, "yes".
    func truth(_ name: String) -> Bool {
        if case .truth(let isSet)? = self[name] { return isSet }
        return ["1", "true", "yes"].contains(self[name]?.string?.lowercased())
    }

    /// A whole number, and no more than fits.
    func count(_ names: String...) -> Int? {
        for name in names {
            if let value = self[name]?.string.flatMap(Double.init), abs(value) < 1e9 {
                return Int(value.rounded())
            }
        }
        return nil
    }

    /// The names in a list of texts or of objects that have one: tags, categories.
    func names(_ names: String...) -> [String] {
        for name in names {
            if let list = self[name] {
                return list.elements.map { PageText.collapsed($0.string ?? $0["name"]?.string ?? "") }
                    .filter { !$0.isEmpty }
            }
        }
        return []
    }

    var isTrue: Bool { self == .truth(true) || self == .number("1") }
}
