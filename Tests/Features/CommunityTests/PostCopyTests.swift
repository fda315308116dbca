import API
import Foundation
import Guest
import House
import Media
import PretendedHouse
import Recipes
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("Somebody's post as a recipe of one's own (SP6)") struct PostCopyTests {
    @Test("a post becomes a recipe of one's own that says whose it was") func copy() async throws {
        let hash = String(repeating: "a", count: 64), other = String(repeating: "b", count: 64)
        var post = PretendedPlaza.post()
        post.author = PersonCard(userName: "oma", displayName: "Oma")
        post.recipe.picture = "blob:" + hash
        post.recipe.steps[0].clip = "blob:" + other
        post.recipe.source = .init(name: "A book", address: "https://example.org")
        let guest = Guest(try ServerAddress(typed: "https://kitchen.example")) { _ in
            .failure(.init(.unreachable, cause: "away"))
        }
        var shop = CopyShop(
            cached: { Data([$0.hasPrefix("clip-") ? 0x1A : 0xFF]) }, keeping: { _, _ in true },
            drawing: { _ in nil }, making: { _ in .failure(FilmTrouble(.damaged, cause: "none")) })
        let copy = try await PostCopy.bring(post, as: "mine", source: "Oma on Nana’s kitchen", guest, shop)
        #expect(copy.recipe.id == "mine" && copy.recipe.author == "Oma")
        #expect(copy.recipe.source == .init(name: "Oma on Nana’s kitchen", address: nil))
        // The picture that stands for the clip is its step's.
        #expect(copy.recipe.steps[0].clip == "mine-clip-1" && copy.recipe.steps[0].picture == "mine-2")
        #expect(copy.pictures.map(\.name) == ["mine-1", "mine-2", "mine-clip-1"])
        #expect(copy.pictures.last?.mediaType == "video/webm" && copy.recipe.picture == "mine-1")
        // Without the network, and without having seen what it needs, it can't be saved half.
        shop.cached = { $0.hasPrefix("clip-") ? nil : Data([0xFF]) }
        await #expect(throws: GuestTrouble.self) {
            _ = try await PostCopy.bring(post, as: "mine", source: "", guest, shop)
        }
        shop.cached = { $0.hasPrefix("clip-") ? Data([0x1A]) : nil }
        await #expect(throws: GuestTrouble.self) {
            _ = try await PostCopy.bring(post, as: "mine", source: "", guest, shop)
        }
    }

    @Test(
        "a clip that is gone or can't be made leaves the picture that stands for it",
        arguments: [404, 415, 200]) func copyWithoutClip(status: Int) async throws
    {
        let other = String(repeating: "b", count: 64)
        var post = PretendedPlaza.post()
        post.recipe.steps[0].clip = "blob:" + other
        let asked = Mutex<[String]>([])
        let guest = Guest(try ServerAddress(typed: "https://kitchen.example")) { request in
            asked.withLock { $0.append(request.address.text) }
            let gone = try? JSONEncoder().encode(
                Problem(status == 404 ? .notFound : .unsupportedMedia, status: status, title: "No"))
            return .success(
                WebAnswer(
                    head: WebHead(
                        status: status, headers: ["Content-Type": "application/problem+json"],
                        address: request.address), body: gone ?? Data()))
        }
        let copy = try await PostCopy.bring(
            post, as: "mine", source: "", guest,
            CopyShop(
                cached: { $0.hasPrefix("clip-") ? nil : Data([0xFF]) }, keeping: { _, _ in true },
                drawing: { _ in nil }, making: { _ in .failure(FilmTrouble(.damaged, cause: "none")) }))
        #expect(copy.recipe.steps[0].clip == nil && copy.recipe.steps[0].picture == "mine-1")
        #expect(copy.pictures.map(\.name) == ["mine-1"])
        #expect(asked.withLock { $0 } == ["https://kitchen.example/v1/posts/\(post.id)/clips/\(other)"])
    }

    @Test(
        "where data is saved, the pictures that stand for clips do, and what is here already is taken all the same"
    )
    func sparing() async throws {
        let other = String(repeating: "b", count: 64), asked = Mutex(0)
        var post = PretendedPlaza.post()
        post.recipe.steps[0].clip = "blob:" + other
        let guest = Guest(try ServerAddress(typed: "https://kitchen.example")) { _ in
            asked.withLock { $0 += 1 }
            return .failure(.init(.unreachable, cause: "away"))
        }
        var shop = CopyShop(
            cached: { $0.hasPrefix("clip-") ? nil : Data([0xFF]) }, keeping: { _, _ in true },
            drawing: { _ in nil }, making: { _ in .failure(FilmTrouble(.damaged, cause: "none")) })
        shop.takesClips = false
        let without = try await PostCopy.bring(post, as: "mine", source: "", guest, shop)
        #expect(without.recipe.steps[0].clip == nil && without.recipe.steps[0].picture == "mine-1")
        shop.cached = { _ in Data([0xFF]) }
        let with = try await PostCopy.bring(post, as: "mine", source: "", guest, shop)
        #expect(with.recipe.steps[0].clip == "mine-clip-1")
        #expect(asked.withLock { $0 } == 0)
    }

    @Test("a clip that nobody has any more is asked for once", arguments: [404, 415])
    func goneClip(status: Int) async throws {
        let kind = status == 404 ? Problem.Kind.notFound : .unsupportedMedia
        let plaza = try await PretendedPlaza { _, path, _ in
            path.contains("/clips/") ? (status, Problem(kind, status: status, title: "No")) : nil
        }
        let host = plaza.house.host
        let name = ServerClip(of: "p1", hash: String(repeating: "c", count: 64)).name
        var found: ClipPlace?
        host.findClip(name) { found = $0 }
        await plaza.house.settle()
        guard case .away(let fetch)? = found else { return #expect(Bool(false), "it was never asked for") }
        fetch.begin {}
        await plaza.house.settle()
        #expect(fetch.trouble == host.words.filmMissing)
        host.findClip(name) { found = $0 }
        await plaza.house.settle()
        guard case .nowhere? = found else { return #expect(Bool(false), "it is asked for again") }
        #expect(plaza.desk.asked.count { $0.contains("/clips/") } == 1)
    }
}
