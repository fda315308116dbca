/// The program in British English.
public struct English: Wording {
    public var language: Language { .english }

    public init() {}
}

extension English {
    /// "1 recipe", "0 recipes".
    public func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// "a", "a and b", "a, b and c".
    public func listed(_ names: [String]) -> String {
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? names.last ?? "" : "\(others) and \(names.last ?? "")"
    }

    /// Which file it is about, in brackets; nothing if there is none.
    public func place(_ path: String) -> String { path.isEmpty ? "" : " (\(path))" }
}
