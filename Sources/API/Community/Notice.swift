/// Something that an account is told of: what others have done that is its business.
public struct Notice: Codable, Sendable, Hashable, Identifiable {
    public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        /// Somebody has answered what one said, or has said something under what one has published.
        case answer, comment
        /// Somebody has named one in what they said.
        case mention
        /// Somebody follows one.
        case follow
        /// Somebody has reviewed what one has published.
        case review
        /// A moderator has decided about what one has published or said.
        case decision
        /// Somebody has looked at what one has reported.
        case report
        /// One that this window doesn't know.
        case unknown

        public init(from decoder: any Decoder) throws {
            self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Those that are later are greater.
    public var id: String
    public var kind: Kind
    /// Milliseconds since 1970.
    public var at: Int64
    public var isRead: Bool
    /// Whose doing it is; nil = nobody's who is named.
    public var actor: PersonCard?
    /// The post that it is about, and its recipe's title.
    public var post: String?
    public var title: String?
    /// The collection that it is about, whose name is the title.
    public var collection: String?
    /// The comment that it is about.
    public var comment: String?
    /// The beginning of what was said; may be empty.
    public var text: String
    /// What was decided.
    public var decision: Decision?

    public init(
        id: String, kind: Kind, at: Int64, isRead: Bool = false, actor: PersonCard? = nil,
        post: String? = nil, title: String? = nil, comment: String? = nil, text: String = "",
        decision: Decision? = nil, collection: String? = nil
    ) {
        self.collection = collection
        (self.id, self.kind, self.at, self.isRead, self.actor) = (id, kind, at, isRead, actor)
        (self.post, self.title, self.comment, self.text) = (post, title, comment, text)
        self.decision = decision
    }
}

/// Some of what an account is told of, the latest first: ``Route/notices``.
public struct NoticeList: Codable, Sendable, Hashable {
    public var items: [Notice]
    /// What `?after=` is given for those behind; nil = there are none.
    public var next: String?
    /// How many there are in all that haven't been read.
    public var unread: Int

    public init(items: [Notice], next: String? = nil, unread: Int) {
        (self.items, self.next, self.unread) = (items, next, unread)
    }
}

/// What has been read of them: ``Route/readNotices``.
public struct NoticesRead: Codable, Sendable, Hashable {
    /// The latest that was seen: it and all before it.
    public var until: String

    public init(until: String) { self.until = until }
}
