import API
import Hummingbird
import ServerStore

extension Endpoint {
    /// Posts, people and deeds of a page of the console.
    static let consolePage = 20
}

extension Asking {
    private struct QueuePage {
        var posts: [ConsoleCard]
        var more: String?
        var whyEmpty: String
    }

    /// Where whoever is signed in begins.
    func showConsole() async throws -> Reply {
        try me.role.moderates ? try await showQueue() : seeOther(Route.kitchen.path)
    }

    /// What waits for a moderator, the longest first.
    func showQueue(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, place = try timePlace("queue"), limit = Endpoint.consolePage
        let (found, cards) = try await store.read { connection in
            let found = try Queue(connection).list(after: place, limit: limit + 1)
            let cards = try found.prefix(limit).map { post in
                let author = try post.author.flatMap { try accounts(connection).find(id: $0) }
                let counts = try post.author.map { try Posts(connection).counts(of: $0) }
                return ConsoleCard(
                    post, hasHat: author?.hasLicence ?? false, counts: counts, from: "queue", words)
            }
            return (found, cards)
        }
        let more = page("queue", found, limit, place: \.queuePlace, shown: { $0.shown.id }).next
        let whyEmpty =
            backroom.settings.publishing == .moderated
            ? words.say(
                "What people publish comes here first.", "Was Leute veröffentlichen, kommt zuerst hierher.")
            : words.say(
                "On this server what people publish is shown at once.",
                "Auf diesem Server ist sofort zu sehen, was Leute veröffentlichen.")
        let main = QueuePage(
            posts: cards, more: more.map { "/console?after=\($0)" }, whyEmpty: whyEmpty)
        return try await consolePage(
            "queue", words.say("What waits", "Was wartet"), main, status: status, fault: fault)
    }

    // MARK: Deciding

    /// What the author reads: a sentence that is given often, own words, or both.
    func reason(_ fields: [String: String]) -> String {
        [fields["template"] ?? "", PublicText.cleaned(fields["reason"] ?? "")]
            .filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    }

    func decideOnPost() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, post = try await post().shown, now = now
        let word = fields["verdict"] ?? "", reason = reason(fields), from = fields["from"] ?? ""
        if word != "approve", Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: its author reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
            return try await showConsolePost(fault: fault, status: .unprocessableContent)
        }
        do {
            let told = try await store.write { connection -> [Notices.Told] in
                let me = try moderator(connection)
                guard post.author?.userName != me.shown.userName || me.shown.role == .owner else {
                    throw Problem.forbidden("somebody else decides about one's own")
                }
                let name = me.shown.userName
                if let verdict = Queue.Verdict(rawValue: word) {
                    guard let revision = Int64(fields["revision"] ?? "") else {
                        throw Problem.malformed("no revision")
                    }
                    return try Queue(connection).decide(
                        verdict, post: post.id, revision: revision, by: name,
                        reason: verdict == .approve ? "" : reason, at: now)
                } else if word == "remove" || word == "restore" {
                    return try Deeds(connection).move(
                        word == "remove" ? .removedPost : .restoredPost, post: post.id, by: name,
                        reason: reason, at: now)
                } else {
                    throw Problem.malformed("no such verdict")
                }
            }
            await hint(told)
        } catch let done as Deeds.Done {
            return try await showConsolePost(fault: words.tooLate(done), status: .conflict)
        } catch Queue.Refusal.changed {
            let fault = words.say(
                "Its author has changed it since you looked. Please look again.",
                "Es wurde geändert, seit du es angesehen hast. Bitte sieh noch einmal hin.")
            return try await showConsolePost(fault: fault, status: .conflict)
        }
        return seeOther(
            from == "queue" ? "/console?done=\(word)" : Route.consolePost.path(post.id) + "?done=\(word)")
    }
}
