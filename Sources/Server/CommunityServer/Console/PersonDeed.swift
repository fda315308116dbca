import API
import ServerStore

/// What is done about somebody, and who may do it.
enum PersonDeed: Sendable, Hashable {
    case giveLicence, takeLicence, suspend, readmit, signOut
    case role(Account.Role)
    /// Whether they work in the kitchen.
    case cook(Bool)
    /// Bytes.
    case room(Int)

    /// As the form says it.
    init?(_ word: String, value: String) {
        switch word {
        case "give-licence": self = .giveLicence
        case "take-licence": self = .takeLicence
        case "suspend": self = .suspend
        case "readmit": self = .readmit
        case "sign-out": self = .signOut
        case "make-cook": self = .cook(true)
        case "dismiss-cook": self = .cook(false)
        case "role":
            guard let role = Account.Role(rawValue: value) else { return nil }
            self = .role(role)
        case "room":
            guard let megabytes = Int(value), (0...999_999).contains(megabytes) else { return nil }
            self = .room(megabytes << 20)
        default: return nil
        }
    }

    var needsReason: Bool { self == .suspend || self == .readmit }

    private var isOwners: Bool {
        switch self {
        case .role, .room, .cook: true
        default: false
        }
    }

    /// Owners act on everybody, moderators on members, and nobody on themselves.
    static func mayAct(_ me: StoredAccount, on other: StoredAccount) -> Bool {
        me.shown.id != other.shown.id && (me.shown.role == .owner || other.shown.role == .member)
    }

    /// Does it, and writes it down. Throws ``Problem/forbidden(_:)``, or ``Deeds/Done`` where it is so already.
    /// - Returns: who is told of it: whoever has reported somebody who is suspended for it.
    func carryOut(
        on account: StoredAccount, by me: StoredAccount, reason: String, _ connection: any Connection,
        at now: Int64
    ) throws -> [Notices.Told] {
        if isOwners {
            // Two owners who depose each other at once would leave none: the second waits here, and is one no longer.
            _ = try connection.rows(
                "SELECT id FROM account WHERE role = 'owner' ORDER BY id" + connection.dialect.locking)
            let now = try Accounts(connection).find(id: me.shown.id)
            guard now?.shown.role == .owner else { throw Problem.forbidden("it takes an owner") }
        }
        guard Self.mayAct(me, on: account), !isOwners || me.shown.role == .owner else {
            throw Problem.forbidden("not on this account")
        }
        let accounts = Accounts(connection), id = account.shown.id, deeds = Deeds(connection)
        let what: Deeds.What
        var words = reason
        switch self {
        case .giveLicence, .takeLicence:
            guard account.hasLicence != (self == .giveLicence) else {
                throw Deeds.Done(try deeds.latest(of: id))
            }
            try accounts.setLicence(self == .giveLicence, id: id)
            what = self == .giveLicence ? .gaveLicence : .tookLicence
        case .suspend, .readmit:
            guard (account.suspension == nil) == (self == .suspend) else {
                throw Deeds.Done(try deeds.latest(of: id))
            }
            try accounts.suspend(self == .suspend ? reason : nil, id: id)
            if self == .suspend { try ConsoleSessions(connection).endAll(of: id) }
            what = self == .suspend ? .suspended : .readmitted
        case .signOut:
            try Sessions(connection).endAll(of: id)
            what = .signedOut
        case .role(let role):
            guard role != account.shown.role else { throw Deeds.Done(try deeds.latest(of: id)) }
            try accounts.setRole(role, id: id)
            (what, words) = (.setRole, role.rawValue)
        case .cook(let isCook):
            guard account.shown.isCook != isCook else { throw Deeds.Done(try deeds.latest(of: id)) }
            try accounts.setCook(isCook, id: id)
            what = isCook ? .madeCook : .dismissedCook
        case .room(let bytes):
            try accounts.setAllowance(bytes, id: id)
            (what, words) = (.setRoom, "\(bytes >> 20) MB")
        }
        let written = try deeds.write(
            what, id, account.shown.userName, by: me.shown.userName, reason: words, at: now)
        guard self == .suspend else { return written.told }
        return written.told + (try Cases(connection).close(.person, id, by: written.id, at: now))
    }
}
