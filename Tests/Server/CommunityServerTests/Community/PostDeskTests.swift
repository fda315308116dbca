import API
@testable import CommunityServer
import ServerStore
import Testing

@Suite("The owner looks after posts from the machine (SR01)", .timeLimit(.minutes(1))) struct PostDeskTests {
    @Test("One is taken away with a reason, put back, and all of it is in the log") func removal()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            try await desk.removePost(post.id, reason: "An advertisement.")
            #expect(try await server.feed(.new, by: anna.token).items == [])
            let own = try await server.post(post.id, by: anna.token).value(Post.self)
            #expect(own.state == .removed && own.reason == "An advertisement.")
            #expect(try await desk.posts(limit: 5).map(\.state) == [.removed])
            for (id, reason) in [(post.id, "Again."), ("nothing", "Why?"), (post.id, ""), (post.id, "a\nb")] {
                await #expect(throws: BackUp.Fault.self) { try await desk.removePost(id, reason: reason) }
            }
            try await desk.restorePost(post.id, reason: "It was none.")
            #expect(try await server.feed(.new, by: anna.token).items.count == 1)
            await #expect(throws: BackUp.Fault.self) { try await desk.restorePost(post.id, reason: "Again.") }
            await desk.close()
            let deeds = try await server.store.read { try Deeds($0).list(limit: 9) }
            // Both at one moment.
            #expect(Set(deeds.map(\.what)) == [.restoredPost, .removedPost] && deeds.count == 2)
            #expect(Set(deeds.map(\.moderator)) == ["@machine"])
        }
    }
}
