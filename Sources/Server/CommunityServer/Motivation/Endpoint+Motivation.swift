import API
import ServerStore
import Synchronization

extension Pace {
    /// Kind words: two a week go out; somebody may look at each.
    static let encouraging = Pace(name: "encouraging", burst: 6, interval: 3_600_000)
}

extension Endpoint {
    static let motivating = [
        community(.motivation, .reading) { try await $0.sendMotivation() },
        community(.joinMotivation, .writing) { try await $0.joinMotivation() },
        community(.leaveMotivation, .writing) { try await $0.leaveMotivation() },
        community(once(.encourage, .encouraging) { try await $0.encourage() }),
        community(.putEncouragementAside, .writing) { try await $0.act(.putAside) },
        community(.thankForEncouragement, .writing) { try await $0.act(.thank) },
        community(.reportEncouragement, .reporting) { asking in
            let report = try await asking.form(EncouragementReport.self)
            guard report.faults.isEmpty else { throw Problem.invalid(report.faults) }
            return try await asking.act(.report(report))
        },
    ]
}

extension Asking {
    fileprivate func sendMotivation() async throws -> Reply {
        let me = try me, now = now
        return try .json(
            try await store.read { try Encouragements($0).standing(of: me.account, at: now) })
    }

    fileprivate func joinMotivation() async throws -> Reply {
        let place = try await form(MotivationPlace.self), me = try me, now = now
        guard place.faults.isEmpty else { throw Problem.invalid(place.faults) }
        let (standing, told) = try await store.write {
            connection -> (MotivationStanding, [Notices.Told]) in
            let encouragements = Encouragements(connection)
            try encouragements.join(me.account, place, at: now)
            // Something may have waited for just such a one.
            let told = try encouragements.deliverReady(at: now)
            return (try encouragements.standing(of: me.account, at: now), told)
        }
        await hint(encouraged: told)
        return try .json(standing)
    }

    fileprivate func leaveMotivation() async throws -> Reply {
        let me = try me
        try await store.write { try Encouragements($0).leave(me.account) }
        return Reply()
    }

    fileprivate func encourage() async throws -> Effect {
        let draft = try await form(EncouragementDraft.self), me = try me, now = now
        // What can be seen without knowing who it is.
        let faults = draft.faults(from: .keep)
        guard faults.isEmpty else { throw Problem.invalid(faults) }
        let told = Mutex<Notices.Told?>(nil)
        return Effect { connection in
            do {
                let one = try Encouragements(connection).send(draft, by: me.account, at: now)
                told.withLock { $0 = one }
                // Of a phrase it isn't said whether it waits: somebody with all but one blocked would learn of that one.
                return try .json(EncouragementSent(waits: draft.text != nil), 201)
            } catch Encouragements.Refusal.unfit(let faults) {
                throw Problem.invalid(faults)
            } catch is Encouragements.Refusal {
                // It isn't any more as the window has shown it: it looks again.
                throw Problem.changed
            }
        } afterwards: {
            await hint(encouraged: told.withLock { $0.map { [$0] } ?? [] })
        }
    }

    fileprivate func act(_ deed: Encouragements.Deed) async throws -> Reply {
        let id = parameters.get("message") ?? "", me = try me, now = now
        let told = try await store.write {
            try Encouragements($0).act(deed, on: id, by: me.account, at: now)
        }
        guard let told else { throw Problem.notFound }
        await hint(encouraged: told)
        return Reply()
    }
}
