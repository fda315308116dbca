/// The program in German; cooks are addressed as “du”.
public struct German: Wording {
    public var language: Language { .german }

    public init() {}
}

extension German {
    /// "1 Rezept", "0 Rezepte".
    public func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// "a", "a und b", "a, b und c".
    public func listed(_ names: [String]) -> String {
        let others = names.dropLast().joined(separator: ", ")
        return others.isEmpty ? names.last ?? "" : "\(others) und \(names.last ?? "")"
    }

    /// Which file it is about, in brackets; nothing if there is none.
    public func place(_ path: String) -> String { path.isEmpty ? "" : " (\(path))" }
}
