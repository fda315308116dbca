import API
import ServerStore

extension Pace {
    /// A program that crashes over and over is worth a few reports.
    static let bugs = Pace(name: "bugs", burst: 10, interval: 600_000)
}

extension Endpoint {
    static let bugs = [once(.reportBug, .bugs) { try await $0.takeBugReport() }]
}

extension Asking {
    fileprivate func takeBugReport() async throws -> Effect {
        let report = try await form(BugReport.self), me = try me, now = now
        guard report.faults.isEmpty else { throw Problem.invalid(report.faults) }
        return Effect { connection in
            try Bugs(connection).add(report, by: me.account, at: now)
            return StoredAnswer(204)
        }
    }
}
