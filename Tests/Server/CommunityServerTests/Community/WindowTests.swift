import API
@testable import CommunityServer
import Foundation
import Guest
import Recipes
import Testing

/// What a window asks of the real server, and how it reads the answers.
@Suite("A window and the server understand each other (SP2, SP3, SP4)", .timeLimit(.minutes(2)))
struct WindowTests {
    private func guest(_ server: TestServer, _ token: String) throws -> Guest {
        Guest(try ServerAddress(typed: server.base), token: token)
    }

    @Test("One publishes with a picture, the other reads, votes and answers; then it goes")
    func allOfIt() async throws {
        try await TestServer.with { server in
            let anna = try await guest(server, server.signUp("anna").token)
            let ben = try await guest(server, server.signUp("ben.bakes").token)
            #expect(try await anna.info().skills.contains("community"))

            let blob = Blob(try MadeMedia.picture("p.jpg"))
            #expect(try await anna.missingBlobs([blob.hash]) == [blob.hash])
            let recipe = Recipe.bread.with {
                $0.id = ""
                $0.picture = BlobName.prefix + blob.hash
                $0.diets = [.vegan, .vegetarian]
            }
            let draft = PostDraft(comment: "Mine.", recipe: recipe)
            server.clock.move(by: 300_000)
            await #expect { _ = try await anna.publish(draft, key: "zero") } throws: { error in
                (error as? GuestTrouble)?.fields == ["pictures": .missing]
            }
            try await anna.putBlob(blob.data, hash: blob.hash, type: "image/jpeg")
            let post = try await anna.publish(draft, key: "one")
            #expect(post.isMine && post.recipe.title == "Bread" && post.recipe.picture == recipe.picture)
            #expect(try await anna.publish(draft, key: "one") == post)
            // Else the window would find it changed from the first.
            #expect(post.recipe.with { $0.id = "" } == recipe)

            let card = try #require(try await ben.feed(.new).items.first)
            #expect(card.id == post.id && card.picture == blob.hash && card.author?.userName == "anna")
            #expect(!(try await ben.picture(blob.hash, of: post.id)).isEmpty)
            #expect(try await ben.person("anna").posts == 1)
            #expect(try await ben.posts(of: "anna").items == [card])
            #expect(try await ben.vote(1, on: post.id) == Tally(score: 1, vote: 1))
            #expect(try await ben.feed(.popular).items.map(\.score) == [1])
            await #expect { _ = try await anna.vote(1, on: post.id) } throws: { error in
                (error as? GuestTrouble)?.kind == .forbidden
            }

            server.clock.move(by: 15_000)
            let said = try await ben.say(CommentDraft("Lovely."), on: post.id, key: "c1")
            #expect(said.isMine && said.author?.userName == "ben.bakes")
            server.clock.move(by: 15_000)
            let answer = try await anna.say(CommentDraft("Thanks.", parent: said.id), on: post.id, key: "c2")
            #expect(try await anna.comments(on: post.id).items.map(\.id) == [said.id, answer.id])
            #expect(try await ben.change(said.id, to: CommentDraft("Very lovely.")).text == "Very lovely.")
            try await ben.deleteComment(said.id)
            #expect(try await anna.comments(on: post.id).items.first?.state == .deleted)

            let (read, tag) = try await anna.post(post.id)
            server.clock.move(by: 300_000)
            let changed = try await anna.change(
                post.id, to: PostDraft(comment: "Still mine.", recipe: read.recipe), tag: tag)
            #expect(changed.post.comment == "Still mine." && changed.post.changedAt != nil)
            await #expect { _ = try await anna.change(post.id, to: draft, tag: tag) } throws: { error in
                (error as? GuestTrouble)?.kind == .changed
            }
            #expect(try await anna.ownPosts().items.map(\.id) == [post.id])
            try await anna.deletePost(post.id)
            #expect(try await ben.feed(.new).items.isEmpty)
        }
    }
}
