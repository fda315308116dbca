/// An invitation of a member's that nobody has used yet. What it is shown by is told once, when it is made:
/// ``NewInvitation``.
public struct Invitation: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    /// Milliseconds since 1970: for so long it is good.
    public var until: Int64

    public init(id: String, until: Int64) { (self.id, self.until) = (id, until) }
}

/// `POST /v1/invitations`: good for one new account.
public struct NewInvitation: Codable, Sendable, Hashable {
    public var id: String
    public var until: Int64
    /// What the friend gives who signs up; the server keeps a hash of it.
    public var code: String

    public init(id: String, until: Int64, code: String) {
        (self.id, self.until, self.code) = (id, until, code)
    }

    public var invitation: Invitation { Invitation(id: id, until: until) }
}

/// `GET /v1/invitations`: the account's own, the earliest first, and what it may do.
public struct InvitationList: Codable, Sendable, Hashable {
    public var items: [Invitation]
    /// How many may be open at a time.
    public var most: Int
    /// Milliseconds since 1970 from which on it may invite; nil = it may now.
    public var from: Int64?

    public init(items: [Invitation], most: Int, from: Int64? = nil) {
        (self.items, self.most, self.from) = (items, most, from)
    }
}

extension Invitation {
    /// Characters of a code at most; and what it is made of.
    public static let longestCode = 80

    /// Whether a text could be one: letters and digits of ASCII, hyphens, underscores.
    public static func isCode(_ text: String) -> Bool {
        (8...longestCode).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
