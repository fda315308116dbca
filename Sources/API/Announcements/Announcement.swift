/// What the server's owner has to say to everybody who has an account there: ``Route/announcements``.
public struct Announcement: Codable, Sendable, Hashable, Identifiable {
    /// Those that are later are greater.
    public var id: String
    /// Milliseconds since 1970: since when it is said, and when it is over.
    public var at: Int64
    public var until: Int64
    public var text: String

    public init(id: String, at: Int64, until: Int64, text: String) {
        (self.id, self.at, self.until, self.text) = (id, at, until, text)
    }

    public static let length = 3...500
    /// How many are said at a time at most: of more, nobody would read any.
    public static let most = 5
    /// Days for which one can be said.
    public static let terms = [1, 3, 7, 28]

    /// What is wrong with its words; nil = nothing.
    public static func fault(in text: String) -> FieldFault? {
        PublicText.fault(in: text, length, hasLines: true)
    }
}

/// The answer to ``Route/announcements``: the latest first.
public struct AnnouncementList: Codable, Sendable, Hashable {
    public var items: [Announcement]

    public init(items: [Announcement]) { self.items = items }
}
