import API
import Hummingbird
import Recipes
import ServerStore

/// What people have reported, and what becomes of it (SR03).
extension Asking {
    /// Which cases are to be seen.
    private enum Order: String, CaseIterable {
        case oldest, most, closed
    }

    private struct Tab {
        var orderAddress: String
        var orderName: String
        var isChosen: Bool
    }

    private struct CasesPage {
        var orders: [Tab]
        var cases: [ConsoleCase]
        var more: String?
        var emptyTitle: String
        var emptyHint: String
    }

    func showCases(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, limit = Endpoint.consolePage
        let order = Order(rawValue: request.uri.queryParameters["order"].map(String.init) ?? "") ?? .oldest
        let list = "cases-\(order.rawValue)", place = try timePlace(list)
        let (found, cards) = try await store.read { connection in
            let cases = Cases(connection), me = try myAccount(connection)
            let found =
                switch order {
                case .oldest: try cases.waiting(after: place, limit: limit + 1)
                // Further ones come up as these are decided.
                case .most: try cases.mostReported(limit: limit)
                case .closed: try cases.closed(after: place, limit: limit + 1)
                }
            return (
                found,
                try found.prefix(limit).map {
                    ConsoleCase(try CaseFacts($0, connection), me: me, from: order.rawValue, words)
                }
            )
        }
        let more = page(list, found, limit, place: \.place, shown: { $0.id }).next
        let names: [Order: String] = [
            .oldest: words.say("Longest waiting", "Am längsten wartend"),
            .most: words.say("Most reported", "Am meisten gemeldet"),
            .closed: words.say("Decided", "Entschieden"),
        ]
        let main = CasesPage(
            orders: Order.allCases.map {
                Tab(
                    orderAddress: Self.address(of: $0), orderName: names[$0] ?? "", isChosen: $0 == order)
            }, cases: cards, more: more.map { "/console/cases?order=\(order.rawValue)&after=\($0)" },
            emptyTitle: order == .closed
                ? words.say("Nothing was decided yet.", "Noch nichts entschieden.")
                : words.say("Nothing was reported.", "Nichts gemeldet."),
            emptyHint: words.say(
                "What somebody finds wrong with a post, a comment, a review, a collection or a person comes here.",
                "Was jemand an einem Beitrag, einem Kommentar, einer Bewertung, einer Sammlung oder einer Person falsch findet, kommt hierher."
            ))
        return try await consolePage(
            "cases", words.say("Reports", "Meldungen"), main, status: status, fault: fault)
    }

    private static func address(of order: Order) -> String {
        order == .oldest ? "/console/cases" : "/console/cases?order=\(order.rawValue)"
    }

    // MARK: One

    private struct ReportLine {
        var reporter: String
        var reporterAddress: String
        var reportReason: String
        var reportText: String?
        var reportTime: String
        var reportAgo: String
    }

    private struct DishLine {
        var dish: String
        var dishAddress: String
    }

    private struct CasePage {
        var item: ConsoleCase
        var reports: [ReportLine]
        var nowTitle: String
        var isGone: Bool
        var postAddress: String?
        var postLabel: String
        var nowText: String?
        var portrait: String?
        var nowRecipe: ConsoleRecipe?
        var hasDishes: Bool
        var dishes: [DishLine]
        var hasChanged: Bool
        var wasText: String?
        var wasTitle: String
        var wasRecipe: ConsoleRecipe?
        var history: String?
        var deeds: [ConsoleDeed]
    }

