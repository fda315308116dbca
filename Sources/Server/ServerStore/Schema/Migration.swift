/// A step from one schema to the next. What has been released never changes; what comes later is another
/// step behind it.
public struct Migration: Sendable {
    /// "accounts".
    public var name: String
    /// Statements that mean the same to both databases: `TEXT`, `BIGINT` and `SMALLINT` columns.
    public var statements: [String]

    public init(_ name: String, _ statements: [String]) { (self.name, self.statements) = (name, statements) }
}
