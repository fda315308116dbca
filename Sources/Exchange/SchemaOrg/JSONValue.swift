/// A value of a JSON text, whatever shape it has; members stand in their order.
enum JSONValue: Sendable, Hashable {
    case text(String)
    /// As it is written, so that nothing is rounded: "1.50".
    case number(String)
    case truth(Bool)
    case list([JSONValue])
    case object([Member])
    case nothing

    struct Member: Sendable, Hashable {
        var name: String
        var value: JSONValue
    }

    /// A member of an object; nil if there is none, or it is null.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self, let found = members.first(where: { $0.name == name })?.value,
            found != .nothing
        else { return nil }
        return found
    }

    /// A text, or a number as it is written; also what JSON-LD wraps as `{"@value": "…"}`.
    var string: String? {
        switch self {
        case .text(let text): text
        case .number(let digits): digits
        case .object: self["@value"]?.string
        default: nil
        }
    }

    /// The values in a list, or the value itself as the only one; JSON-LD's wrapped lists are unwrapped.
    var elements: [JSONValue] {
        switch self {
        case .list(let all): all
        case .nothing: []
        case .object: (self["@list"] ?? self["@set"])?.elements ?? [self]
        default: [self]
        }
    }

    var isObject: Bool {
        if case .object = self { true } else { false }
    }

    var members: [Member] {
        if case .object(let all) = self { all } else { [] }
    }
}
