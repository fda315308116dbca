import API

/// Takes what people publish and say out of everybody's sight, and puts it back, within a transaction. Each is written
/// down, its author is told, and the case about it, if there is one, is closed.
public struct Removals {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Throws ``Deeds/Done`` if it isn't shown. Not for people.
    public func remove(
        _ subject: Subject, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let deeds = Deeds(connection)
        switch subject.kind {
        case .post:
            return try deeds.move(.removedPost, post: subject.key, by: moderator, reason: reason, at: now)
        case .comment:
            guard try setComment(subject, "removed", whereIs: "shown") else { throw try done(subject) }
            try Notices(connection).forget(comment: subject.key)
        case .review:
            guard try setReview(subject, removedFor: reason) else { throw try done(subject) }
        case .collection:
            guard try setCollection(subject, removedFor: reason) else { throw try done(subject) }
        case .person: return []
        }
        return try write(Self.removal(subject.kind), subject, moderator, reason, now)
    }

    /// Throws ``Deeds/Done`` if it is shown, or isn't there. Not for people.
    public func restore(
        _ subject: Subject, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let deeds = Deeds(connection)
        switch subject.kind {
        case .post:
            let isRejected = try connection.row(
                "SELECT id FROM post WHERE id = ? AND standing = 'rejected'", [.text(subject.key)])
            guard isRejected == nil else {
                return try Queue(connection).show(
                    rejected: subject.key, by: moderator, reason: reason, at: now)
            }
            return try deeds.move(.restoredPost, post: subject.key, by: moderator, reason: reason, at: now)
        case .comment:
            guard try setComment(subject, "shown", whereIs: "removed") else { throw try done(subject) }
        case .review:
            guard try setReview(subject, removedFor: nil) else { throw try done(subject) }
        case .collection:
            guard try setCollection(subject, removedFor: nil) else { throw try done(subject) }
        case .person: return []
        }
        return try write(Self.restoration(subject.kind), subject, moderator, reason, now)
    }

    private static func removal(_ kind: ReportTarget.Kind) -> Deeds.What {
        switch kind {
        case .comment: .removedComment
        case .collection: .removedCollection
        case .post, .review, .person: .removedReview
        }
    }

    private static func restoration(_ kind: ReportTarget.Kind) -> Deeds.What {
        switch kind {
        case .comment: .restoredComment
        case .collection: .restoredCollection
        case .post, .review, .person: .restoredReview
        }
    }

    /// It stays; only whoever has reported it hears of that.
    public func keep(
        _ subject: Subject, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        try write(.keptReported, subject, moderator, reason, now)
    }

    /// Gives somebody their user name for a name, and no picture.
    public func clear(
        profile subject: Subject, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let accounts = Accounts(connection, allowance: 0)
        try Blobs(connection).use([], by: "account", "picture", of: subject.key, at: now)
        try accounts.setPicture(nil, id: subject.key)
        try accounts.change(AccountChange(displayName: subject.name), id: subject.key)
        return try write(.clearedProfile, subject, moderator, reason, now)
    }

    private func write(
        _ what: Deeds.What, _ subject: Subject, _ moderator: String, _ reason: String, _ now: Int64
    ) throws -> [Notices.Told] {
        let written = try Deeds(connection).write(
            what, subject.key, subject.name, is: subject.kind, of: subject.author, post: subject.post,
            comment: subject.comment,
            by: moderator, reason: reason, at: now)
        return written.told
            + (try Cases(connection).close(subject.kind, subject.key, by: written.id, at: now))
    }

    private func done(_ subject: Subject) throws -> Deeds.Done {
        Deeds.Done(try Deeds(connection).latest(of: subject.key))
    }

    private func setComment(_ subject: Subject, _ state: String, whereIs old: String) throws -> Bool {
        let changed = try connection.run(
            "UPDATE comment SET state = ? WHERE id = ? AND state = ?",
            [.text(state), .text(subject.key), .text(old)])
        guard changed == 1 else { return false }
        try connection.run(
            "UPDATE post SET comments = comments + ? WHERE id = ?",
            [.integer(state == "shown" ? 1 : -1), .text(subject.post)])
        return true
    }

    private func setCollection(_ subject: Subject, removedFor reason: String?) throws -> Bool {
        let mark = reason == nil ? "removed_for IS NOT NULL" : "removed_for IS NULL"
        return try connection.run(
            "UPDATE collection SET removed_for = ? WHERE id = ? AND \(mark)",
            [.text(reason), .text(subject.key)]) == 1
    }

    private func setReview(_ subject: Subject, removedFor reason: String?) throws -> Bool {
        guard let post = subject.post, let account = subject.author else { return false }
        // Whoever writes a review of it at the same moment waits here, as this does for them.
        _ = try connection.row(
            "SELECT id FROM post WHERE id = ?" + connection.dialect.locking, [.text(post)])
        let mark = reason == nil ? "removed_for IS NOT NULL" : "removed_for IS NULL"
        let changed = try connection.run(
            "UPDATE review SET removed_for = ? WHERE post = ? AND account = ? AND \(mark)",
            [.text(reason), .text(post), .text(account)])
        guard changed == 1 else { return false }
        let sign = reason == nil ? "+" : "-"
        try connection.run(
            """
            UPDATE post SET reviews = reviews \(sign) 1, stars = stars \(sign)
                (SELECT stars FROM review WHERE post = ? AND account = ?) WHERE id = ?
            """, [.text(post), .text(account), .text(post)])
        return true
    }
}