    func showCase(fault: String? = nil, status: HTTPResponse.Status = .ok) async throws -> Reply {
        let words = consoleWords, id = parameters.get("case") ?? ""
        let (facts, me, counts, record, cards) = try await store.read { connection in
            guard let found = try Cases(connection).find(id) else { throw Problem.notFound }
            return (
                try CaseFacts(found, connection), try myAccount(connection),
                try found.author.map { try Posts(connection).counts(of: $0) },
                try found.author.map { try Deeds(connection).record(of: $0, limit: 20) } ?? [],
                found.kind == .collection
                    ? try Collections(connection).cards(
                        of: found.target, limit: CollectionDraft.mostPosts, for: "") : []
            )
        }
        let found = facts.found, subject = facts.subject
        let said = subject.map { CaseFacts.words(found.kind, $0.content) } ?? ""
        let was = CaseFacts.words(found.kind, found.was)
        let old: PostDraft? = found.kind == .post ? CaseFacts.read(found.was) : nil
        let hasChanged = subject?.content != found.was
        let main = CasePage(
            item: ConsoleCase(facts, me: me, from: "case", words),
            reports: facts.reports.map {
                ReportLine(
                    reporter: $0.by, reporterAddress: Route.consolePerson.path($0.by),
                    reportReason: words.reason($0.reason), reportText: $0.text.isEmpty ? nil : $0.text,
                    reportTime: words.stamp($0.at), reportAgo: words.ago($0.at))
            },
            nowTitle: hasChanged
                ? words.say("As it is now", "Wie es jetzt ist")
                : words.say("What was reported", "Was gemeldet wurde"),
            isGone: subject == nil,
            postAddress: subject?.post.map { Route.consolePost.path($0) },
            postLabel: found.kind == .post
                ? words.say("Open the post", "Den Beitrag öffnen")
                : words.say("Open the post under which it stands", "Den Beitrag öffnen, unter dem es steht"),
            nowText: said.isEmpty ? nil : said,
            portrait: found.kind == .person ? portrait(subject) : nil,
            nowRecipe: facts.post.map { ConsoleRecipe($0.recipe, post: found.target, words) },
            hasDishes: !cards.isEmpty,
            dishes: cards.map {
                DishLine(dish: $0.card.title, dishAddress: Route.consolePost.path($0.card.id))
            },
            hasChanged: hasChanged, wasText: was.isEmpty ? nil : was, wasTitle: old?.recipe.title ?? "",
            wasRecipe: old.map { ConsoleRecipe($0.recipe, post: nil, words) },
            history: counts.map { ConsoleCard.history($0, words) },
            deeds: record.map { ConsoleDeed($0, words) })
        return try await consolePage(
            "case", "\(words.kind(found.kind)): \(found.name)", main, status: status, fault: fault)
    }

    private func portrait(_ subject: Subject?) -> String? {
        guard let card: PersonCard = subject.flatMap({ CaseFacts.read($0.content) }), card.picture != nil
        else { return nil }
        return Route.consolePortrait.path(card.userName)
    }

    func sendConsolePortrait() async throws -> Reply {
        let name = parameters.get("person") ?? ""
        let hash = try await store.read { try accounts($0).find(userName: name)?.shown.picture }
        guard let hash else { throw Problem.notFound }
        return try await send(hash) { try await backroom.bytes.body(hash, context: context) }
    }

    // MARK: Deciding

    func decideOnCase() async throws -> Reply {
        let fields = try await fields(), words = consoleWords, now = now, id = parameters.get("case") ?? ""
        guard let verdict = CaseVerdict(rawValue: fields["verdict"] ?? "") else {
            throw Problem.malformed("no such verdict")
        }
        let reason = verdict.needsReason ? reason(fields) : ""
        if verdict.needsReason, Removal(reason: reason).fault != nil {
            let fault = words.say(
                "Please say why, in 3 to 500 characters: its author reads it. Nothing was changed.",
                "Bitte sag, warum, in 3 bis 500 Zeichen: Wer es geschrieben hat, liest es. Nichts wurde geändert."
            )
            return try await showCase(fault: fault, status: .unprocessableContent)
        }
        do {
            let told = try await store.write { connection -> [Notices.Told] in
                let me = try moderator(connection)
                guard let found = try Cases(connection).claim(id) else { throw Problem.notFound }
                return try verdict.carryOut(
                    on: found, sawOpen: fields["seen"] != "closed", by: me, reason: reason, connection,
                    at: now)
            }
            await hint(told)
        } catch let done as Deeds.Done {
            return try await showCase(fault: words.tooLate(done), status: .conflict)
        }
        let done = "done=\(verdict.rawValue)"
        guard let order = Order(rawValue: fields["from"] ?? "") else {
            return seeOther(Route.consoleCase.path(id) + "?\(done)")
        }
        return seeOther("/console/cases?order=\(order.rawValue)&\(done)")
    }
}
