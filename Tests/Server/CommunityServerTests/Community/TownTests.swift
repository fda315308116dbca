import API
@testable import CommunityServer
import Foundation
import Guest
import Recipes
import Testing
import Web

/// The window's own side against the real server, over the network.
@Suite("Two windows in a community (SP2, SP3, SP4, SP5, RF6)", .timeLimit(.minutes(1))) struct TownTests {
    private func guest(_ name: String, _ server: TestServer) async throws -> Guest {
        var guest = Guest(try ServerAddress(typed: server.base))
        guest.token = try await server.signUp(name).token
        return guest
    }

    @Test("One publishes with a picture, the other finds it, votes and answers; it is changed, and goes")
    func town() async throws {
        try await TestServer.with { server in
            let nana = try await guest("nana", server), opa = try await guest("opa", server)
            #expect(try await nana.info().skills.contains("community"))
            let blob = Blob.jpeg(), clip = Blob.webM(2000)
            for (blob, type) in [(blob, "image/jpeg"), (clip, "video/webm")] {
                #expect(try await nana.missingBlobs([blob.hash]) == [blob.hash])
                try await nana.putBlob(blob.data, hash: blob.hash, type: type)
            }
            let recipe = Recipe.bread.with {
                $0.picture = BlobName.prefix + blob.hash
                $0.steps[0].clip = BlobName.prefix + clip.hash
            }
            let draft = PostDraft(comment: "Every Sunday.", recipe: recipe)
            let post = try await nana.publish(draft, key: "one")
            #expect(try await nana.publish(draft, key: "one") == post)

            let card = try #require(try await opa.feed(.new).items.first)
            #expect(card.id == post.id && card.author?.userName == "nana" && card.picture == blob.hash)
            #expect(try await opa.feed(.popular).items.map(\.id) == [post.id])
            let seen = try await opa.post(post.id)
            #expect(seen.post.recipe == post.recipe && !seen.post.isMine && seen.post.comment == "Every Sunday.")
            for hash in [blob.hash, clip.hash] {
                #expect(MediaKind(Array(try await opa.picture(hash, of: post.id))) == .webP)
            }
            #expect(try await opa.vote(1, on: post.id) == Tally(score: 1, vote: 1))
            await #expect(throws: GuestTrouble.self) { try await nana.vote(1, on: post.id) }

            let said = try await opa.say(CommentDraft("With cream?"), on: post.id, key: "two")
            #expect(try await opa.say(CommentDraft("With cream?"), on: post.id, key: "two") == said)
            _ = try await nana.say(CommentDraft("With cream.", parent: said.id), on: post.id, key: "three")
            _ = try await opa.change(said.id, to: CommentDraft("With sour cream?"))
            let talk = try await nana.comments(on: post.id).items
            #expect(talk.map(\.text) == ["With sour cream?", "With cream."] && talk.map(\.isMine) == [false, true])
            try await opa.deleteComment(said.id)
            #expect(try await nana.comments(on: post.id).items.map(\.state) == [.deleted, .shown])

            let person = try await opa.person("nana")
            #expect(person.posts == 1 && person.card.displayName == "nana")
            #expect(try await opa.posts(of: "nana").items.map(\.id) == [post.id])

            let mine = try await nana.post(post.id)
            let rye = PostDraft(comment: "", recipe: recipe.with { $0.title = "Rye bread" })
            let changed = try await nana.change(post.id, to: rye, tag: mine.tag)
            #expect(changed.post.recipe.title == "Rye bread" && changed.tag != mine.tag)
            await #expect(throws: GuestTrouble.self) { try await nana.change(post.id, to: rye, tag: mine.tag) }
            #expect(try await nana.ownPosts().items.map(\.recipe.title) == ["Rye bread"])
            try await nana.deletePost(post.id)
            #expect(try await opa.feed(.new).items == [])
        }
    }

    @Test("Page by page") func pages() async throws {
        try await TestServer.with { server in
            let nana = try await guest("nana", server)
            for _ in 0..<45 {
                server.clock.move(by: 1000)
                _ = try await server.published(by: "nana")
            }
            for feed in Feed.allCases {
                var seen: [String] = [], after: String?
                repeat {
                    let page = try await nana.feed(feed, after: after)
                    (seen, after) = (seen + page.items.map(\.id), page.next)
                } while after != nil
                #expect(seen.count == 45 && Set(seen).count == 45)
            }
        }
    }
}
