/// What proves something once: that somebody reads the mail of an address, that a browser belongs to a
/// device, that its owner invited somebody. Only hashes are kept.
public struct Tickets {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Kind: String, Sendable, CaseIterable {
        /// An address is its owner's; the subject is the address.
        case confirmation
        /// A forgotten password; the subject is the address that the mail went to.
        case reset
        /// A new account; the subject is whom it is for.
        case invitation
        /// A browser on its way to a provider; the subject is what has to be known when it is back.
        case provider
        /// A provider's person that the browser brings to a device that is signed in; the subject is who it is, and
        /// the device's challenge.
        case link
        /// A sign-in that the browser brings to the device; the subject is the device's challenge.
        case code
    }

    /// A ticket that was just used.
    public struct Used: Sendable, Hashable {
        public var account: String?
        public var subject: String
    }

    /// - Parameters:
    ///   - token: what will be shown.
    ///   - account: nil if it is for nobody yet.
    public func issue(
        _ kind: Kind, token: String, account: String? = nil, subject: String, until end: Int64
    ) throws {
        try connection.run(
            "INSERT INTO ticket (hash, kind, account, subject, ends_at) VALUES (?, ?, ?, ?, ?)",
            [
                .text(Secrets.hash(token)), .text(kind.rawValue), .text(account), .text(subject),
                .integer(end),
            ])
    }

    /// Uses it up, whoever else tries at the same moment.
    /// - Returns: nil if there is none of this kind, or it is too old.
    public func use(_ kind: Kind, token: String, at now: Int64) throws -> Used? {
        let row = try connection.row(
            "DELETE FROM ticket WHERE hash = ? AND kind = ? AND ends_at > ? RETURNING account, subject",
            [.text(Secrets.hash(token)), .text(kind.rawValue), .integer(now)])
        return try row.map { Used(account: try $0.optionalText("account"), subject: try $0.text("subject")) }
    }

    /// Whether it could be used, without using it.
    public func isGood(_ kind: Kind, token: String, at now: Int64) throws -> Bool {
        try connection.row(
            "SELECT hash FROM ticket WHERE hash = ? AND kind = ? AND ends_at > ?",
            [.text(Secrets.hash(token)), .text(kind.rawValue), .integer(now)]) != nil
    }

    /// Whose it is, without using it.
    public func owner(_ kind: Kind, token: String, at now: Int64) throws -> String? {
        try connection.row(
            "SELECT account FROM ticket WHERE hash = ? AND kind = ? AND ends_at > ?",
            [.text(Secrets.hash(token)), .text(kind.rawValue), .integer(now)])?.optionalText("account")
    }

    /// Makes those of an account worthless: a newer one has been sent, or what it was for is done.
    public func withdraw(_ kind: Kind, account: String) throws {
        try connection.run(
            "DELETE FROM ticket WHERE account = ? AND kind = ?", [.text(account), .text(kind.rawValue)])
    }

    /// Milliseconds that any is good for but an invitation, at most: a day.
    public static let longest: Int64 = 86_400_000

    /// None is good for longer than one that is issued now.
    func settle(at now: Int64) throws {
        let end = now + Self.longest
        try connection.run(
            "UPDATE ticket SET ends_at = ? WHERE ends_at > ? AND kind <> ?",
            [.integer(end), .integer(end), .text(Kind.invitation.rawValue)])
    }

    public func sweep(at now: Int64) throws {
        try connection.run("DELETE FROM ticket WHERE ends_at <= ?", [.integer(now)])
    }
}
