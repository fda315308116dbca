import API
import Foundation
import Testing
import Web

@testable import Guest

@Suite("What strangers do with one another is nothing but text (SP5, RF6, TR25, TR19)")
struct PeopleGuestTests {
    private let hostile = "Ben\u{202E}\u{1B}[2J\u{0}\nthe cook"

    @Test("Attack 7: notices are cleaned, and lead nowhere but to posts and people") func notices()
        async throws
    {
        let ben = PersonCard(userName: "ben", displayName: hostile)
        let list = NoticeList(
            items: [
                Notice(
                    id: "n1", kind: .comment, at: 0, actor: ben, post: "../../account", title: hostile,
                    comment: "a/b", text: hostile + String(repeating: "!", count: 9000)),
                Notice(id: "../n2", kind: .follow, at: 0), Notice(id: "n3", kind: .unknown, at: 0),
            ] + (0..<900).map { Notice(id: "m\($0)", kind: .follow, at: 0) },
            next: String(repeating: "x", count: 3000), unread: -4)
        let shown = try await ParrotServer(list).guest.notices()
        #expect(shown.items.count == 198 && shown.next == nil && shown.unread == 0)
        let first = try #require(shown.items.first)
        #expect(first.post == nil && first.comment == nil && first.title == "Ben[2J the cook")
        #expect(first.text.count == 400 && first.actor?.displayName == "Ben[2J the cook")
    }

    @Test("Attack 7: nobody has given more stars than five, or fewer than one") func reviews() async throws {
        let reviews = [0, 6, 3, .max].map { Review(author: nil, stars: $0, text: hostile, at: 0) }
        let shown = try await ParrotServer(PageOf(items: reviews)).guest.reviews(of: "p1")
        #expect(shown.items.map(\.stars) == [3] && shown.items[0].text == "Ben[2J\nthe cook")
        for (sum, count, average) in [(900, 2, 5.0), (-7, 2, 1.0), (7, 2, 3.5)] {
            let card = PostCard(
                id: "p1", author: nil, at: 0, title: "Soup", rating: Rating(sum: sum, count: count))
            let page = try await ParrotServer(PageOf(items: [card])).guest.posts(finding: "soup")
            #expect(page.items.first?.rating.average == average)
        }
        let none = PostCard(id: "p1", author: nil, at: 0, title: "S", rating: Rating(sum: 5, count: -1))
        #expect(
            try await ParrotServer(PageOf(items: [none])).guest.posts(finding: "s").items[0].rating
                == Rating())
    }

    @Test("What is typed stays in its place in the address") func questions() async throws {
        let server = try ParrotServer(PageOf<PostCard>(items: []))
        _ = try await server.guest.posts(finding: "crème & co?#x=1")
        #expect(
            server.last
                == "https://kitchen.example/v1/search/posts?q=cr%C3%A8me%20%26%20co%3F%23x%3D1")
        _ = try await server.guest.feed(.forYou, after: "1.2", diets: ["vegan", "gluten-free"])
        #expect(
            server.last
                == "https://kitchen.example/v1/feeds/for-you?after=1.2&diets=vegan%2Cgluten-free")
        _ = try await server.guest.feed(.popular, diets: ["vegan"])
        #expect(server.last == "https://kitchen.example/v1/feeds/popular")
        await #expect(throws: GuestTrouble.self) { _ = try await server.guest.follow("../admin", true) }
    }

    @Test("Attack 7: a person is bounded") func person() async throws {
        let person = Person(
            card: PersonCard(userName: "ben", displayName: hostile), posts: -1, since: 0,
            followers: .max, following: .min, isMe: false, isFollowed: true)
        let shown = try await ParrotServer(person).guest.person("ben")
        #expect(shown.posts == 0 && shown.followers == 1_000_000_000 && shown.following == 0)
        #expect(shown.isFollowed && shown.card.displayName == "Ben[2J the cook")
    }
}
