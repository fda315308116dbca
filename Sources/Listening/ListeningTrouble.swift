/// Why nothing is heard.
public struct ListeningTrouble: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case noMicrophone
        /// Another program has it, or it isn't ours to use.
        case busy
        case unplugged
        /// Nothing by which speech of a language could be recognised.
        case noModel(language: String)
        /// A folder that was named holds none.
        case badModel
        case failed
    }

    public let kind: Kind
    /// For the log.
    public let cause: String

    public init(_ kind: Kind, cause: String) { (self.kind, self.cause) = (kind, cause) }
}
