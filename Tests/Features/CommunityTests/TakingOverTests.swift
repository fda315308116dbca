import API
import Foundation
import House
import Library
import PretendedHouse
import Recipes
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Taking a collection over (RF6)") struct TakingOverTests {
    private final class Server: Sendable {
        struct State {
            var gone: Set<String> = []
            var asked: [String] = []
            /// From which question on nobody answers.
            var awayAfter = Int.max
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { _, path, _ in
                self.state.withLock { state in
                    if path == "/collections/c1/posts" {
                        return (200, PageOf(items: [1, 2].map(PretendedPlaza.card), next: "2"))
                    }
                    if path == "/collections/c1/posts?after=2" {
                        return (200, PageOf(items: [3, 4].map(PretendedPlaza.card)))
                    }
                    guard path.hasPrefix("/posts/p") else {
                        return (200, PretendedPlaza.info(["community", "collections"]))
                    }
                    if path.hasSuffix("/saved") { return (204, "") }
                    if state.asked.count >= state.awayAfter { return nil }
                    let number = path.last?.wholeNumberValue ?? 0
                    state.asked.append("p\(number)")
                    if state.gone.contains("p\(number)") {
                        return (404, Problem(.notFound, status: 404, title: "Gone"))
                    }
                    return (200, PretendedPlaza.post(number))
                }
            }
        }
    }

    private let collection = PublicCollection(
        id: "c1", author: PersonCard(userName: "ben", displayName: "Ben"), at: 0, changedAt: 0,
        name: "Feast", dishes: 4)

    private func take(_ plaza: PretendedPlaza) async {
        let page = PublicCollectionPage("c1", collection, plaza.community)
        page.takeOver()
        #expect(page.taking?.isRunning == true)
        // Pressed twice it goes on.
        page.takeOver()
        await end(page, plaza)
    }

    /// What is said of it doesn't stand for long.
    private func end(_ page: PublicCollectionPage, _ plaza: PretendedPlaza) async {
        for _ in 0..<50 where page.taking != nil { await plaza.house.settle() }
        #expect(page.taking == nil)
        await plaza.house.settle()
    }

    private func feast(_ plaza: PretendedPlaza) async throws -> [String] {
        let box = plaza.house.box
        guard let found = try await box.collections().first(where: { $0.name == "Feast" }) else { return [] }
        return try await box.recipes(in: found.id).map(\.title)
    }

    @Test("all dishes become the cook's, in a collection of that name; a second time nothing is doubled")
    func whole() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        await take(plaza)
        #expect(try await feast(plaza) == ["Post 1", "Post 2", "Post 3", "Post 4"])
        #expect(plaza.house.host.notice?.text == "4 dishes in your collection “Feast”.")
        #expect(plaza.desk.asked.contains("PUT /posts/p3/uses/saved"))
        await take(plaza)
        #expect(server.state.withLock(\.asked).count == 4)
        #expect(try await feast(plaza).count == 4)
        #expect(try await plaza.house.box.collections().count == 1)
    }

    @Test("what has been deleted meanwhile is said, and the rest comes") func some() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        server.state.withLock { $0.gone = ["p2"] }
        await take(plaza)
        #expect(try await feast(plaza) == ["Post 1", "Post 3", "Post 4"])
        #expect(
            plaza.house.host.notice?.text == "3 dishes in your collection “Feast”. 1 has not come.")
    }

    @Test("without the server it stops, and keeps what has come") func away() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        server.state.withLock { $0.awayAfter = 1 }
        await take(plaza)
        #expect(try await feast(plaza) == ["Post 1"])
        #expect(plaza.house.host.notice?.text.hasSuffix("3 have not come.") == true)
        // The rest comes another time.
        server.state.withLock { $0.awayAfter = .max }
        await take(plaza)
        #expect(try await feast(plaza).count == 4)
    }

    @Test("called off it keeps what has come") func calledOff() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let page = PublicCollectionPage("c1", collection, plaza.community)
        page.takeOver()
        page.taking?.callOff()
        await end(page, plaza)
        #expect(plaza.house.host.notice == nil)
        #expect(try await plaza.house.box.collections().isEmpty)
    }
}
