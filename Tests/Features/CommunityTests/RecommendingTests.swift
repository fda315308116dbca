import API
import Foundation
import Guest
import House
import Library
import PretendedHouse
import Recipes
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Recommending what somebody else has published (RF6)") struct RecommendingTests {
    @Test("somebody's recipe is recommended with its picture, and only if they let it be passed on (RF6)")
    func recommended() async throws {
        let hash = String(repeating: "a", count: 64)
        let plaza = try await PretendedPlaza { _, _, _ in nil }
        var post = PretendedPlaza.post()
        (post.isMine, post.state, post.page) = (false, .shown, "/recipes/p1")
        post.recipe.picture = "blob:" + hash
        for change in [{ $0.page = nil }, { $0.isMine = true }, { $0.state = .removed }]
            as [(inout Post) -> Void]
        {
            var other = post
            change(&other)
            #expect(plaza.community.recommendation(of: other) == nil)
        }
        // One that only leads elsewhere isn't passed on a second time.
        var leading = post
        (leading.recipe.steps, leading.recipe.ingredients) = ([], [])
        leading.recipe.source = .init(name: "", address: "https://example.org/soup")
        #expect(plaza.community.recommendation(of: leading) == nil)

        let recipe = try #require(plaza.community.recommendation(of: post))
        #expect(recipe.recommendedPage?.hasSuffix("/recipes/p1") == true)
        let parcel = try await Parcelling.parcel(recipe, in: plaza.house.box) { _ in
            nil
        } cached: {
            $0 == "dish-\(hash).picture" ? Data([0xFF]) : nil
        }
        let sent = Parcelling.File(data: Data([0xFF]), mediaType: "image/jpeg").hash
        #expect(parcel.draft.recipe.picture == "blob:" + sent && parcel.pictures.map(\.hash) == [sent])
        #expect(parcel.draft.recipe.steps.isEmpty && parcel.draft.recipe.ingredients.isEmpty)
    }

    @Test(
        "a recommendation needn't wait for its picture, which comes while the cook writes (RF6)",
        .timeLimit(.minutes(1)))
    func latePicture() async throws {
        // The folder of pictures is one for all houses of this process.
        let hash = Parcelling.File(data: Data(UUID().uuidString.utf8), mediaType: "").hash,
            arrival = DispatchSemaphore(value: 0)
        let folder = Mutex<URL?>(nil)
        let plaza = try await PretendedPlaza { _, path, _ in
            guard path.hasSuffix("/pictures/" + hash) else {
                return (200, PretendedPlaza.info(["community"]))
            }
            arrival.wait()
            // As if another page had fetched it in that moment: there is no scullery here to draw it anew.
            try? Data([0xFF]).write(to: folder.withLock { $0! }.appending(path: "dish-\(hash).picture"))
            return (404, Problem(.notFound, status: 404, title: "Gone"))
        }
        let cache = plaza.house.host.services.cache.appending(path: "community")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        folder.withLock { $0 = cache }
        defer { try? FileManager.default.removeItem(at: cache.appending(path: "dish-\(hash).picture")) }
        var post = PretendedPlaza.post()
        (post.isMine, post.state, post.page) = (false, .shown, "/recipes/p1")
        post.recipe.picture = "blob:" + hash
        let model = PublishModel(try #require(plaza.community.recommendation(of: post)), plaza.community)
        model.offer()
        while !model.isReady {
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(model.draft?.recipe.picture == nil)
        arrival.signal()
        await plaza.house.settle()
        let sent = Parcelling.File(data: Data([0xFF]), mediaType: "image/jpeg").hash
        #expect(model.draft?.recipe.picture == "blob:" + sent)
    }

    @Test(
        "nothing but the pictures of posts is read under that name",
        arguments: [
            "post-picture:", "post-picture:p1/", "post-picture:p1/../x", "post-picture:p1/abc", "p1/x",
            "post-picture:/" + String(repeating: "a", count: 64),
        ])
    func noName(name: String) { #expect(PostPicture(sentName: name) == nil) }
}
