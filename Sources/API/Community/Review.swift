/// What somebody thinks of a post after cooking it.
public struct Review: Codable, Sendable, Hashable {
    /// Nil = whoever wrote it is here no longer.
    public var author: PersonCard?
    /// Whether whoever asks wrote it.
    public var isMine: Bool
    /// 1 to 5.
    public var stars: Int
    /// May be empty.
    public var text: String
    /// Milliseconds since 1970.
    public var at: Int64
    public var changedAt: Int64?

    public init(
        author: PersonCard?, isMine: Bool = false, stars: Int, text: String = "", at: Int64,
        changedAt: Int64? = nil
    ) {
        (self.author, self.isMine, self.stars, self.text) = (author, isMine, stars, text)
        (self.at, self.changedAt) = (at, changedAt)
    }
}

/// ``Route/review``.
public struct ReviewDraft: Codable, Sendable, Hashable {
    /// 1 to 5.
    public var stars: Int
    public var text: String

    public init(stars: Int, text: String = "") { (self.stars, self.text) = (stars, text) }

    public static let length = 0...2000

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        if !(1...5).contains(stars) { faults["stars"] = .invalid }
        if let fault = PublicText.fault(in: text, Self.length, hasLines: true) { faults["text"] = fault }
        return faults
    }
}

/// All stars that a post has been given.
public struct Rating: Codable, Sendable, Hashable {
    public var sum: Int
    /// How many have given any.
    public var count: Int

    public init(sum: Int = 0, count: Int = 0) { (self.sum, self.count) = (sum, count) }

    /// 1 to 5; nil = nobody has given any.
    public var average: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}

/// What people do with a post, and how many have done so: ``Route/usePost``.
public enum PostUse: String, Codable, Sendable, Hashable, CaseIterable {
    /// It is among their own recipes.
    case saved
    case cooked
}
