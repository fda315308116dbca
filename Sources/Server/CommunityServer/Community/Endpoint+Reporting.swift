import API
import ServerStore

extension Pace {
    /// Reports and appeals: somebody looks at each.
    static let reporting = Pace(name: "reporting", burst: 15, interval: 60_000)
}

extension Endpoint {
    static let reporting = [
        community(once(.report, .reporting) { try await $0.report() }),
        // Also for whoever is suspended, who may have been so wrongly.
        Endpoint(.appeal, .account, .reporting) { asking in
            guard asking.backroom.settings.hasCommunity else { throw Problem.notFound }
            return try await asking.appeal()
        },
    ]
}

extension Asking {
    fileprivate func report() async throws -> Effect {
        let report = try await form(Report.self), me = try me, now = now
        guard report.faults.isEmpty else { throw Problem.invalid(report.faults) }
        return Effect { connection in
            let subject = try Subjects(connection).find(report.target, for: me.account)
            guard let subject else { throw Problem.notFound }
            guard subject.author != me.account else { throw Problem.forbidden("it is one's own") }
            let isNew = try Cases(connection).add(report, about: subject, by: me.account, at: now)
            return try .json(ReportAnswer(isNew: isNew), 201)
        }
    }

    fileprivate func appeal() async throws -> Reply {
        let draft = try await form(AppealDraft.self), me = try me, now = now
        if let fault = draft.fault { throw Problem.invalid(["text": fault]) }
        do {
            try await store.write { try Appeals($0).add(draft, by: me.account, at: now) }
        } catch Appeals.Refusal.nothing {
            throw Problem.notFound
        } catch Appeals.Refusal.over {
            throw Problem.changed
        }
        return Reply()
    }
}
