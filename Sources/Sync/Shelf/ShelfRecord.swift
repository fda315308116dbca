/// A record as it is shown.
public struct ShelfRecord: Sendable, Equatable {
    public var key: RecordKey
    public var fields: [String: FieldValue]
    /// Other versions of fields, about which the cook may decide.
    public var kept: [Kept]
    /// Whether changes are on their way.
    public var isWaiting: Bool
    /// Why the server didn't take changes that are shown here only.
    public var problems: [Problem]
}
