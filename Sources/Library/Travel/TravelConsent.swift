public import GRDB

/// What things need that travel only where the cook has said so for them, on each machine: a diary of the body is no
/// list of recipes.
public struct TravelConsent: Sendable {
    /// What is shared as one, of several kinds: "diary".
    public let part: String
    /// The names of all things of the kind in their order, after one of them and at most so many.
    public let names: @Sendable (_ after: String?, _ limit: Int, _ db: Database) throws -> [String]
    /// What holds of a thing that was here and elsewhere when both come together, of its fields here and there; nil =
    /// what was changed last.
    public let meeting:
        (@Sendable (_ mine: [String: String], _ theirs: [String: String]) -> [String: String])?

    public init(
        part: String,
        meeting: (@Sendable (_ mine: [String: String], _ theirs: [String: String]) -> [String: String])? =
            nil,
        names: @escaping @Sendable (_ after: String?, _ limit: Int, _ db: Database) throws -> [String]
    ) {
        (self.part, self.meeting, self.names) = (part, meeting, names)
    }
}
