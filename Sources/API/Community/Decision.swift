/// What a moderator has decided, as it is told to whom it concerns.
public struct Decision: Codable, Sendable, Hashable {
    public enum What: String, Codable, Sendable, Hashable {
        /// It is shown: it was approved, put back, or stays.
        case kept
        /// It isn't any more.
        case removed
        /// It isn't to be shown, or not as it is.
        case rejected, changeAsked = "change-asked"
        /// Somebody has looked again, and it stays as it was decided.
        case declined
        /// It is shown as it was, but for some words that a moderator has changed.
        case edited
        /// One that this window doesn't know.
        case unknown

        public init(from decoder: any Decoder) throws {
            self = What(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// Whether its author has asked for another look, which is done once.
    public enum Appeal: String, Codable, Sendable, Hashable {
        /// They may.
        case possible
        /// They have; somebody else will look.
        case waiting
        /// Somebody has looked again, and it stays.
        case declined
        case unknown

        public init(from decoder: any Decoder) throws {
            self = Appeal(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// What an ``AppealDraft`` names.
    public var id: String
    public var what: What
    public var about: ReportTarget.Kind
    /// Nil = there is nothing to appeal against.
    public var appeal: Appeal?
    /// What was said to an appeal that was declined.
    public var answer: String?

    public init(
        id: String, what: What, about: ReportTarget.Kind, appeal: Appeal? = nil, answer: String? = nil
    ) {
        (self.id, self.what, self.about, self.appeal, self.answer) = (id, what, about, appeal, answer)
    }
}

/// Why its author thinks that a decision is wrong: ``Route/appeal``.
public struct AppealDraft: Codable, Sendable, Hashable {
    public var decision: String
    public var text: String

    public init(against decision: String, _ text: String) { (self.decision, self.text) = (decision, text) }

    public static let length = 10...1000

    public var fault: FieldFault? { PublicText.fault(in: text, Self.length, hasLines: true) }
}
