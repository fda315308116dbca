import API

/// The posts that wait for a moderator, and what becomes of them, within a transaction.
public struct Queue {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        case approve, reject
        /// Nearly: its author is told what to change.
        case change
    }

    public enum Refusal: Error, Sendable, Hashable {
        /// Its author has changed it since the moderator looked.
        case changed
    }

    /// Those that wait, the longest first.
    public func list(after place: TimePlace? = nil, limit: Int) throws -> [StoredPost] {
        let condition = place == nil ? "" : " AND (post.queued_at, post.id) > (?, ?)"
        return try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.standing = 'waiting'\(condition) ORDER BY post.queued_at, post.id LIMIT ?
            """,
            [.text(""), .text("")] + (place.map { [.integer($0.at), .text($0.id)] } ?? []) + [.integer(limit)]
        ).map { try StoredPost($0, reader: "") }
    }

    public func count() throws -> Int {
        Int(try connection.number("SELECT COUNT(*) FROM post WHERE standing = 'waiting'"))
    }

    /// Decides, and writes it down. Throws ``Deeds/Done`` if somebody else has, and ``Refusal`` if it isn't any more
    /// what was looked at.
    /// - Parameters:
    ///   - revision: which the moderator has looked at.
    ///   - reason: for its author, and for the log; of one that is approved only for the log.
    public func decide(
        _ verdict: Verdict, post: String, revision: Int64, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let deeds = Deeds(connection)
        let mark = " WHERE id = ? AND standing = 'waiting' AND revision = ?"
        let place: [SQLValue] = [.text(post), .integer(revision)]
        let decided =
            switch verdict {
            case .approve:
                try connection.run(
                    """
                    UPDATE post SET state = 'shown', standing = NULL, queued_at = NULL, reason = NULL,
                        shown_at = CASE WHEN was_shown = 1 THEN shown_at ELSE ? END, was_shown = 1\(mark)
                    """, [.integer(now)] + place)
            case .reject, .change:
                try connection.run(
                    "UPDATE post SET standing = ?, queued_at = NULL, reason = ?\(mark)",
                    [
                        .text((verdict == .reject ? Post.State.rejected : .changeAsked).rawValue),
                        .text(reason),
                    ]
                        + place)
            }
        guard decided == 1 else {
            let waits = try connection.row(
                "SELECT id FROM post WHERE id = ? AND standing = 'waiting'", [.text(post)])
            if waits != nil { throw Refusal.changed }
            throw Deeds.Done(try deeds.latest(of: post))
        }
        let what: Deeds.What =
            switch verdict {
            case .approve: .approvedPost
            case .reject: .rejectedPost
            case .change: .askedForChange
            }
        let written = try deeds.write(
            what, post, deeds.title(of: post), by: moderator, reason: reason, at: now)
        // What was reported may be what it was before: whoever approves what it is now hasn't decided about that.
        guard verdict != .approve else { return written.told }
        return written.told + (try Cases(connection).close(.post, post, by: written.id, at: now))
    }

    /// Asks for a change of one that is shown, which the others don't see until then. Throws ``Deeds/Done``.
    public func askForChange(
        of post: String, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let deeds = Deeds(connection)
        let changed = try connection.run(
            """
            UPDATE post SET state = 'removed', standing = 'change-asked', queued_at = NULL, reason = ?
            WHERE id = ? AND state = 'shown'
            """, [.text(reason), .text(post)])
        guard changed == 1 else { throw Deeds.Done(try deeds.latest(of: post)) }
        let written = try deeds.write(
            .askedForChange, post, deeds.title(of: post), by: moderator, reason: reason, at: now)
        return written.told + (try Cases(connection).close(.post, post, by: written.id, at: now))
    }

    /// Shows one that was rejected after all. Throws ``Deeds/Done``.
    func show(
        rejected post: String, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let deeds = Deeds(connection)
        let changed = try connection.run(
            """
            UPDATE post SET state = 'shown', standing = NULL, reason = NULL,
                shown_at = CASE WHEN was_shown = 1 THEN shown_at ELSE ? END, was_shown = 1
            WHERE id = ? AND standing = 'rejected'
            """, [.integer(now), .text(post)])
        guard changed == 1 else { throw Deeds.Done(try deeds.latest(of: post)) }
        return try deeds.write(
            .restoredPost, post, deeds.title(of: post), by: moderator, reason: reason, at: now
        ).told
    }
}

extension StoredPost {
    /// Where it stands in the queue.
    public var queuePlace: TimePlace { TimePlace(at: waitsSince ?? 0, id: shown.id) }
}
