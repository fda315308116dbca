import API
import Foundation
import Recipes
import ServerStore

/// Something that was reported, as the console's lists show it.
struct ConsoleCase: Sendable {
    var caseID: String
    var caseAddress: String
    var kindWord: String
    var caseName: String
    var casePicture: String?
    var caseAuthor: String?
    var caseAuthorAddress: String?
    var timeWord: String
    var caseTime: String
    var caseAgo: String
    /// What it is in now; nil = it is shown.
    var standing: String?
    var standingWord: String?
    var excerpt: String?
    var reportCount: String
    var reasons: String
    /// Of a closed one: what was decided, by whom.
    var outcome: String?
    var canDecide: Bool
    var keeps: Bool
    var verdicts: [Verdict]
    /// The page to which one goes back.
    var caseFrom: String
    /// Whether it waited when it was looked at.
    var seen: String

    struct Verdict: Sendable {
        var verdict: String
        var key: String
        var label: String
        var button: String
        var hasTemplates: Bool
        var templates: [String]
    }
}

/// All that a moderator sees of a case, as it is in the store.
struct CaseFacts: Sendable {
    var found: Cases.Case
    /// Nil = it isn't there any more.
    var subject: Subject?
    var author: StoredAccount?
    var reports: [Cases.Stored]
    var deed: Deeds.Deed?

    init(_ found: Cases.Case, _ connection: any Connection) throws {
        self.found = found
        subject = try Subjects(connection).find(found.kind, found.target)
        author = try found.author.flatMap { try Accounts(connection).find(id: $0) }
        reports = try Cases(connection).reports(of: found.id)
        deed = try found.deed.flatMap { try Deeds(connection).find($0) }
    }

    /// The post as it is now.
    var post: PostDraft? { found.kind == .post ? subject.flatMap { CaseFacts.read($0.content) } : nil }

    static func read<Value: Decodable>(_ content: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(content.utf8))
    }

    /// What it says in words, without the recipe.
    static func words(_ kind: ReportTarget.Kind, _ content: String) -> String {
        switch kind {
        case .post: (read(content) as PostDraft?)?.comment ?? ""
        case .comment, .review: content
        case .person: (read(content) as PersonCard?)?.displayName ?? ""
        case .collection:
            (read(content) as CollectionDraft?).map {
                [$0.name, $0.text].filter { !$0.isEmpty }.joined(separator: "\n\n")
            } ?? ""
        }
    }
}

extension ConsoleCase {
    /// - Parameter from: where its decisions lead back to.
    init(_ facts: CaseFacts, me: StoredAccount, from: String, _ words: ConsoleWords) {
        let found = facts.found
        caseID = found.id
        caseAddress = Route.consoleCase.path(found.id)
        kindWord = words.kind(found.kind)
        caseName = found.name
        casePicture = facts.post?.recipe.pictures.first.map {
            Route.consolePicture.path(found.target, String($0.dropFirst(BlobName.prefix.count)))
        }
        caseAuthor = facts.author?.shown.displayName
        caseAuthorAddress = (facts.author?.shown.userName).map { Route.consolePerson.path($0) }
        let at = found.closedAt ?? found.openedAt
        timeWord =
            found.closedAt == nil
            ? words.say("reported", "gemeldet") : words.say("decided", "entschieden")
        (caseTime, caseAgo) = (words.stamp(at), words.ago(at))
        if facts.subject == nil {
            (standing, standingWord) = ("removed", words.say("gone", "nicht mehr da"))
        } else if facts.subject?.isShown == false {
            (standing, standingWord) = ("removed", words.say("not shown", "nicht zu sehen"))
        }
        let said = CaseFacts.words(found.kind, facts.subject?.content ?? found.was)
        excerpt = said.isEmpty ? nil : said
        reportCount = words.count(
            facts.reports.count, ("report", "Meldung"), ("reports", "Meldungen"))
        reasons = Self.reasons(facts.reports, words)
        outcome = facts.deed.map { deed in
            let why = deed.reason.isEmpty ? "" : ": \(deed.reason)"
            return "\(deed.moderator) · \(words.did(deed.what)) · \(words.ago(deed.at))\(why)"
        }
        let maySuspend = facts.author.map { PersonDeed.mayAct(me, on: $0) } ?? false
        let isOwn = found.author == me.shown.id && me.shown.role != .owner
        let possible = isOwn ? [] : CaseVerdict.possible(found, facts.subject, maySuspend: maySuspend)
        canDecide = !possible.isEmpty
        keeps = possible.contains(.keep)
        verdicts = possible.filter { $0 != .keep }.map { Verdict($0, found.kind, words) }
        (caseFrom, seen) = (from, found.closedAt == nil ? "open" : "closed")
    }

    /// "advertising 3, dangerous to eat or to do".
    private static func reasons(_ reports: [Cases.Stored], _ words: ConsoleWords) -> String {
        let counts = Dictionary(grouping: reports, by: \.reason).mapValues(\.count)
        return Report.Reason.allCases.filter { counts[$0] != nil }
            .sorted { counts[$0, default: 0] > counts[$1, default: 0] }
            .map { reason in
                let count = counts[reason, default: 0]
                return words.reason(reason) + (count > 1 ? " (\(count))" : "")
            }.joined(separator: ", ")
    }
}

extension ConsoleCase.Verdict {
    fileprivate init(_ verdict: CaseVerdict, _ kind: ReportTarget.Kind, _ words: ConsoleWords) {
        let (key, label, button): (String, String, String) =
            switch verdict {
            case .keep: ("a", "", "")
            case .remove: ("r", words.say("Remove…", "Entfernen …"), words.say("Remove", "Entfernen"))
            case .change:
                (
                    "c", words.say("Ask for a change…", "Änderung erbitten …"),
                    words.say("Ask", "Erbitten")
                )
            case .clear:
                (
                    "r", words.say("Clear name and picture…", "Name und Bild leeren …"),
                    words.say("Clear", "Leeren")
                )
            case .suspend:
                kind == .person
                    ? ("s", words.say("Suspend…", "Sperren …"), words.say("Suspend", "Sperren"))
                    : (
                        "s", words.say("Remove and suspend…", "Entfernen und sperren …"),
                        words.say("Remove and suspend", "Entfernen und sperren")
                    )
            case .restore:
                ("a", words.say("Put back…", "Zurückholen …"), words.say("Put back", "Zurückholen"))
            }
        let templates: [String] =
            switch verdict {
            case .keep, .restore: []
            case .change: words.templates(.change)
            case .remove, .suspend: kind == .post ? words.removals : words.removalsOfWords
            case .clear: words.removalsOfWords
            }
        self.init(
            verdict: verdict.rawValue, key: key, label: label, button: button,
            hasTemplates: !templates.isEmpty, templates: templates)
    }
}
