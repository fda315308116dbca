/// A place in a list that goes back in time.
public struct TimePlace: Sendable, Hashable {
    /// Milliseconds since 1970.
    public var at: Int64
    public var id: String

    public init(at: Int64, id: String) { (self.at, self.id) = (at, id) }
}

extension TimePlace? {
    /// What comes behind it, for the end of a `WHERE`; nothing for the beginning of the list.
    func condition(_ time: String, _ id: String) -> (sql: String, values: [SQLValue]) {
        guard let self else { return ("", []) }
        return (" AND (\(time), \(id)) < (?, ?)", [.integer(self.at), .text(self.id)])
    }
}
