/// A step from one schema to the next. What has been released never changes; what comes later is another
/// step behind it.
public struct Migration: Sendable {
    /// "accounts".
    public var name: String
    /// Statements that mean the same to both databases: `TEXT`, `BIGINT` and `SMALLINT` columns.
    public var statements: [String]
    /// Tables whose rows nobody changes or takes away from then on.
    public var growing: [String]

    public init(_ name: String, _ statements: [String], growing: [String] = []) {
        (self.name, self.statements, self.growing) = (name, statements, growing)
    }
}
