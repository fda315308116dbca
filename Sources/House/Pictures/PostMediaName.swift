public import API

/// How a recipe of this program names a picture or a clip that lies on the server with a post: what it is, the post, and its
/// SHA-256. "post-clip:0198c8c5/5feceb66…".
public struct PostMediaName: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case clip = "post-clip:"
        case picture = "post-picture:"
    }

    public let kind: Kind
    public let post: Post.ID
    /// 64 hexadecimal digits.
    public let hash: String

    public init(_ kind: Kind, of post: Post.ID, hash: String) {
        (self.kind, self.post, self.hash) = (kind, post, hash)
    }

    /// Nil = it names nothing of the kind. Whoever asks the server for it looks at the post's id once more.
    public init?(_ kind: Kind, _ text: String) {
        guard text.hasPrefix(kind.rawValue) else { return nil }
        let parts = text.dropFirst(kind.rawValue.count).split(
            separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, BlobName.isHash(parts[1]) else { return nil }
        self.init(kind, of: String(parts[0]), hash: String(parts[1]))
    }

    public var text: String { "\(kind.rawValue)\(post)/\(hash)" }
}
