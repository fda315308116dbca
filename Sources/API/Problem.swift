/// Why a server didn't do what it was asked: `application/problem+json`, RFC 9457.
///
/// The window words it itself, by ``type`` and ``fields``; the server's own words are for whoever reads its
/// answers, and for kinds of problems that a window doesn't know yet.
public struct Problem: Error, Codable, Sendable, Hashable {
    /// What kind of problem, for ever the same words for the same thing.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The request can't be read, or has something in it that nobody asked for.
        case malformed
        /// Fields of it are not as they must be: see ``Problem/fields``.
        case invalid
        /// Nobody is signed in with this token, or not any more.
        case signedOut = "signed-out"
        /// The name or the password is wrong; which of them, nobody is told.
        case wrongCredentials = "wrong-credentials"
        /// The account has a second factor, and the code for it is missing or wrong.
        case codeNeeded = "code-needed"
        /// Whoever looks after others has no second factor yet: until there is one, nothing but making one is done.
        case secondFactorNeeded = "second-factor-needed"
        /// Without a password, only somebody who has signed in just now is believed to be the owner.
        case signInAgain = "sign-in-again"
        /// Without this the account's owner could not sign in any more.
        case lastWayIn = "last-way-in"
        /// Signed in, but not allowed.
        case forbidden
        /// A moderator has suspended the account: it reads, and writes nothing. The detail says why.
        case suspended
        /// There is nothing there, or nothing that this account may know of.
        case notFound = "not-found"
        case methodNotAllowed = "method-not-allowed"
        /// It has been changed since it was read (`If-Match`).
        case changed
        /// The menu isn't any more as it was when the order was put together: the fields say where. Nothing is ordered.
        case orderChanged = "order-changed"
        /// The request must say which state it changes, with `If-Match`.
        case preconditionRequired = "precondition-required"
        /// The same idempotency key is being worked on.
        case inProgress = "in-progress"
        /// An idempotency key that came with another request before.
        case keyReused = "key-reused"
        /// A body with more bytes than allowed.
        case tooLarge = "too-large"
        /// A body of a kind that isn't taken here.
        case unsupportedMedia = "unsupported-media"
        /// The account has used up its space.
        case quota
        /// The server's disk is full, or nearly so; nothing big is taken, or nothing at all, until there is space.
        case full
        /// Too often; `Retry-After` says when again.
        case tooMany = "too-many"
        /// The server has too much to do, or is being started or ended; `Retry-After` says when again.
        case busy
        /// The server is there, what it keeps can't be reached, or written: `Retry-After` says when again.
        case storeAway = "store-away"
        /// The request took too long to come.
        case tooSlow = "too-slow"
        /// The window is too old for this server.
        case upgrade
        /// It takes no new accounts, or only with an invitation.
        case closed
        /// The link or code has been used, or is too old.
        case expired
        /// Something went wrong in the server; its log knows what.
        case broken
        /// One that this window doesn't know.
        case unknown
    }

    public var type: Kind
    /// A short English sentence.
    public var title: String
    /// As in the answer's head.
    public var status: Int
    /// More of it, in English.
    public var detail: String?
    /// What is wrong with which field of the request, by its name.
    public var fields: [String: FieldFault]?

    public init(
        _ type: Kind, status: Int, title: String, detail: String? = nil, fields: [String: FieldFault]? = nil
    ) {
        (self.type, self.status, self.title) = (type, status, title)
        (self.detail, self.fields) = (detail, fields)
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        type = Kind(rawValue: try values.decode(String.self, forKey: .type)) ?? .unknown
        title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
        status = try values.decodeIfPresent(Int.self, forKey: .status) ?? 0
        detail = try values.decodeIfPresent(String.self, forKey: .detail)
        fields = try values.decodeIfPresent([String: String].self, forKey: .fields)?
            .mapValues { FieldFault(rawValue: $0) ?? .invalid }
    }
}
