/// Kind words that everybody may send without anybody having looked at them first. The window says them in the language of
/// whoever reads them. Additions only.
public enum EncouragementPhrase: String, Codable, Sendable, Hashable, CaseIterable {
    case keepGoing = "keep-going"
    case smallSteps = "small-steps"
    case beenThere = "been-there"
    case hardDays = "hard-days"
    case notAlone = "not-alone"
    case oneDay = "one-day"
    case beKind = "be-kind"
    case thinkingOfYou = "thinking-of-you"

    /// Whether it says nothing of getting anywhere, so that it hurts nobody who recovers.
    public var isGentle: Bool {
        switch self {
        case .notAlone, .oneDay, .beKind, .thinkingOfYou: true
        case .keepGoing, .smallSteps, .beenThere, .hardDays: false
        }
    }

    /// Those that people with an aim send one another.
    public static func offered(for aim: MotivationPlace.Aim) -> [EncouragementPhrase] {
        allCases.filter { $0.isGentle || aim != .recover }
    }
}

/// What is sent: a phrase or own words, one of the two.
public struct EncouragementDraft: Codable, Sendable, Hashable {
    public var phrase: EncouragementPhrase?
    public var text: String?

    public init(_ phrase: EncouragementPhrase) { self.phrase = phrase }
    public init(_ text: String) { self.text = text }

    public static let length = 3...200

    /// What is wrong with which field, coming from somebody with this aim; empty = it can be sent.
    public func faults(from aim: MotivationPlace.Aim) -> [String: FieldFault] {
        switch (phrase, text) {
        case (let phrase?, nil): phrase.isGentle || aim != .recover ? [:] : ["phrase": .invalid]
        case (nil, let text?):
            // Nobody's own words reach anybody who recovers.
            aim == .recover ? ["text": .invalid] : Self.fault(in: text).map { ["text": $0] } ?? [:]
        case (nil, nil): ["phrase": .missing]
        case (_?, _?): ["text": .invalid]
        }
    }

    public static func fault(in text: String) -> FieldFault? { PublicText.fault(in: text, length) }
}

/// The answer to an ``EncouragementDraft``.
public struct EncouragementSent: Codable, Sendable, Hashable {
    /// Whether a moderator looks at it first.
    public var waits: Bool

    public init(waits: Bool) { self.waits = waits }
}

/// Kind words from somebody whom nobody is told of.
public struct Encouragement: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    /// Milliseconds since 1970.
    public var at: Int64
    /// One of ``EncouragementPhrase``, or a newer one; nil = own words.
    public var phrase: String?
    public var text: String?

    public init(id: String, at: Int64, phrase: String? = nil, text: String? = nil) {
        (self.id, self.at, self.phrase, self.text) = (id, at, phrase, text)
    }
}

/// What somebody finds wrong with one that they have received.
public struct EncouragementReport: Codable, Sendable, Hashable {
    public var reason: Report.Reason
    /// In their own words; empty = nothing more.
    public var text: String

    public init(_ reason: Report.Reason, text: String = "") { (self.reason, self.text) = (reason, text) }

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] { Report.faults(reason, text) }
}

/// The answer to ``Route/motivation``.
public struct MotivationStanding: Codable, Sendable, Hashable {
    /// As it was told last; nil = the account takes no part.
    public var place: MotivationPlace?
    /// What has come and isn't put aside, the newest first.
    public var received: [Encouragement]
    /// How many more the account may send within these seven days.
    public var left: Int
    /// Whether there is somebody to whom a phrase could go, and somebody who reads the account's language.
    public var takesPhrases: Bool
    public var takesWords: Bool
    /// Own words that a moderator still has to look at, or for which there is nobody yet.
    public var waiting: Int
    /// Own words that weren't passed on, the newest first.
    public var refused: [Refused]
    /// How many of those encouraged in the last thirty days have said thank you.
    public var thanks: Int

    public struct Refused: Codable, Sendable, Hashable, Identifiable {
        public var id: String
        public var text: String
        /// A moderator's.
        public var reason: String

        public init(id: String, text: String, reason: String) {
            (self.id, self.text, self.reason) = (id, text, reason)
        }
    }

    public init(
        place: MotivationPlace? = nil, received: [Encouragement] = [], left: Int = 0,
        takesPhrases: Bool = false, takesWords: Bool = false, waiting: Int = 0, refused: [Refused] = [],
        thanks: Int = 0
    ) {
        (self.place, self.received, self.left, self.waiting) = (place, received, left, waiting)
        (self.takesPhrases, self.takesWords) = (takesPhrases, takesWords)
        (self.refused, self.thanks) = (refused, thanks)
    }

    /// How many of each list are told at most.
    public static let most = 10
    /// Sent by one, and received by one, within ``week``.
    public static let perWeek = 2
    /// Milliseconds.
    public static let week: Int64 = 7 * 86_400_000
}
