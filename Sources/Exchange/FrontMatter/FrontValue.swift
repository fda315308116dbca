/// A value of front matter, every scalar as it is written: "2021-03-16" stays text.
indirect enum FrontValue: Sendable, Hashable {
    case text(String)
    case list([FrontValue])
    case table([Entry])

    struct Entry: Sendable, Hashable {
        var key: String
        var value: FrontValue
    }

    /// A scalar's text; nil for lists and tables.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The texts of a list, or of a scalar that names several, separated by commas: `tags: a, b`.
    var texts: [String] {
        switch self {
        case .text(let text): text.split(separator: ",").map(\.stripped).filter { !$0.isEmpty }
        case .list(let list): list.compactMap { $0.text?.stripped }.filter { !$0.isEmpty }
        case .table: []
        }
    }

    /// A table's value, whatever case the key is written in.
    subscript(key: String) -> FrontValue? {
        guard case .table(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
            ?? entries.first { $0.key.lowercased() == key }?.value
    }
}
