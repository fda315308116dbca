import API
import Hummingbird
import ServerStore

/// Where the server's owner says something to everybody (SR01).
extension Asking {
    private struct Said {
        var announcement: String
        var text: String
        var by: String
        var time: String
        var ago: String
        var until: String
        var isWithdrawn: Bool
    }

    private struct Term {
        var days: Int
        var name: String
        var isChosen: Bool
    }

    private struct AnnouncementsPage {
        var typed: String
        var most: Int
        var terms: [Term]
        /// Whether it is the beginning of the list, with what is being said over it.
        var isFirst: Bool
        var isSaying: Bool
        var said: [Said]
        var before: [Said]
        var hasBefore: Bool
        var more: String?
    }

    /// Whoever speaks for the server: its owners.
    private func speaker(_ connection: any Connection) throws -> StoredAccount {
        let account = try myAccount(connection)
        guard account.shown.role == .owner else { throw Problem.forbidden("it takes an owner") }
        return account
    }

    func showAnnouncements(
        typed: String = "", days: Int = 7, fault: String? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Reply {
        let words = consoleWords, list = "announcements", place = try timePlace(list), now = now
        let limit = Endpoint.consolePage
        let (found, current) = try await store.read { connection in
            _ = try speaker(connection)
            let announcements = Announcements(connection)
            return (
                try announcements.list(after: place, limit: limit + 1),
                try announcements.said(at: now)
            )
        }
        func said(_ kept: Announcements.Kept) -> Said {
            Said(
                announcement: kept.announcement.id, text: kept.announcement.text, by: kept.by,
                time: words.stamp(kept.announcement.at), ago: words.ago(kept.announcement.at),
                until: words.date(kept.withdrawnAt ?? kept.announcement.until),
                isWithdrawn: kept.withdrawnAt != nil)
        }
        let before = found.prefix(limit).filter { !current.contains($0) }.map(said)
        let saying = place == nil ? current.map(said) : []
        let main = AnnouncementsPage(
            typed: typed, most: Announcement.length.upperBound,
            terms: Announcement.terms.map {
                Term(
                    days: $0, name: words.count($0, ("day", "Tag"), ("days", "Tage")), isChosen: $0 == days)
            },
            isFirst: place == nil, isSaying: !saying.isEmpty, said: saying, before: before,
            hasBefore: !before.isEmpty,
            more: page(list, found, limit, place: \.place, shown: \.by).next.map {
                "\(Route.consoleAnnouncements.path)?after=\($0)"
            })
        return try await consolePage(
            "announcements", words.say("Announcements", "Ankündigungen"), main, status: status, fault: fault)
    }

    func announce() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now
        guard let days = Int(fields["days"] ?? ""), Announcement.terms.contains(days) else {
            throw Problem.malformed("no such term")
        }
        let text = PublicText.cleaned(fields["text"] ?? "", hasLines: true)
        func refused(_ english: String, _ german: String) async throws -> Reply {
            try await showAnnouncements(
                typed: text, days: days, fault: words.say(english, german), status: .unprocessableContent)
        }
        if Announcement.fault(in: text) != nil {
            return try await refused(
                "Please say it in 3 to 500 characters. Nothing was announced.",
                "Bitte sag es in 3 bis 500 Zeichen. Nichts wurde angekündigt.")
        }
        do {
            _ = try await store.write { connection in
                try Announcements(connection).announce(
                    text, days: days, by: speaker(connection).shown.userName, at: now)
            }
        } catch Announcements.Refusal.same {
            return try await refused(
                "Just that is being said already.", "Genau das wird schon gesagt.")
        } catch Announcements.Refusal.tooMany {
            return try await refused(
                "Five things are being said; of more, nobody would read any. Take one back first.",
                "Fünf Dinge werden schon gesagt; mehr würde niemand lesen. Nimm erst eines zurück.")
        }
        await hintAnnouncements()
        return seeOther(Route.consoleAnnouncements.path + "?done=announce")
    }

    func withdrawAnnouncement() async throws -> Reply {
        let id = parameters.get("announcement") ?? "", now = now, words = consoleWords
        _ = try await fields()
        do {
            try await store.write { connection in
                try Announcements(connection).withdraw(
                    id, by: speaker(connection).shown.userName, at: now)
            }
        } catch Announcements.Refusal.over {
            return try await showAnnouncements(
                fault: words.say(
                    "It is no longer said. This is how it is now.",
                    "Es wird nicht mehr gesagt. So ist es jetzt."),
                status: .conflict)
        }
        await hintAnnouncements()
        return seeOther(Route.consoleAnnouncements.path + "?done=withdraw")
    }
}
