import API
@testable import CommunityServer
import Foundation
import ServerStore
import Web

/// What people say to encourage one another.
extension TestServer {
    func join(
        _ aim: MotivationPlace.Aim, _ stage: Int = 0, language: String = "en", by token: String
    ) async throws -> WebAnswer {
        clock.move(by: 1000)
        return try await ask(
            .joinMotivation, nil, MotivationPlace(aim, stage: stage, language: language), token: token)
    }

    func encourage(
        _ draft: EncouragementDraft, by token: String, key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        clock.move(by: 1000)
        return try await ask(.encourage, nil, draft, token: token, headers: ["Idempotency-Key": key])
    }

    func motivation(by token: String) async throws -> MotivationStanding {
        try await ask(.motivation, token: token).value(MotivationStanding.self)
    }

    /// Kind words that have come to somebody, without being asked for.
    func encouraged(_ reader: String, from sender: String) async throws -> String {
        let now = clock.now, id = RowID.new(at: now)
        try await store.write { connection in
            let accounts = Accounts(connection, allowance: 0)
            try connection.run(
                """
                INSERT INTO motivation_message (id, sender, reader, state, language, phrase, made_at, delivered_at)
                VALUES (?, ?, ?, 'delivered', 'en', 'keep-going', ?, ?)
                """,
                [
                    .text(id), .text(try accounts.find(userName: sender)?.shown.id),
                    .text(try accounts.find(userName: reader)?.shown.id), .integer(now), .integer(now),
                ])
        }
        return id
    }
}
