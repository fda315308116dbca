import API
import Hummingbird
import ServerStore

/// Who asks for another look at what was decided (SR03).
extension Asking {
    private struct Answer {
        var verdict: String
        var key: String
        var label: String
        var button: String
    }

    private struct AppealLine {
        var appeal: String
        var kindWord: String
        var appealName: String
        var placeAddress: String?
        var appellant: String
        var appellantAddress: String
        var appealTime: String
        var appealAgo: String
        var appealContent: String?
        var appealText: String
        var decidedBy: String
        var decidedReason: String
        var cantDecide: String?
        var mayDecide: Bool
        var answers: [Answer]
    }

    private struct AppealsPage {
        var appeals: [AppealLine]
        var more: String?
    }

    func showAppeals(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, list = "appeals", place = try timePlace(list)
        let limit = Endpoint.consolePage
        let (found, lines) = try await store.read { connection in
            let appeals = Appeals(connection), me = try myAccount(connection)
            let found = try appeals.waiting(after: place, limit: limit + 1)
            let lines = try found.prefix(limit).map { appeal in
                line(
                    appeal, try appeals.subject(of: appeal.deed),
                    try appeals.refusal(of: appeal, to: me), words)
            }
            return (found, lines)
        }
        let more = page(list, found, limit, place: \.place, shown: { $0.deed.id }).next
        return try await consolePage(
            "appeals", words.say("Appeals", "Widersprüche"),
            AppealsPage(appeals: lines, more: more.map { "/console/appeals?after=\($0)" }), status: status,
            fault: fault)
    }

    private func line(
        _ appeal: Appeals.Appeal, _ subject: Subject?, _ refusal: Appeals.Refusal?, _ words: ConsoleWords
    ) -> AppealLine {
        let deed = appeal.deed, kind = deed.kind ?? .post
        let said = subject.map { CaseFacts.words(kind, $0.content) } ?? ""
        let cantDecide: String? =
            if refusal != nil {
                words.say(
                    "Somebody else looks at this one: it was yours, or your decision.",
                    "Das sieht jemand anderes an: Es ist von dir, oder du hast es entschieden.")
            } else if subject == nil {
                words.say(
                    "It isn’t there any more: its author has deleted it.",
                    "Es ist nicht mehr da: Wer es geschrieben hat, hat es gelöscht.")
            } else {
                nil
            }
        return AppealLine(
            appeal: deed.id, kindWord: words.kind(kind), appealName: deed.name,
            placeAddress: subject?.post.map { Route.consolePost.path($0) }, appellant: appeal.userName,
            appellantAddress: Route.consolePerson.path(appeal.userName), appealTime: words.stamp(appeal.at),
            appealAgo: words.ago(appeal.at), appealContent: said.isEmpty ? nil : said,
            appealText: appeal.text,
            decidedBy: "\(deed.moderator) · \(words.did(deed.what)) · \(words.ago(deed.at))",
            decidedReason: deed.reason, cantDecide: cantDecide, mayDecide: refusal == nil,
            answers: [
                Answer(
                    verdict: "uphold", key: "a", label: words.say("Put back…", "Zurückholen …"),
                    button: words.say("Put back", "Zurückholen")),
                Answer(
                    verdict: "decline", key: "r", label: words.say("Leave it so…", "So belassen …"),
                    button: words.say("Leave it so", "So belassen")),
            ])
    }

    func decideOnAppeal() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now
        let id = parameters.get("appeal") ?? "", verdict = fields["verdict"] ?? ""
        guard verdict == "uphold" || verdict == "decline" else { throw Problem.malformed("no such verdict") }
        let answer = PublicText.cleaned(fields["reason"] ?? "")
        if Removal(reason: answer).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: its author reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
            return try await showAppeals(fault: fault, status: .unprocessableContent)
        }
        do {
            let told = try await store.write { connection in
                try Appeals(connection).decide(
                    verdict == "uphold", deed: id, by: try moderator(connection), answer: answer, at: now)
            }
            await hint(told)
        } catch let done as Deeds.Done {
            return try await showAppeals(fault: words.tooLate(done), status: .conflict)
        } catch Appeals.Refusal.nothing {
            throw Problem.notFound
        } catch Appeals.Refusal.sameModerator {
            throw Problem.forbidden("somebody else decides about this")
        }
        return seeOther("/console/appeals?done=\(verdict)")
    }
}
