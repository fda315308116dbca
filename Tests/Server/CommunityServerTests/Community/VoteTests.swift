import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("One vote each (SP4)", .timeLimit(.minutes(2))) struct VoteTests {
    @Test("It is cast, changed and taken back, and counts once", arguments: TestServer.databases)
    func cast(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let carl = try await server.signUp("carl")
            let post = try await server.publish(by: anna.token).value(Post.self)
            var scores: [Int] = []
            for (token, value) in [
                (ben.token, 1), (ben.token, 1), (carl.token, -1), (ben.token, -1), (ben.token, 0),
                (ben.token, 0),
                (carl.token, 1),
            ] {
                let tally = try await server.vote(value, for: post.id, by: token).value(Tally.self)
                #expect(tally.vote == value)
                scores.append(tally.score)
            }
            #expect(scores == [1, 1, 0, -2, -1, -1, 1])
            #expect(try await server.post(post.id, by: carl.token).value(Post.self).vote == 1)
            #expect(try await server.feed(.new, by: ben.token).items.map(\.vote) == [0])
            #expect(try await server.vote(1, for: post.id, by: anna.token).status == 403)
            #expect(try await server.vote(1, for: "nothing", by: ben.token).status == 404)
            for value in [2, -2, 1_000_000] {
                #expect(try await server.vote(value, for: post.id, by: ben.token).status == 422)
            }
        }
    }

    @Test("Attack 19: twenty at once count once", arguments: TestServer.databases)
    func atOnce(database: String) async throws {
        try await TestServer.on(database) {
            $0.isUnhurried = true
        } _: { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let answers = try await server.atOnce { number, headers in
                try await server.ask(
                    .vote, Route.vote.path(post.id), Vote(number % 2 == 0 ? 1 : -1), token: ben.token,
                    headers: headers)
            }
            #expect(answers == [200: 20])
            let after = try await server.post(post.id, by: ben.token).value(Post.self)
            #expect(abs(after.vote) == 1 && after.score == after.vote)
            _ = try await server.atOnce { _, headers in
                try await server.ask(
                    .vote, Route.vote.path(post.id), Vote(0), token: ben.token, headers: headers)
            }
            #expect(try await server.post(post.id, by: ben.token).value(Post.self).score == 0)
        }
    }
}
