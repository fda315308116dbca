/// What somebody says under a post, or in answer to somebody who has.
public struct Comment: Codable, Sendable, Hashable, Identifiable {
    public enum State: String, Codable, Sendable, Hashable {
        case shown
        /// Its author has deleted it, or a moderator removed it: its place is kept for the answers below it.
        case deleted, removed
        /// Of somebody whom the reader has blocked.
        case blocked
        /// One that this window doesn't know.
        case unknown

        public init(from decoder: any Decoder) throws {
            self = State(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    public var id: String
    /// The comment that it answers, which answers none itself.
    public var parent: String?
    public var state: State
    /// Nil = whoever wrote it is here no longer, or it isn't shown.
    public var author: PersonCard?
    /// Whether whoever asks wrote it.
    public var isMine: Bool
    /// Milliseconds since 1970.
    public var at: Int64
    public var changedAt: Int64?
    /// Empty if it isn't shown.
    public var text: String

    public init(
        id: String, parent: String? = nil, state: State = .shown, author: PersonCard?, isMine: Bool = false,
        at: Int64, changedAt: Int64? = nil, text: String
    ) {
        (self.id, self.parent, self.state, self.author) = (id, parent, state, author)
        (self.isMine, self.at, self.changedAt, self.text) = (isMine, at, changedAt, text)
    }
}

/// ``Route/comment``, ``Route/changeComment``.
public struct CommentDraft: Codable, Sendable, Hashable {
    /// The comment that is answered; an answer to an answer goes to what that answers. Not for a change.
    public var parent: String?
    public var text: String

    public init(_ text: String, parent: String? = nil) { (self.text, self.parent) = (text, parent) }
}
