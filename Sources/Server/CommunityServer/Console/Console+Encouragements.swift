import API
import Hummingbird
import ServerStore

/// Kind words that wait for a moderator, and those that were reported (MO10).
extension Asking {
    private struct MessageLine {
        var message: String
        var title: String
        var sender: String?
        var senderAddress: String?
        var time: String
        var ago: String
        var said: String
        var reportReason: String?
        var reportText: String?
        var reporter: String?
        var reporterAddress: String?
        var yes: String
        var yesLabel: String
        var noLabel: String
        var noMore: String
        var templates: [String]
    }

    private struct EncouragementsPage {
        var messages: [MessageLine]
        var more: String?
    }

    func showEncouragements(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, list = "encouragements", place = try timePlace(list)
        let limit = Endpoint.consolePage
        let me = try me.account
        let found = try await store.read {
            try Encouragements($0).open(by: me, after: place, limit: limit + 1)
        }
        let main = EncouragementsPage(
            messages: found.prefix(limit).map { line($0, words) },
            more: page(list, found, limit, place: \.place, shown: \.id).next.map {
                "\(Route.consoleEncouragements.path)?after=\($0)"
            })
        return try await consolePage(
            "encouragements", words.say("Kind words", "Zuspruch"), main, status: status, fault: fault)
    }

    private func line(_ kept: Encouragements.Kept, _ words: ConsoleWords) -> MessageLine {
        let report = kept.report
        let no =
            report == nil
            ? words.say("Don’t pass it on", "Nicht weitergeben") : words.say("Object to it", "Beanstanden")
        return MessageLine(
            message: kept.id,
            title: report == nil
                ? words.say("Before it arrives", "Bevor es ankommt") : words.say("Reported", "Gemeldet"),
            sender: kept.by, senderAddress: kept.by.map { Route.consolePerson.path($0) },
            time: words.stamp(kept.at),
            ago: words.ago(kept.at),
            said: kept.text
                ?? words.say("One of our phrases", "Einer unserer Sätze") + ": \(kept.phrase ?? "?")",
            reportReason: report.map { words.reason($0.reason) },
            reportText: report.flatMap { $0.text.isEmpty ? nil : $0.text }, reporter: report?.by,
            reporterAddress: report?.by.map { Route.consolePerson.path($0) },
            yes: report == nil ? "approve" : "keep",
            yesLabel: report == nil
                ? words.say("Pass it on", "Weitergeben")
                : words.say("Nothing is wrong with it", "Daran ist nichts falsch"),
            noLabel: no, noMore: no + words.say("…", " …"),
            templates: words.removalsOfEncouragement)
    }

    func decideOnEncouragement() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now
        let id = parameters.get("message") ?? ""
        guard let verdict = Encouragements.Verdict(rawValue: fields["verdict"] ?? "") else {
            throw Problem.malformed("no such verdict")
        }
        let reason = verdict == .reject ? reason(fields) : ""
        if verdict == .reject, Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: whoever wrote it reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
            return try await showEncouragements(fault: fault, status: .unprocessableContent)
        }
        do {
            let told = try await store.write { connection -> [Notices.Told] in
                let me = try moderator(connection), encouragements = Encouragements(connection)
                guard try !encouragements.isParty(me.shown.id, to: id) else {
                    throw Problem.forbidden("somebody else decides about one's own")
                }
                return try encouragements.decide(
                    verdict, id, by: me.shown.userName, reason: reason, at: now)
            }
            await hint(encouraged: told)
        } catch let done as Deeds.Done {
            return try await showEncouragements(fault: words.tooLate(done), status: .conflict)
        }
        return seeOther(Route.consoleEncouragements.path + "?done=encourage-\(verdict.rawValue)")
    }
}

extension ConsoleWords {
    /// Reasons that are given often, for whoever has written kind words that aren't.
    fileprivate var removalsOfEncouragement: [String] {
        [
            say("It speaks of weights or amounts.", "Es spricht von Gewicht oder Mengen."),
            say(
                "It tells who you are, or how to reach you.",
                "Es verrät, wer du bist oder wie man dich erreicht."),
            say("It isn’t kind.", "Es ist nicht freundlich."),
            say("It is an advertisement.", "Es ist Werbung."),
        ]
    }
}
