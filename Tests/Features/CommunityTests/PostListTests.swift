import API
import Foundation
import Guest
import House
import Library
import PretendedHouse
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Feeds (SP3)") struct PostListTests {
    /// A feed of so many posts, a page of three each, before which new ones can come.
    private final class Feed: Sendable {
        let posts: Mutex<[Int]>
        let isAway = Mutex(false)
        init(_ count: Int) { posts = Mutex(Array((0..<count).reversed())) }

        var answer: PretendedPlaza.Answering {
            { _, path, _ in
                if self.isAway.withLock({ $0 }) { return nil }
                guard path.hasPrefix("/feeds/") else { return (200, PretendedPlaza.info(["community"])) }
                let posts = self.posts.withLock { $0 }
                let after = path.split(separator: "after=").dropFirst().first.flatMap { Int($0) }
                // By offset, as a feed that is sorted by votes may be: what moves down comes twice.
                let start = after ?? 0
                let some = posts.dropFirst(start).prefix(3)
                let end = start + some.count
                return (
                    200,
                    PageOf(items: some.map(PretendedPlaza.card), next: end < posts.count ? "\(end)" : nil)
                )
            }
        }
    }

    @Test("a page comes behind the other, without a double though new posts arrive, to the end")
    func pages() async throws {
        let feed = Feed(10), plaza = try await PretendedPlaza(feed.answer)
        let list = try #require(plaza.community.feeds[.new])
        list.come()
        await plaza.house.settle()
        #expect(list.cards.map(\.id) == ["p9", "p8", "p7"] && list.next != nil)
        feed.posts.withLock { $0.insert(contentsOf: [11, 10], at: 0) }
        for _ in 0..<8 {
            list.more()
            list.more()
            await plaza.house.settle()
        }
        #expect(list.cards.map(\.id) == (0..<10).reversed().map { "p\($0)" })
        #expect(list.next == nil && list.trouble == nil)
        // Asking twice at once asks once.
        let asked = plaza.desk.asked.filter { $0.contains("after=") }
        #expect(asked.count == Set(asked).count)
        list.refresh()
        await plaza.house.settle()
        #expect(list.cards.map(\.id) == ["p11", "p10", "p9"])
    }

    @Test("a server that goes round in circles is left, one that has forgotten where it was begins again")
    func circles() async throws {
        let turns = Mutex(0)
        let plaza = try await PretendedPlaza { _, path, _ in
            guard path.hasPrefix("/feeds/") else { return (200, PretendedPlaza.info(["community"])) }
            let turn = turns.withLock { turns in
                turns += 1
                return turns
            }
            return (200, PageOf(items: [PretendedPlaza.card(1)], next: "mark\(turn)"))
        }
        let list = try #require(plaza.community.feeds[.popular])
        list.come()
        for _ in 0..<20 {
            await plaza.house.settle()
            list.more()
        }
        await plaza.house.settle()
        #expect(list.cards.count == 1 && list.next == nil && turns.withLock { $0 } == 4)
        // 410: its marks are too old.
        let begun = Mutex(0)
        plaza.desk.change { _, path, _ in
            guard path.hasPrefix("/feeds/") else { return nil }
            if path.contains("after=") {
                return (410, Problem(.expired, status: 410, title: "Expired"))
            }
            guard path.hasPrefix("/feeds") else { return nil }
            begun.withLock { $0 += 1 }
            return (200, PageOf(items: [PretendedPlaza.card(begun.withLock { $0 })], next: "old"))
        }
        list.refresh()
        await plaza.house.settle()
        list.more()
        await plaza.house.settle()
        #expect(begun.withLock { $0 } == 2 && list.cards.map(\.id) == ["p2"] && list.trouble == nil)
    }

    @Test("what was seen last is there without the network, with its age, and nobody else's")
    func copy() async throws {
        let feed = Feed(10), plaza = try await PretendedPlaza(feed.answer)
        let list = try #require(plaza.community.feeds[.new])
        list.come()
        await plaza.house.settle()
        list.more()
        await plaza.house.settle()
        list.more()
        await plaza.house.settle()
        let readAt = try #require(list.readAt)
        feed.isAway.withLock { $0 = true }
        // As if the program had been closed.
        list.forget()
        list.come()
        await plaza.house.settle()
        #expect(list.cards.map(\.id) == ["p9", "p8", "p7", "p6", "p5", "p4"])
        #expect(list.readAt == readAt && !list.isCurrent)
        #expect(list.trouble?.why == .offline(cause: "nobody is there") || list.trouble != nil)
        // From a copy it isn't gone on with: its marks are of yesterday.
        list.more()
        #expect(list.trouble?.isBehind == false)
        try await plaza.signIn(as: "account-2")
        list.come()
        await plaza.house.settle()
        #expect(list.cards.isEmpty)
        // Back again.
        feed.isAway.withLock { $0 = false }
        list.tryAgain()
        await plaza.house.settle()
        #expect(list.cards.count == 3 && list.isCurrent && list.trouble == nil)
    }

    @Test("what comes behind is asked for before its end is in sight; F5 and pulling down begin anew (AR18)")
    func scrolling() async throws {
        let feed = Feed(300), plaza = try await PretendedPlaza(feed.answer)
        let host = plaza.house.host
        host.visit(plaza.community.place)
        let list = try #require(plaza.community.feeds[.popular])
        for _ in 0..<10 { await plaza.house.settle() }
        let first = list.cards.count
        // More than the window shows, and not all that there is.
        #expect(first > 6 && first < 40)
        #expect(host.stage.scene.regions.contains { $0.spec.id == "post popular p299" && $0.isVisible })
        host.stage.scroll("feed popular", to: 1e6)
        for _ in 0..<5 { await plaza.house.settle() }
        #expect(list.cards.count > first)
        #expect(Set(list.cards.map(\.id)).count == list.cards.count)
        feed.posts.withLock { $0.insert(300, at: 0) }
        await plaza.house.key("f5")
        for _ in 0..<5 { await plaza.house.settle() }
        #expect(list.cards.first?.id == "p300")
        #expect(host.stage.scene.regions.contains { $0.spec.id == "post popular p300" && $0.isVisible })
        feed.posts.withLock { $0.insert(301, at: 0) }
        host.stage.onPull?("feed popular")
        for _ in 0..<5 { await plaza.house.settle() }
        #expect(list.cards.first?.id == "p301")
    }

    @Test("nothing of it shows unless somebody is signed in on a server that has it") func place()
        async throws
    {
        let skills = Mutex(["sync"])
        let plaza = try await PretendedPlaza(signsIn: false) { _, path, _ in
            path == "/server" ? (200, PretendedPlaza.info(skills.withLock { $0 })) : nil
        }
        let menu = plaza.house.host.menu
        #expect(!menu.all.contains { $0.id == "community" } && plaza.community.publish == nil)
        try await plaza.signIn(["sync"])
        #expect(!plaza.community.isThere)
        plaza.house.host.membership.leave()
        // Its owner has switched it on since.
        skills.withLock { $0 = ["sync", "community"] }
        try await plaza.signIn(["sync"])
        #expect(plaza.community.isThere && menu.all.contains { $0.id == "community" })
        #expect(plaza.community.publish != nil)
        plaza.house.host.membership.expire()
        #expect(!plaza.community.isThere && !menu.all.contains { $0.id == "community" })
    }
}
