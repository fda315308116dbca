/// What somebody finds wrong with what another has published, for a moderator to look at: ``Route/report``.
///
/// A report takes nothing away by itself, and whoever is reported isn't told by whom.
public struct Report: Codable, Sendable, Hashable {
    public enum Reason: String, Codable, Sendable, Hashable, CaseIterable {
        /// It has nothing to do with food.
        case notFood = "not-food"
        /// Whoever cooks it so may fall ill or be hurt.
        case dangerous
        /// It insults or harasses somebody.
        case hateful
        case advertising
        /// It is somebody else's work.
        case copied
        /// It shows somebody, or tells where they live, who hasn't been asked.
        case personal
        case other
    }

    public var target: ReportTarget
    public var reason: Reason
    /// In own words; must say something if the reason doesn't.
    public var text: String

    public init(_ target: ReportTarget, _ reason: Reason, text: String = "") {
        (self.target, self.reason, self.text) = (target, reason, text)
    }

    public static let length = 0...500

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] { Self.faults(reason, text) }

    static func faults(_ reason: Reason, _ text: String) -> [String: FieldFault] {
        let length = reason == .other ? 1...Self.length.upperBound : Self.length
        guard let fault = PublicText.fault(in: text, length, hasLines: true) else { return [:] }
        return ["text": fault]
    }
}

/// What can be reported, and what moderators decide about.
public struct ReportTarget: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        case post, comment
        /// Somebody's review of a post.
        case review
        /// Somebody's names and picture.
        case person
        /// Its name, and what is said about it.
        case collection
    }

    public var kind: Kind
    /// The id of the post, which may be the reviewed one, of the comment or of the collection; or the user name.
    public var id: String
    /// Of a review: the user name of whoever wrote it.
    public var person: String?

    public init(_ kind: Kind, _ id: String, by person: String? = nil) {
        (self.kind, self.id, self.person) = (kind, id, person)
    }
}

/// The answer to a ``Report``.
public struct ReportAnswer: Codable, Sendable, Hashable {
    /// False = the account has reported it before, and it hasn't been looked at yet.
    public var isNew: Bool

    public init(isNew: Bool) { self.isNew = isNew }
}
