public import API

extension Deeds.What {
    /// What it was done to, if that was published or said by somebody; nil = it depends, or was an account.
    public var kind: ReportTarget.Kind? {
        switch self {
        case .approvedPost, .rejectedPost, .askedForChange, .removedPost, .restoredPost, .editedPost: .post
        case .removedComment, .restoredComment: .comment
        case .removedReview, .restoredReview: .review
        case .removedCollection, .restoredCollection: .collection
        case .clearedProfile: .person
        case .keptReported, .declinedAppeal, .gaveLicence, .tookLicence, .suspended, .readmitted, .setRole,
            .madeCook, .dismissedCook, .signedOut, .setRoom, .announced, .withdrewAnnouncement,
            .approvedEncouragement, .rejectedEncouragement, .keptEncouragement:
            nil
        }
    }

    /// Whoever wrote it hears of it.
    var tellsAuthor: Bool { kind != nil || self == .declinedAppeal }

    /// Whoever wrote it may ask for another look.
    var canBeAppealed: Bool {
        [.removedPost, .rejectedPost, .removedComment, .removedReview, .removedCollection].contains(self)
    }

    /// As those read it whom it concerns.
    var meaning: Decision.What {
        switch self {
        case .removedPost, .removedComment, .removedReview, .removedCollection, .clearedProfile, .suspended:
            .removed
        case .rejectedPost: .rejected
        case .declinedAppeal: .declined
        case .askedForChange: .changeAsked
        case .editedPost: .edited
        default: .kept
        }
    }
}

/// What people are told of decisions, within a transaction.
struct Decisions {
    let connection: any Connection

    init(_ connection: any Connection) { self.connection = connection }

    /// Beside a deed that a row may have: whether it is the latest about its target, and what became of an appeal.
    static let columns = """
        deed.id AS deed_id, deed.what AS deed_what, deed.kind AS deed_kind, deed.author AS deed_author,
        appeal.decided_at, appeal.is_upheld, appeal.answer, appeal.account AS appellant,
        (SELECT COUNT(*) FROM deed AS later WHERE later.target = deed.target AND later.at > deed.at) AS later
        """

    static let appeals = "LEFT JOIN appeal ON appeal.deed = deed.id"

    /// By which a post or a collection isn't shown, for its author.
    func held(_ target: String) throws -> Decision? {
        try connection.row(
            """
            SELECT \(Self.columns) FROM deed \(Self.appeals)
            WHERE deed.target = ? AND deed.what IN ('removed-post', 'rejected-post', 'removed-collection')
            ORDER BY deed.at DESC, deed.id DESC LIMIT 1
            """, [.text(target)]
        ).flatMap { try Self.read($0, isAuthor: true) }
    }

    /// - Parameter isAuthor: whether it is told to whom it was done.
    /// - Returns: nil where the row has no deed.
    static func read(_ row: StoredRow, isAuthor: Bool) throws(StoreError) -> Decision? {
        guard let id = try row.optionalText("deed_id") else { return nil }
        guard let what = Deeds.What(rawValue: try row.text("deed_what")) else {
            throw StoreError(.damaged, cause: "a deed")
        }
        // Before kinds were written down, only posts and comments were decided about.
        let kind = try row.optionalText("deed_kind").flatMap { ReportTarget.Kind(rawValue: $0) }
        let about = what.kind ?? kind ?? .post
        var decision = Decision(id: id, what: what.meaning, about: about)
        guard isAuthor, what.canBeAppealed else { return decision }
        if try row.optionalText("appellant") != nil {
            if try row.optionalInteger("decided_at") == nil {
                decision.appeal = .waiting
            } else if try row.optionalInteger("is_upheld") == 0 {
                (decision.appeal, decision.answer) = (.declined, try row.text("answer"))
            }
        } else if try row.integer("later") == 0, try row.optionalText("deed_author") != nil {
            // Of one from before authors were written down nobody could tell who may.
            decision.appeal = .possible
        }
        return decision
    }
}
