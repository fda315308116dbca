public import API
import Foundation

/// What moderators decide about, as it is now.
public struct Subject: Sendable, Hashable {
    public var kind: ReportTarget.Kind
    /// Tells it from others of its kind: the id of a post, a comment, a collection or an account, or of a reviewed post and the
    /// reviewer's account with a space between.
    public var key: String
    /// The account whose it is; nil = nobody's any more.
    public var author: String?
    /// The dish, the collection, or the user name of whoever wrote it.
    public var name: String
    /// Where it is to be found.
    public var post: String?
    public var comment: String?
    /// Whether others see it.
    public var isShown: Bool
    /// Whether a moderator's word keeps it from others, and its author hasn't changed it since: what waits to be looked
    /// at, or whose author was asked for a change, isn't held.
    public var isHeld: Bool
    /// All that is shown of it: a ``PostDraft``, a ``CollectionDraft`` or a ``PersonCard`` as JSON, or the text itself.
    public var content: String

    static func key(review post: String, by account: String) -> String { "\(post) \(account)" }
}

/// Finds what is reported and decided about, within a transaction.
public struct Subjects {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// What a window names, if others see it and whoever asks may, too: nil = it isn't there for them.
    public func find(_ target: ReportTarget, for reader: String) throws -> Subject? {
        let people = People(connection, for: reader)
        let key: String
        switch target.kind {
        case .post, .comment, .collection: key = target.id
        case .person:
            guard let account = try people.account(named: target.id) else { return nil }
            key = account.id
        case .review:
            guard let account = try people.account(named: target.person ?? "") else { return nil }
            key = Subject.key(review: target.id, by: account.id)
        }
        guard let found = try find(target.kind, key), found.isShown else { return nil }
        if let post = found.post {
            guard try find(.post, post)?.isShown == true,
                try !Blocks(connection).isBetween(reader, post: post)
            else { return nil }
        }
        if found.kind == .collection, let author = found.author,
            try Blocks(connection).isBetween(reader, author)
        {
            return nil
        }
        return found
    }

    public func find(_ kind: ReportTarget.Kind, _ key: String) throws -> Subject? {
        switch kind {
        case .post: try post(key)
        case .comment: try comment(key)
        case .review: try review(key)
        case .person: try person(key)
        case .collection: try collection(key)
        }
    }

    private func post(_ id: String) throws -> Subject? {
        guard let post = try Posts(connection).find(id, for: "") else { return nil }
        let draft = PostDraft(comment: post.shown.comment, recipe: post.shown.recipe)
        return Subject(
            kind: .post, key: id, author: post.author, name: post.shown.recipe.title, post: id,
            isShown: post.shown.state == .shown, isHeld: [.removed, .rejected].contains(post.shown.state),
            content: Self.written(draft))
    }

    private func comment(_ id: String) throws -> Subject? {
        let row = try connection.row(
            """
            SELECT comment.post, comment.author, comment.state, comment.text, account.user_name
            FROM comment LEFT JOIN account ON account.id = comment.author
            WHERE comment.id = ? AND comment.state <> 'deleted'
            """, [.text(id)])
        guard let row else { return nil }
        return Subject(
            kind: .comment, key: id, author: try row.optionalText("author"),
            name: try row.optionalText("user_name") ?? "", post: try row.text("post"), comment: id,
            isShown: try row.text("state") == "shown", isHeld: try row.text("state") == "removed",
            content: try row.text("text"))
    }

    private func review(_ key: String) throws -> Subject? {
        let parts = key.split(separator: " ").map(String.init)
        guard parts.count == 2 else { return nil }
        let row = try connection.row(
            """
            SELECT review.stars, review.text, review.removed_for, account.user_name
            FROM review JOIN account ON account.id = review.account
            WHERE review.post = ? AND review.account = ?
            """, [.text(parts[0]), .text(parts[1])])
        guard let row else { return nil }
        let stars = String(repeating: "★", count: Int(try row.integer("stars")))
        return Subject(
            kind: .review, key: key, author: parts[1], name: try row.text("user_name"), post: parts[0],
            isShown: try row.optionalText("removed_for") == nil,
            isHeld: try row.optionalText("removed_for") != nil,
            content: [stars, try row.text("text")].filter { !$0.isEmpty }.joined(separator: " "))
    }

    private func person(_ id: String) throws -> Subject? {
        let row = try connection.row(
            "SELECT \(PersonCard.columns) FROM account WHERE account.id = ?", [.text(id)])
        guard let row, let card = try PersonCard(beside: row) else { return nil }
        return Subject(
            kind: .person, key: id, author: id, name: card.userName, isShown: true, isHeld: false,
            content: Self.written(card))
    }

    private func collection(_ id: String) throws -> Subject? {
        guard let found = try Collections(connection).find(id, for: "") else { return nil }
        let isShown = found.shown.state == .shown
        return Subject(
            kind: .collection, key: id, author: found.author, name: found.shown.name, isShown: isShown,
            isHeld: !isShown,
            content: Self.written(
                CollectionDraft(
                    name: found.shown.name, text: found.shown.text,
                    posts: try Collections(connection).posts(of: id))))
    }

    private static func written(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
