import API
import Foundation
import Testing
import Web

@testable import Guest

@Suite("Collections of strangers are nothing but text (RF6, SP5)") struct CollectionGuestTests {
    private let hostile = "Feast\u{202E}\u{1B}[2J\u{0}\nfor all"
    private let ben = PersonCard(userName: "ben", displayName: "Ben")

    @Test("Attack 7: they are cleaned, bounded, and lead nowhere but to posts and people") func cleaned()
        async throws
    {
        let covers = (0..<9).map {
            PublicCollection.Cover(post: $0 == 1 ? "../p" : "p\($0)", title: hostile, picture: "../x")
        }
        let found = PublicCollection(
            id: "c1", reason: hostile, author: ben, at: 0, changedAt: 0, name: hostile,
            text: hostile + String(repeating: "!", count: 9000), dishes: -3, covers: covers, likes: .max,
            posts: (0..<900).map { $0 == 2 ? "a/b" : "p\($0)" }, page: "https://evil.example")
        let shown = try await ParrotServer(found).guest.collection("c1")
        #expect(shown.name == "Feast[2J for all" && shown.text.hasPrefix("Feast[2J\nfor all"))
        #expect(shown.text.count == CollectionDraft.textLength.upperBound && shown.page == nil)
        #expect(shown.dishes == 0 && shown.likes == 1_000_000_000)
        #expect(shown.covers.map(\.post) == ["p0", "p2", "p3"] && shown.covers[0].picture == nil)
        #expect(shown.posts?.count == CollectionDraft.mostPosts - 1)

        var nameless = found, placeless = found, nobodys = found
        nameless.name = "\u{202E}"
        placeless.id = "../account"
        nobodys.author = PersonCard(userName: "a/b", displayName: "x")
        let list = PageOf(items: [nameless, placeless, nobodys, found])
        #expect(try await ParrotServer(list).guest.collections(of: "ben").items.map(\.id) == ["c1"])
        await #expect(throws: GuestTrouble.self) {
            _ = try await ParrotServer(nameless).guest.collection("c1")
        }
    }

    @Test("What is asked stays in its place in the address") func places() async throws {
        let server = try ParrotServer(Likes(count: -4, isMine: true))
        #expect(try await server.guest.like("c1", true) == Likes(count: 0, isMine: true))
        _ = try await server.guest.like("c1", false)
        #expect(server.asked.withLock { $0.map(\.method.name) } == ["PUT", "DELETE"])
        #expect(server.last == "https://kitchen.example/v1/collections/c1/like")
        await #expect(throws: GuestTrouble.self) { _ = try await server.guest.like("../c", true) }
        let posts = try ParrotServer(PageOf<PostCard>(items: []))
        _ = try await posts.guest.posts(in: "c1", after: "20.x")
        #expect(posts.last == "https://kitchen.example/v1/collections/c1/posts?after=20.x")
    }

    @Test("It is sent once, with the key that was made for it") func key() async throws {
        let found = PublicCollection(id: "c1", author: ben, at: 0, changedAt: 0, name: "Feast")
        let server = try ParrotServer(found)
        let draft = CollectionDraft(name: "Feast", posts: ["p1"])
        #expect(try await server.guest.publish(draft, key: "k1") == found)
        #expect(server.asked.withLock { $0.last?.headers["Idempotency-Key"] } == "k1")
        #expect(try await server.guest.change("c1", to: draft) == found)
        #expect(server.last == "https://kitchen.example/v1/collections/c1")
    }
}
