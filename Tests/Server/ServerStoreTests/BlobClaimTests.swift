import ServerStore
import Testing

@Suite("Bytes are brought or taken away, never both (SR02, SP1)", .timeLimit(.minutes(2)))
struct BlobClaimTests {
    private static let hash = String(repeating: "a", count: 64)

    private static func bring(_ store: Store, to account: String, at now: Int64) async throws {
        try await store.write {
            #expect(try Blobs($0).claim(hash, at: now) && Blobs($0).isClaimed(hash, at: now))
            try Blobs($0).give(
                hash, .init(bytes: 5, kind: "image/jpeg"), to: account, allowance: 100, at: now)
        }
    }

    private static func account(_ store: Store) async throws -> String {
        try await store.write {
            try Accounts($0).create(.init(userName: "anna", displayName: "Anna", password: "x"), at: 1).shown
                .id
        }
    }

    @Test("Only what nobody has, for as long as it is to stay, is taken away", arguments: Databases.allCases)
    func orphans(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let hash = Self.hash, anna = try await Self.account(store), over = Blobs.claim + 1
            try await Self.bring(store, to: anna, at: 0)
            func orphans(since: Int64, at now: Int64) async throws -> [String] {
                try await store.write {
                    try Blobs($0).markOrphans(at: now)
                    return try Blobs($0).claimOrphans(since: since, at: now)
                }
            }
            #expect(try await orphans(since: .max, at: over) == [])
            try await store.write { _ = try Blobs($0).release(looseBefore: 10) }
            // Since when nobody has it, is written down at the first look.
            #expect(try await orphans(since: over - 1, at: over) == [])
            #expect(try await orphans(since: over, at: over + 1) == [hash])
            // Once: somebody is at it.
            #expect(try await orphans(since: over, at: over + 2) == [])
            try await store.write {
                #expect(try !Blobs($0).claim(hash, at: over + 2) && !Blobs($0).isClaimed(hash, at: over + 2))
                try Blobs($0).forget(hash)
                #expect(try Blobs($0).find(hash) == nil && Blobs($0).claim(hash, at: over + 2))
            }
        }
    }

    @Test(
        "What was announced and never given is found when its claim is over, at once",
        arguments: Databases.allCases)
    func announced(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let hash = Self.hash, anna = try await Self.account(store), over = Blobs.claim + 1
            let blob = Blobs.Blob(bytes: 5, kind: "image/jpeg")
            try await store.write { connection in
                let blobs = Blobs(connection)
                #expect(try blobs.claim(hash, at: 0))
                try blobs.announce(hash, blob, at: 0)
                #expect(try blobs.find(hash, of: anna) == nil)
                try blobs.markOrphans(at: over - 1)
                #expect(try blobs.claimOrphans(since: 0, at: over - 1) == [])
                #expect(try blobs.claimOrphans(since: 0, at: over) == [hash])
                try blobs.forget(hash)
                // What somebody has stays that one's.
                try blobs.announce(hash, blob, at: over)
                try blobs.give(hash, blob, to: anna, allowance: 100, at: over)
                try blobs.announce(hash, blob, at: over)
                #expect(try blobs.claimOrphans(since: .max, at: 2 * over) == [])
                #expect(try blobs.find(hash, of: anna) == blob)
            }
        }
    }

    @Test(
        "Whoever brings it keeps removers out, and is told if that took too long",
        arguments: Databases.allCases)
    func bringing(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let hash = Self.hash, anna = try await Self.account(store), over = Blobs.claim + 1
            try await Self.bring(store, to: anna, at: 0)
            try await store.write { connection in
                let blobs = Blobs(connection)
                try blobs.release(looseBefore: 10)
                try blobs.markOrphans(at: over - 2)
                // The claim of whoever brought it, and of another who is about to.
                #expect(try blobs.claimOrphans(since: .max, at: over - 2) == [])
                #expect(try blobs.claim(hash, at: over) && blobs.claim(hash, at: over))
                #expect(try blobs.claimOrphans(since: .max, at: 2 * over - 2) == [])
                #expect(try blobs.claimOrphans(since: .max, at: 2 * over + 1) == [hash])
                #expect(try !blobs.isClaimed(hash, at: 2 * over + 1))
                // A remover that was killed: after a while it is anybody's again.
                #expect(try !blobs.claim(hash, at: 2 * over + 2))
                #expect(try blobs.claim(hash, at: 4 * over))
                // And one who wakes up late forgets nothing that has an owner, nor anybody's claim.
                try blobs.give(
                    hash, .init(bytes: 5, kind: "image/jpeg"), to: anna, allowance: 100, at: 4 * over)
                try blobs.forget(hash)
                #expect(try blobs.find(hash) != nil && blobs.isClaimed(hash, at: 4 * over))
                try blobs.sweepClaims(at: 6 * over)
                #expect(try !blobs.isClaimed(hash, at: 0))
            }
        }
    }
}
