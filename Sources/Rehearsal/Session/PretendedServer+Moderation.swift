import API
import Foundation
import struct API.Problem
import Web

/// What a moderator of a pretended server does.
enum PretendedLook: Sendable, Hashable {
    /// The post that has waited longest isn't to be shown.
    case rejects(String)
    /// What was reported last goes, or stays.
    case removes(String), keeps
    /// The appeal that waits longest changes nothing, or puts back what it is about.
    case declines(String), upholds(String)
}

/// What people of a pretended server report, and what moderators make of it.
extension PretendedServer {
    /// Something that can be reported, as it is found.
    private struct Subject {
        var author: String
        /// The dish, or the user name.
        var name: String
        var post: String?, title: String?, collection: String?
    }

    private func subject(_ target: ReportTarget) -> Subject? {
        func thing(_ isIt: (PretendedCommunity.Thing) -> Bool) -> PretendedCommunity.Thing? {
            community.things.first { $0.post.state == .shown && isIt($0) }
        }
        func account(_ name: String) -> String? {
            people.first { $0.value.account.userName == name }?.key
        }
        func subject(_ author: String, _ thing: PretendedCommunity.Thing) -> Subject {
            Subject(
                author: author, name: card(author)?.userName ?? "", post: thing.post.id,
                title: thing.post.recipe.title)
        }
        switch target.kind {
        case .post:
            guard let found = thing({ $0.post.id == target.id }) else { return nil }
            var post = subject(found.author, found)
            post.name = found.post.recipe.title
            return post
        case .comment:
            for one in community.things {
                let said = one.comments.first { $0.comment.id == target.id && $0.comment.state == .shown }
                if let said { return subject(said.author, one) }
            }
            return nil
        case .review:
            guard let author = account(target.person ?? ""),
                let found = thing({ $0.post.id == target.id && $0.reviews[author] != nil })
            else { return nil }
            return subject(author, found)
        case .person:
            return account(target.id).map { Subject(author: $0, name: target.id) }
        case .collection:
            return community.collections.first { $0.id == target.id && $0.reason == nil }.map {
                Subject(
                    author: $0.author, name: $0.draft.name, title: $0.draft.name, collection: target.id)
            }
        }
    }

    func report(_ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let report: Report = try read(request), key = request.headers["Idempotency-Key"] ?? ""
        if let before = community.answered[key] { return reply(201, before, request) }
        if !report.faults.isEmpty { throw .invalid(report.faults) }
        guard let subject = subject(report.target) else { throw .nothingThere }
        if subject.author == id { throw Problem(.forbidden, status: 403, title: "Forbidden") }
        let isNew = !community.reports.contains { $0.by == id && $0.report.target == report.target }
        if isNew { community.reports.append((report, id)) }
        let answer = try json(201, ReportAnswer(isNew: isNew), request)
        community.answered[key] = answer.body
        return answer
    }

    func appeal(_ id: String, _ request: WebRequest) throws(Problem) -> WebAnswer {
        let draft: AppealDraft = try read(request)
        if let fault = draft.fault { throw .invalid(["text": fault]) }
        guard community.held[draft.decision]?.author == id else { throw .nothingThere }
        if community.appeals.contains(draft.decision) {
            throw Problem(.changed, status: 412, title: "Changed")
        }
        community.appeals.append(draft.decision)
        change(draft.decision) { $0.appeal = .waiting }
        return reply(204, Data(), request)
    }

    /// What was decided, wherever it is told.
    private func change(_ decision: String, _ change: (inout Decision) -> Void) {
        for (account, list) in community.notices {
            for place in list.indices where list[place].decision?.id == decision {
                guard var told = list[place].decision, told.appeal != nil else { continue }
                change(&told)
                community.notices[account]?[place].decision = told
            }
        }
        for place in community.things.indices {
            guard var told = community.things[place].post.decision, told.id == decision else { continue }
            change(&told)
            community.things[place].post.decision = told
        }
        for place in community.collections.indices {
            guard var told = community.collections[place].decision, told.id == decision else { continue }
            change(&told)
            community.collections[place].decision = told
        }
    }

    // MARK: Deciding

