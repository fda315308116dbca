import API
@testable import CommunityServer
import Foundation
import ServerStore
import Web

/// What people find wrong with what others do, and with what moderators do.
extension TestServer {
    func report(
        _ target: ReportTarget, _ reason: Report.Reason = .advertising, _ text: String = "",
        by token: String, key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        clock.move(by: 60_000)
        return try await ask(
            .report, nil, Report(target, reason, text: text), token: token,
            headers: ["Idempotency-Key": key])
    }

    func appeal(_ decision: String?, _ text: String = "It was a joke between us.", by token: String)
        async throws -> WebAnswer
    {
        clock.move(by: 60_000)
        return try await ask(.appeal, nil, AppealDraft(against: decision ?? "", text), token: token)
    }

    /// The open cases, the longest waiting first.
    func cases() async throws -> [Cases.Case] {
        try await store.read { try Cases($0).waiting(limit: 100) }
    }

    /// The newest thing that somebody was told of.
    func latestNotice(by token: String) async throws -> Notice? {
        try await notices(by: token).items.first
    }
}
