import API
@testable import CommunityServer
import ServerStore
import Testing
import Web

@Suite("What nobody has any more in a bucket (SR02, SP1)", .timeLimit(.minutes(2))) struct BucketSweepTests {
    /// Some that nobody has any more, and none of which is in a back-up.
    private static func orphan(_ blobs: [Blob], _ server: TestServer, _ token: String) async throws {
        for blob in blobs { #expect(try await BucketTests.put(blob, server, token).status == 204) }
        server.clock.move(by: Blobs.grace + 1)
        try await server.server.backroom.sweepBlobs()
        server.clock.move(by: 9 * 86_400_000)
    }

    private static func claims(_ server: TestServer) async throws -> Int64 {
        try await server.store.read { try $0.number("SELECT COUNT(*) FROM blob_claim") }
    }

    @Test("One that can't be removed is in no other's way, nor in that of the claims") func stubborn()
        async throws
    {
        try await BucketTests.with { server, double, anna in
            let backroom = server.server.backroom, used = Blob.jpeg(seed: 9), now = server.clock.now
            #expect(try await BucketTests.put(used, server, anna.token).status == 204)
            try await server.store.write {
                try Blobs($0).use([used.hash], by: "recipe", "1", of: anna.account.id, at: now)
            }
            try await Self.orphan((0..<3).map { .jpeg(seed: UInt8($0)) }, server, anna.token)
            #expect(try await Self.claims(server) == 0)
            #expect(try await BucketTests.put(used, server, anna.token).status == 204)
            server.clock.move(by: Blobs.claim + 1)
            #expect(try await Self.claims(server) == 1)
            double.fail(403, times: 1)
            await #expect(throws: BucketStore.Trouble.self) { try await backroom.sweepBlobs() }
            #expect(double.objects.count == 2)
            // Only that of the one which is still to be removed.
            #expect(try await Self.claims(server) == 1)
            server.clock.move(by: Blobs.claim + 1)
            try await backroom.sweepBlobs()
            #expect(double.objects.count == 1)
            #expect(try await Self.claims(server) == 0)
        }
    }

    @Test("A removal that takes long is the last one before the claims are over") func slowSweep()
        async throws
    {
        try await BucketTests.with { server, double, anna in
            let backroom = server.server.backroom, clock = server.clock
            try await Self.orphan((0..<3).map { .jpeg(seed: UInt8($0)) }, server, anna.token)
            double.state.withLock { $0.whileRemoving = { clock.move(by: Blobs.claim / 2) } }
            try await backroom.sweepBlobs()
            #expect(double.objects.count == 2)
            double.state.withLock { $0.whileRemoving = {} }
            clock.move(by: Blobs.claim + 1)
            try await backroom.sweepBlobs()
            #expect(double.objects.isEmpty)
        }
    }

    @Test("While it can't be reached, accounts go all the same") func deletion() async throws {
        try await BucketTests.with { server, double, anna in
            try await Self.orphan([.jpeg()], server, anna.token)
            double.fail(times: 100)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 204)
            #expect(try await server.signIn("anna").status == 401)
        }
    }
}
