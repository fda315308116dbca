import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Stars and reviews (TR25)", .timeLimit(.minutes(2))) struct ReviewTests {
    @Test("One a person, changed and taken back, and counted", arguments: TestServer.databases)
    func counted(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            #expect(try await server.review(5, of: post, by: anna.token).status == 403)
            for stars in [0, 6, -1] {
                let answer = try await server.review(stars, of: post, by: ben.token)
                #expect(try answer.problem.fields == ["stars": .invalid])
            }
            let long = String(repeating: "a", count: 2001)
            #expect(
                try await server.review(3, long, of: post, by: ben.token).problem.fields
                    == ["text": .tooLong])
            #expect(
                try await server.review(3, "\u{202E}evil", of: post, by: ben.token).problem.fields
                    == ["text": .characters])

            #expect(try await server.review(2, "Salty.", of: post, by: ben.token).status == 200)
            #expect(try await server.review(4, of: post, by: cleo.token).status == 200)
            let changed = try await server.review(3, "Less salty.", of: post, by: ben.token)
                .value(Post.self)
            #expect(changed.rating == Rating(sum: 7, count: 2) && changed.myStars == 3)
            let path = Route.reviews.path(post)
            let list = try await server.ask(.reviews, path, token: ben.token).value(PageOf<Review>.self)
            #expect(list.items.map(\.stars) == [4, 3] && list.items.map(\.isMine) == [false, true])
            #expect(list.items[1].text == "Less salty." && list.items[1].changedAt != nil)
            #expect(
                try await server.feed(.new, by: anna.token).items.map(\.rating)
                    == [Rating(sum: 7, count: 2)])

            let back = Route.takeReviewBack.path(post)
            for _ in 0..<2 {
                let answer = try await server.ask(.takeReviewBack, back, token: ben.token).value(Post.self)
                #expect(answer.rating == Rating(sum: 4, count: 1) && answer.myStars == 0)
            }
            // With an account goes what it has counted for.
            let end = AccountDeletion(password: TestServer.password, userName: "cleo", posts: .anonymise)
            #expect(try await server.ask(.deleteAccount, nil, end, token: cleo.token).head.isSuccess)
            #expect(try await server.post(post, by: anna.token).value(Post.self).rating == Rating())
        }
    }

    @Test("Twenty at once count twenty") func atOnce() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            var tokens: [String] = []
            for place in 0..<20 { tokens.append(try await server.signUp("guest\(place)").token) }
            try await withThrowingTaskGroup(of: Int.self) { group in
                for token in tokens {
                    group.addTask {
                        let draft = ReviewDraft(stars: 3)
                        return try await server.ask(
                            .review, Route.review.path(post), draft, token: token
                        ).status
                    }
                }
                for try await status in group { #expect(status == 200) }
            }
            #expect(
                try await server.post(post, by: anna.token).value(Post.self).rating
                    == Rating(sum: 60, count: 20))
        }
    }

    @Test("Saving and cooking count once a person, and not the author's own") func uses() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            for token in [ben.token, ben.token, anna.token] {
                for use in PostUse.allCases {
                    let answer = try await server.ask(
                        .usePost, Route.usePost.path(post, use.rawValue), token: token)
                    #expect(answer.status == 204)
                }
            }
            let seen = try await server.post(post, by: ben.token).value(Post.self)
            #expect(seen.saves == 1 && seen.cooks == 1)
            let other = try await server.ask(
                .usePost, Route.usePost.path(post, "eaten"), token: ben.token)
            #expect(other.status == 404)
        }
    }
}
