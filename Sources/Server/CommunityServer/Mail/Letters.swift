import API
import Foundation
import ServerStore

/// The letters that a server writes: plain text, in the language of whoever gets it. Each is written in the
/// transaction of its cause.
struct Letters: Sendable {
    var isSent: Bool
    /// What the server is called, and where it is.
    var server: String
    var address: String
    /// Who sells, and by which zone its days are: for receipts.
    var seller: String
    var zone: TimeZone

    /// Milliseconds that a link is good for: a day for an address, an hour for a password.
    static let confirmation: Int64 = 24 * 3_600_000
    static let reset: Int64 = 3_600_000
    /// Letters with a link to an address within half an hour.
    static let most = 10

    /// Asks an address's owner to confirm it. If somebody else has confirmed it already, that one is told
    /// instead, and nothing can be confirmed.
    func confirm(
        _ email: String, of account: StoredAccount, in connection: any Connection, at now: Int64
    ) throws {
        guard isSent, try mayWrite(to: email, connection, now) else { return }
        try Tickets(connection).withdraw(.confirmation, account: account.shown.id)
        if let owner = try Accounts(connection).find(confirmedEmail: email),
            owner.shown.id != account.shown.id
        {
            return try write(.haveOne(owner.shown.userName), to: email, owner, connection, now)
        }
        let token = Secrets.token()
        try Tickets(connection).issue(
            .confirmation, token: token, account: account.shown.id, subject: email,
            until: now + Self.confirmation)
        let link = "\(address)/confirm?t=\(token)"
        try write(.confirm(account.shown.userName, link), to: email, account, connection, now)
    }

    func reset(
        _ email: String, of account: StoredAccount, in connection: any Connection, at now: Int64
    ) throws {
        guard isSent, try mayWrite(to: email, connection, now) else { return }
        try Tickets(connection).withdraw(.reset, account: account.shown.id)
        let token = Secrets.token()
        try Tickets(connection).issue(
            .reset, token: token, account: account.shown.id, subject: email, until: now + Self.reset)
        let link = "\(address)/reset?t=\(token)"
        try write(.reset(account.shown.userName, link), to: email, account, connection, now)
    }

    /// Nobody has the address: a link that is in no letter and good for nothing. Making sure of what was written
    /// is what takes the time; without that, the time would tell who has an account.
    func resetNobodys(_ email: String, in connection: any Connection, at now: Int64) throws {
        guard isSent, try mayWrite(to: email, connection, now) else { return }
        try Tickets(connection).issue(.reset, token: Secrets.token(), subject: "", until: now)
    }

    func emailIsChanging(of account: StoredAccount, in connection: any Connection, at now: Int64) throws {
        try tell(.emailIsChanging(account.shown.userName), account, connection, now)
    }

    /// To the address that was the account's before.
    func emailWasChanged(of account: StoredAccount, in connection: any Connection, at now: Int64) throws {
        try tell(.emailWasChanged(account.shown.userName), account, connection, now)
    }

    func passwordWasChanged(of account: StoredAccount, in connection: any Connection, at now: Int64) throws {
        try tell(.passwordWasChanged(account.shown.userName), account, connection, now)
    }

    func secondFactorWasSet(of account: StoredAccount, in connection: any Connection, at now: Int64) throws {
        try tell(.secondFactorWasSet(account.shown.userName), account, connection, now)
    }

    func secondFactorWasRemoved(
        of account: StoredAccount, in connection: any Connection, at now: Int64
    ) throws {
        try tell(.secondFactorWasRemoved(account.shown.userName), account, connection, now)
    }

    func wayInWasAdded(
        _ provider: String, of account: StoredAccount, in connection: any Connection, at now: Int64
    ) throws {
        try tell(.wayInWasAdded(account.shown.userName, provider), account, connection, now)
    }

    func accountWasDeleted(of account: StoredAccount, in connection: any Connection, at now: Int64) throws {
        try tell(.accountWasDeleted(account.shown.userName), account, connection, now)
    }

    /// Anybody may ask for a letter to any address. Whoever wants to fill somebody's mailbox gets no further than
    /// this, from however many households; the last link stays good.
    private func mayWrite(
        to email: String, _ connection: any Connection, _ now: Int64
    ) throws -> Bool {
        let failures = Failures(connection), what = "letter|\(EmailAddress.folded(email))"
        guard try failures.count(what, at: now) < Self.most else { return false }
        try failures.add(what, at: now)
        return true
    }

    /// Only to an address that is known to be its owner's.
    private func tell(
        _ text: LetterText, _ account: StoredAccount, _ connection: any Connection, _ now: Int64
    ) throws {
        guard isSent, account.shown.isEmailConfirmed, let email = account.shown.email else { return }
        try write(text, to: email, account, connection, now)
    }

    func tell(
        subject: String, body: String, _ account: StoredAccount, _ connection: any Connection, _ now: Int64
    ) throws {
        guard isSent, account.shown.isEmailConfirmed, let email = account.shown.email else { return }
        try write(subject: subject, body: body, to: email, connection, now)
    }

    private func write(
        _ text: LetterText, to email: String, _ account: StoredAccount, _ connection: any Connection,
        _ now: Int64
    ) throws {
        let words = account.shown.language == "de" ? text.german : text.english
        try write(subject: words.subject, body: words.body, to: email, connection, now)
    }

    private func write(
        subject: String, body: String, to email: String, _ connection: any Connection, _ now: Int64
    ) throws {
        try Outbox(connection).write(
            to: email, subject: "\(server): \(subject)",
            body: body + "\n\n-- \n\(server)\n\(address)\n", at: now, until: now + Self.confirmation)
    }
}

extension ServerSettings {
    var letters: Letters {
        Letters(
            isSent: mail != .none, server: name, address: address, seller: seller, zone: timeZone)
    }
}

extension Backroom {
    var letters: Letters { settings.letters }
}
