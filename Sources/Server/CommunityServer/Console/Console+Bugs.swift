import API
import Hummingbird
import ServerStore

/// Which of the errors are shown: the server's, or those of windows, open or mended.
struct ErrorTabs {
    var isServers = false
    var isOpen = false
    var isDone = false
}

/// What went wrong in windows (SR05): the same crash is one, with how many have had it and in which versions.
extension Asking {
    private struct BugLine {
        var bug: String
        var title: String
        var kindWord: String
        var facts: String
        var time: String
        var ago: String
    }

    private struct BugsPage {
        var tabs: ErrorTabs
        var isDone: Bool
        var bugs: [BugLine]
        var more: String?
    }

    func showBugs() async throws -> Reply {
        let words = consoleWords, limit = Endpoint.consolePage
        let isDone = request.uri.queryParameters["done"] == "yes"
        let list = isDone ? "bugs-done" : "bugs", place = try timePlace(list)
        let found = try await store.read {
            try Bugs($0).list(isDone: isDone, after: place, limit: limit + 1)
        }
        let page = page(list, found, limit, place: \.place, shown: \.id)
        let main = BugsPage(
            tabs: ErrorTabs(isOpen: !isDone, isDone: isDone), isDone: isDone,
            bugs: found.prefix(limit).map { line($0, words) },
            more: page.next.map { "/console/bugs?\(isDone ? "done=yes&" : "")after=\($0)" })
        return try await consolePage("bugs", words.say("Bug reports", "Fehlerberichte"), main)
    }

    private func line(_ bug: Bugs.Bug, _ words: ConsoleWords) -> BugLine {
        let people =
            bug.people == 1
            ? words.say("1 person", "1 Person") : words.say("\(bug.people) people", "\(bug.people) Leute")
        let reports =
            bug.reports == 1
            ? words.say("once", "einmal") : words.say("\(bug.reports) times", "\(bug.reports)-mal")
        let versions = words.say("in ", "in ") + bug.versions.joined(separator: ", ")
        let mended = bug.doneVersions.first.map { words.say("mended after \($0)", "behoben nach \($0)") }
        return BugLine(
            bug: bug.id, title: bug.title, kindWord: words.kind(bug.kind),
            facts: [reports, people, versions, bug.isDone ? mended : nil].compactMap { $0 }
                .joined(separator: " · "),
            time: words.stamp(bug.lastAt), ago: words.ago(bug.lastAt))
    }

    // MARK: One

    private struct ReportShown {
        var by: String
        var address: String
        var facts: String
        var time: String
        var ago: String
        var words: String?
        var frames: [String]
        var hasFrames: Bool
        var pages: String?
    }

    private struct BugPage {
        var bug: BugLine
        var isDone: Bool
        var reports: [ReportShown]
    }

    func showBug() async throws -> Reply {
        let words = consoleWords, id = parameters.get("bug") ?? ""
        let (bug, reports) = try await store.read { connection in
            guard let bug = try Bugs(connection).find(id) else { throw Problem.notFound }
            return (bug, try Bugs(connection).reports(of: id, limit: 50))
        }
        let main = BugPage(
            bug: line(bug, words), isDone: bug.isDone,
            reports: reports.map { one in
                ReportShown(
                    by: one.by, address: Route.consolePerson.path(one.by),
                    facts: [one.report.version, one.report.system, one.report.language].joined(
                        separator: " · "),
                    time: words.stamp(one.at), ago: words.ago(one.at),
                    words: one.report.words.isEmpty ? nil : one.report.words, frames: one.report.frames,
                    hasFrames: !one.report.frames.isEmpty,
                    pages: one.report.pages.isEmpty ? nil : one.report.pages.joined(separator: " → "))
            })
        return try await consolePage("bug", words.say("Bug report", "Fehlerbericht"), main)
    }

    func actOnBug() async throws -> Reply {
        let fields = try await fields(), id = parameters.get("bug") ?? ""
        guard let deed = fields["deed"], ["done", "open"].contains(deed) else {
            throw Problem.malformed("no such deed")
        }
        let isThere = try await store.write { connection in
            _ = try moderator(connection)
            return try Bugs(connection).set(id, isDone: deed == "done")
        }
        guard isThere else { throw Problem.notFound }
        return seeOther(deed == "done" ? Route.consoleBugs.path : Route.consoleBug.path(id))
    }
}

extension ConsoleWords {
    func kind(_ kind: BugReport.Kind) -> String {
        switch kind {
        case .crash: say("crash", "Absturz")
        case .problem: say("seen by somebody", "von jemandem gesehen")
        }
    }
}
