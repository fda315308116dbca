import API
import ServerStore

/// What a moderator does about what was reported.
enum CaseVerdict: String, Sendable, Hashable, CaseIterable {
    case keep
    case remove
    /// Its author is told what to change; until then the others don't see it.
    case change
    /// Somebody's display name becomes their user name, and their picture goes.
    case clear
    /// It is taken away, if it is there, and whoever made it writes nothing for now.
    case suspend
    /// What a moderator has taken away is shown again.
    case restore

    /// Whether its author reads why.
    var needsReason: Bool { self != .keep }

    /// What can be done about a case as it is now.
    /// - Parameters:
    ///   - subject: nil = it isn't there any more.
    ///   - maySuspend: whether whoever asks may suspend its author.
    static func possible(_ found: Cases.Case, _ subject: Subject?, maySuspend: Bool) -> [CaseVerdict] {
        var possible: [CaseVerdict] = []
        let isOpen = found.closedAt == nil
        if isOpen { possible.append(.keep) }
        if let subject {
            switch (found.kind, subject.isShown) {
            case (.person, _): possible += isOpen ? [.clear] : []
            case (.post, true): possible += isOpen ? [.remove, .change] : []
            case (_, true): possible += [.remove]
            case (.post, false): break
            case (_, false): possible += isOpen ? [] : [.restore]
            }
        }
        if isOpen, maySuspend, found.author != nil { possible.append(.suspend) }
        return possible
    }

    /// Does it, and writes it down.
    /// - Parameter sawOpen: what the moderator has looked at: one that is decided meanwhile isn't decided again.
    ///
    /// Throws ``Deeds/Done`` where somebody else was first, and ``Problem``.
    func carryOut(
        on found: Cases.Case, sawOpen: Bool, by me: StoredAccount, reason: String,
        _ connection: any Connection, at now: Int64
    ) throws -> [Notices.Told] {
        let name = me.shown.userName, removals = Removals(connection)
        guard found.author != me.shown.id || me.shown.role == .owner else {
            throw Problem.forbidden("somebody else decides about one's own")
        }
        let subject = try Subjects(connection).find(found.kind, found.target)
        if found.closedAt != nil, sawOpen || ![.restore, .remove].contains(self) {
            throw Deeds.Done(try found.deed.flatMap { try Deeds(connection).find($0) })
        }
        guard let subject else {
            switch self {
            case .keep:
                return try Cases(connection).close(found, by: name, reason: reason, at: now)
            case .suspend: return try suspend(found, nil, me, reason, connection, now)
            default: throw Deeds.Done(try Deeds(connection).latest(of: found.target))
            }
        }
        switch self {
        case .keep: return try removals.keep(subject, by: name, reason: reason, at: now)
        case .remove where found.kind != .person:
            return try removals.remove(subject, by: name, reason: reason, at: now)
        case .change where found.kind == .post:
            return try Queue(connection).askForChange(of: found.target, by: name, reason: reason, at: now)
        case .clear where found.kind == .person:
            return try removals.clear(profile: subject, by: name, reason: reason, at: now)
        case .restore where found.kind != .person:
            return try removals.restore(subject, by: name, reason: reason, at: now)
        case .suspend: return try suspend(found, subject, me, reason, connection, now)
        case .remove, .change, .clear, .restore: throw Problem.malformed("no such verdict about this")
        }
    }

    private func suspend(
        _ found: Cases.Case, _ subject: Subject?, _ me: StoredAccount, _ reason: String,
        _ connection: any Connection, _ now: Int64
    ) throws -> [Notices.Told] {
        guard let author = try found.author.flatMap({ try Accounts(connection).find(id: $0) }) else {
            throw Problem.notFound
        }
        var told: [Notices.Told] = []
        if author.suspension == nil || found.kind == .person {
            told += try PersonDeed.suspend.carryOut(on: author, by: me, reason: reason, connection, at: now)
        }
        guard found.kind != .person else { return told }
        if let subject, subject.isShown {
            return try told
                + Removals(connection).remove(subject, by: me.shown.userName, reason: reason, at: now)
        }
        return try told
            + Cases(connection).close(found, by: me.shown.userName, reason: reason, at: now)
    }
}