    func look(_ look: PretendedLook) async {
        if let real { return await real.look(look) }
        switch look {
        case .rejects(let reason):
            guard let thing = community.things.first(where: { $0.post.state == .waiting }) else { return }
            hold(
                ReportTarget(.post, thing.post.id), .rejected, reason,
                Subject(
                    author: thing.author, name: thing.post.recipe.title, post: thing.post.id,
                    title: thing.post.recipe.title))
        case .removes(let reason): decideReport(reason)
        case .keeps: decideReport(nil)
        case .declines(let answer): answerAppeal(answer, isUpheld: false)
        case .upholds(let answer): answerAppeal(answer, isUpheld: true)
        }
    }

    private func decideReport(_ reason: String?) {
        guard let target = community.reports.last?.report.target, let subject = subject(target) else {
            return
        }
        let reporters = community.reports.filter { $0.report.target == target }.map(\.by)
        community.reports.removeAll { $0.report.target == target }
        var decision = Decision(id: community.next("deed"), what: .kept, about: target.kind)
        if let reason { decision = hold(target, .removed, reason, subject) }
        decision.appeal = nil
        for one in reporters { tell(one, .report, subject, decision, text: subject.name) }
    }

    @discardableResult private func hold(
        _ target: ReportTarget, _ what: Decision.What, _ reason: String, _ subject: Subject
    ) -> Decision {
        let decision = Decision(
            id: community.next("deed"), what: what, about: target.kind,
            appeal: target.kind == .person ? nil : .possible)
        for place in community.collections.indices where community.collections[place].id == target.id {
            (community.collections[place].reason, community.collections[place].decision) = (reason, decision)
        }
        var held = PretendedCommunity.Held(author: subject.author, target: target)
        for place in community.things.indices {
            if target.kind == .post, community.things[place].post.id == target.id {
                community.things[place].post.state = what == .rejected ? .rejected : .removed
                community.things[place].post.reason = reason
                community.things[place].post.decision = decision
            }
            if target.kind == .review, community.things[place].post.id == target.id {
                held.review = community.things[place].reviews.removeValue(forKey: subject.author)
            }
            for at in community.things[place].comments.indices
            where target.kind == .comment && community.things[place].comments[at].comment.id == target.id {
                held.text = community.things[place].comments[at].comment.text
                community.things[place].comments[at].comment.text = ""
                community.things[place].comments[at].comment.state = .removed
            }
        }
        if target.kind == .person { people[subject.author]?.account.displayName = subject.name }
        community.held[decision.id] = held
        tell(subject.author, .decision, subject, decision, text: reason)
        return decision
    }

    private func answerAppeal(_ answer: String, isUpheld: Bool) {
        guard !community.appeals.isEmpty, let held = community.held[community.appeals[0]] else { return }
        let id = community.appeals.removeFirst()
        var subject = Subject(author: held.author, name: "")
        for place in community.things.indices {
            let thing = community.things[place]
            let at = thing.comments.firstIndex { $0.comment.id == held.target.id }
            guard at != nil || thing.post.id == held.target.id else { continue }
            (subject.post, subject.title) = (thing.post.id, thing.post.recipe.title)
            guard isUpheld else { continue }
            if let at {
                community.things[place].comments[at].comment.text = held.text
                community.things[place].comments[at].comment.state = .shown
            } else if held.target.kind == .review {
                community.things[place].reviews[held.author] = held.review
            } else {
                community.things[place].post.state = .shown
                (community.things[place].post.reason, community.things[place].post.decision) = (nil, nil)
            }
        }
        for place in community.collections.indices
        where community.collections[place].id == held.target.id {
            let name = community.collections[place].draft.name
            (subject.collection, subject.title) = (held.target.id, name)
            if isUpheld {
                (community.collections[place].reason, community.collections[place].decision) = (nil, nil)
            }
        }
        change(id) { decision in
            (decision.appeal, decision.answer) = isUpheld ? (nil, nil) : (.declined, answer)
        }
        let decision = Decision(
            id: community.next("deed"), what: isUpheld ? .kept : .declined, about: held.target.kind)
        tell(held.author, .decision, subject, decision, text: answer)
    }

    private func tell(
        _ account: String, _ kind: Notice.Kind, _ subject: Subject, _ decision: Decision, text: String
    ) {
        let notice = Notice(
            id: community.nextNotice(), kind: kind, at: milliseconds, post: subject.post,
            title: subject.title, text: text, decision: decision, collection: subject.collection)
        community.notices[account, default: []].insert(notice, at: 0)
        hints.give("notices")
    }
}
