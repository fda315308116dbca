/// Why a patch or a question was refused: a stable word, which a newer server may have more of.
public struct Problem: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public var word: String

    public init(_ word: String) { self.word = word }
    public init(stringLiteral word: String) { self.word = word }

    /// It keeps to no form that is known here.
    public static let invalid: Problem = "invalid"
    /// A value, or the record with it, is larger than ``Bounds`` allow.
    public static let tooLarge: Problem = "too-large"
    /// The account has no room left.
    public static let quota: Problem = "quota"
    /// It names a picture that hasn't come yet.
    public static let blobMissing: Problem = "blob-missing"

    /// The server has acknowledged it, and it isn't there: this is said here, not by the server.
    public static let notThere: Problem = "not-there"

    public init(from decoder: any Decoder) throws {
        word = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }
}
