import API
import Foundation
import House
import PretendedHouse
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("Finding posts and people (SP5)") struct FindTests {
    private final class Server: Sendable {
        let isAway = Mutex(false)

        var answer: PretendedPlaza.Answering {
            { _, path, _ in
                if self.isAway.withLock({ $0 }) { return nil }
                if path.hasPrefix("/search/posts") {
                    return (200, PageOf(items: path.contains("soup") ? [PretendedPlaza.card(1)] : []))
                }
                if path.hasPrefix("/search/people") {
                    return (200, PageOf(items: [PersonCard(userName: "ben", displayName: "Ben")]))
                }
                if path.hasPrefix("/notices") { return (200, NoticeList(items: [], unread: 0)) }
                return (200, PretendedPlaza.info(["community"]))
            }
        }
    }

    @Test("asked once the typing rests, at once by Return, and not for nothing") func typing() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let page = FindPage(plaza.community)
        plaza.house.host.show(page)
        func asked() -> [String] { plaza.desk.asked.filter { $0.contains("search") } }
        for text in ["s", "so", "sou", "soup"] { page.type(text) }
        page.elapse()
        #expect(page.deadline == plaza.house.host.now + FindPage.pause && page.asked == nil)
        await plaza.house.settle()
        #expect(asked() == ["GET /search/posts?q=soup"] && page.deadline == nil)
        page.type("soup ")
        page.ask()
        #expect(page.deadline == nil)
        await plaza.house.settle()
        #expect(asked().count == 2)
        #expect(page.posts?.cards.map(\.id) == ["p1"])
        page.type("   ")
        page.ask()
        await plaza.house.settle()
        #expect(page.asked == nil && page.posts == nil && asked().count == 2)
    }

    @Test("people beside recipes; without the server it says so, and asks again") func people() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let page = FindPage(plaza.community)
        plaza.house.host.show(page)
        page.type("ben")
        page.look(forPeople: true)
        await plaza.house.settle()
        #expect(page.people.map(\.userName) == ["ben"] && page.trouble == nil)
        server.isAway.withLock { $0 = true }
        page.type("be")
        page.ask()
        await plaza.house.settle()
        #expect(page.people == [] && page.trouble != nil)
        server.isAway.withLock { $0 = false }
        page.ask()
        await plaza.house.settle()
        #expect(page.people.map(\.userName) == ["ben"])
    }
}
