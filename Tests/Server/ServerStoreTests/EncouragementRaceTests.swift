import API
import ServerStore
import TestCluster
import Testing

@Suite(
    "Kind words by two servers at once (MO10)", .enabled(if: Cluster.isPossible, "\(Cluster.reason)"),
    .timeLimit(.minutes(2)))
struct EncouragementRaceTests {
    private static func join(
        _ name: String, _ stage: Int, _ store: Store
    ) async throws -> String {
        try await store.write { connection in
            let draft = Accounts.Draft(userName: name, displayName: name, password: "x")
            let id = try Accounts(connection).create(draft, at: 1).shown.id
            try Encouragements(connection).join(id, .init(.keep, stage: stage, language: "en"), at: 1)
            return id
        }
    }

    @Test("Of twelve who encourage the only reader at once, two do") func readers() async throws {
        try await TwoWriters.with { both in
            let reader = try await Self.join("reader", 0, both.first)
            var senders: [String] = []
            for number in 0..<12 {
                senders.append(try await Self.join("sender\(number)", 4, both.first))
            }
            let told = try await withThrowingTaskGroup(of: Notices.Told?.self) { group in
                for (number, sender) in senders.enumerated() {
                    group.addTask {
                        do {
                            return try await both[number].write {
                                try Encouragements($0).send(.init(.oneDay), by: sender, at: 10)
                            }
                        } catch Encouragements.Refusal.nobody {
                            return nil
                        }
                    }
                }
                return try await group.reduce(into: [Notices.Told?]()) { $0.append($1) }
            }
            #expect(told.compactMap { $0?.account } == [reader, reader])
            let received = try await both.second.read {
                try Encouragements($0).received(by: reader, limit: 99)
            }
            #expect(received.count == 2)
        }
    }

    @Test("However often somebody presses at once, two go out") func sender() async throws {
        try await TwoWriters.with { both in
            let sender = try await Self.join("sender", 4, both.first)
            for number in 0..<8 { _ = try await Self.join("reader\(number)", 0, both.first) }
            let sent = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do {
                            _ = try await both[number].write {
                                try Encouragements($0).send(.init(.oneDay), by: sender, at: 10)
                            }
                            return true
                        } catch Encouragements.Refusal.spent {
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(sent == 2)
        }
    }

    @Test("Of two moderators at once, one decides, and it arrives once") func moderators() async throws {
        try await TwoWriters.with { both in
            let reader = try await Self.join("reader", 0, both.first)
            let sender = try await Self.join("sender", 4, both.first)
            _ = try await both.first.write {
                try Encouragements($0).send(.init("It gets easier."), by: sender, at: 10)
            }
            let id = try #require(
                try await both.first.read { try Encouragements($0).open(by: "", limit: 1) }.first
            )
            .id
            let decided = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        do {
                            _ = try await both[number].write {
                                try Encouragements($0).decide(
                                    .approve, id, by: "mod\(number)", reason: "", at: 11)
                            }
                            return true
                        } catch is Deeds.Done {
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(decided == 1)
            let received = try await both.second.read {
                try Encouragements($0).received(by: reader, limit: 9)
            }
            #expect(received.map(\.text) == ["It gets easier."])
        }
    }
}
