import API
import Foundation
import Guest
import House
import Library
import Media
import PretendedHouse
import Recipes
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("Publishing (SP2)") struct OutboxTests {
    private final class Server: Sendable {
        struct State {
            var blobs: Set<String> = []
            var keys: [String] = []
            var posts = 0
            var refuses: Problem?
            /// It does what it is asked, and the answer gets lost.
            var mumbles = false
            var isAway = false
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    if state.isAway { return nil }
                    if path == "/blobs/missing" {
                        let asked = (try? JSONDecoder().decode([String].self, from: body)) ?? []
                        return (200, asked.filter { !state.blobs.contains($0) })
                    }
                    if path.hasPrefix("/blobs/") {
                        state.blobs.insert(String(path.dropFirst("/blobs/".count)))
                        return (201, [String]())
                    }
                    guard method == "POST", path == "/posts" else {
                        return path.hasPrefix("/feeds/")
                            ? (200, PageOf<PostCard>(items: []))
                            : (200, PretendedPlaza.info(["community"]))
                    }
                    if let problem = state.refuses { return (problem.status, problem) }
                    guard let draft = try? JSONDecoder().decode(PostDraft.self, from: body) else {
                        return nil
                    }
                    let named = draft.recipe.media.map { String($0.dropFirst("blob:".count)) }
                    if !named.allSatisfy(state.blobs.contains) {
                        return (
                            422,
                            Problem(.invalid, status: 422, title: "No", fields: ["pictures": .missing])
                        )
                    }
                    if state.mumbles {
                        state.mumbles = false
                        state.posts += 1
                        return nil
                    }
                    state.keys.append("\(draft.recipe.title)")
                    state.posts += 1
                    return (201, PretendedPlaza.post())
                }
            }
        }
    }

    private let soup = Recipe(
        id: "soup", title: "Soup\u{200B}", picture: "a", diets: [.vegan], ingredients: [Ingredient("salt")],
        steps: [Step(text: "Cook.", picture: "b", clip: "c")], morePictures: ["a", "gone"], stars: 4,
        inferredDiets: [.vegan])

    private func fill(_ box: RecipeBox) async throws {
        for (name, text) in [("a", "one"), ("b", "two"), ("c", "one")] {
            try await box.save(SavedPicture(name: name, mediaType: "image/jpeg", data: Data(text.utf8)))
        }
    }

    @Test("what concerns only the cook stays here, and pictures go by their content") func parcel()
        async throws
    {
        let plaza = try await PretendedPlaza { _, _, _ in nil }
        try await fill(plaza.house.box)
        let parcel = try await Parcelling.parcel(soup, in: plaza.house.box) { _ in nil }
        let sent = parcel.draft.recipe
        #expect(sent.title == "Soup" && sent.stars == 0 && sent.inferredDiets == nil && sent.id == "")
        #expect(sent.diets == [.vegan])
        // SHA-256 of "one".
        #expect(
            sent.picture == "blob:7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed")
        #expect(sent.steps[0].clip == sent.picture && sent.morePictures == [])
        #expect(parcel.pictures.count == 3 && parcel.draft.faults == [:])
        // Nor does a page of somebody's book go out.
        var read = soup
        read.morePictures = [Recipe.printedPage(1, of: "a")]
        try await plaza.house.box.save(
            SavedPicture(name: read.morePictures[0], mediaType: "image/jpeg", data: Data("page".utf8)))
        let readParcel = try await Parcelling.parcel(read, in: plaza.house.box) { _ in nil }
        #expect(readParcel.draft.recipe.morePictures == [])
        #expect(!readParcel.pictures.contains { $0.name == read.morePictures[0] })
    }

    @Test("pictures go first, and it is published once though the answer gets lost and the program is closed")
    func once() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        try await fill(plaza.house.box)
        let model = PublishModel(soup, plaza.community)
        model.offer()
        await plaza.house.settle()
        #expect(model.isReady)
        model.type("Good.\u{202E}")
        server.state.withLock { $0.isAway = true }
        model.publish()
        model.publish()
        await plaza.house.settle()
        let whose = try #require(plaza.community.account)
        let kept = try await plaza.house.box.postsToSend(of: whose)
        #expect(kept.count == 1 && kept[0].draft.comment == "Good." && plaza.house.host.sheet == nil)
        #expect(plaza.house.host.notice?.text.contains("waits") == true)
        server.state.withLock { ($0.isAway, $0.mumbles) = (false, true) }
        plaza.community.outbox.tryAgain()
        await plaza.house.settle()
        #expect(server.state.withLock { $0.blobs.count } == 2)
        #expect(try await plaza.house.box.postsToSend(of: whose) == kept)
        // As if the program had been closed and opened again.
        plaza.community.outbox.forget()
        plaza.community.outbox.read()
        await plaza.house.settle()
        #expect(plaza.community.outbox.posts.isEmpty)
        #expect(try await plaza.house.box.postsToSend(of: whose) == [])
        #expect(plaza.desk.asked.count { $0 == "POST /posts" } == 2)
    }

    @Test("the next waits behind the first and is told so; signed out meanwhile, nobody waits for an answer")
    func behind() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        try await fill(plaza.house.box)
        server.state.withLock { $0.isAway = true }
        for title in ["One", "Two"] {
            var recipe = soup
            (recipe.id, recipe.title) = (title, title)
            let model = PublishModel(recipe, plaza.community)
            model.offer()
            await plaza.house.settle()
            model.publish()
            await plaza.house.settle()
            #expect(!model.isBusy && plaza.house.host.sheet == nil)
        }
        server.state.withLock { $0.isAway = false }
        // A feed that comes shows that the server is back.
        plaza.community.feeds[.new]?.refresh()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.keys } == ["One", "Two"])
        server.state.withLock {
            $0.refuses = Problem(.signedOut, status: 401, title: "Signed out")
        }
        let model = PublishModel(soup, plaza.community)
        model.offer()
        await plaza.house.settle()
        model.publish()
        await plaza.house.settle()
        #expect(!model.isBusy && plaza.house.host.membership.standing == .expired)
        #expect(plaza.community.outbox.posts.isEmpty)
        // In the library it waits for whoever signs in again.
        server.state.withLock { $0.refuses = nil }
        try await plaza.signIn()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.keys } == ["One", "Two", "Soup"])
    }

    @Test("what the server won't have is said, and doesn't wait; mended it goes") func refused() async throws
    {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        try await fill(plaza.house.box)
        server.state.withLock {
            $0.refuses = Problem(.invalid, status: 422, title: "No", fields: ["comment": .tooLong])
        }
        let model = PublishModel(soup, plaza.community)
        model.offer()
        await plaza.house.settle()
        model.publish()
        await plaza.house.settle()
        #expect(model.commentFault == "That is too long." && plaza.house.host.sheet != nil && !model.isBusy)
        #expect(plaza.community.outbox.posts.isEmpty)
        server.state.withLock { $0.refuses = nil }
        model.type("Short.")
        model.publish()
        await plaza.house.settle()
        #expect(server.state.withLock { $0.posts } == 1 && plaza.house.host.sheet == nil)
    }

    @Test("what can't be published is said before anything is sent") func faults() async throws {
        let plaza = try await PretendedPlaza { _, path, _ in
            path == "/server" ? (200, PretendedPlaza.info(["community"])) : nil
        }
        let bare = Recipe(id: "x", title: "Nothing", notes: String(repeating: "a", count: 20_000))
        let model = PublishModel(bare, plaza.community)
        model.offer()
        await plaza.house.settle()
        #expect(
            model.faults == [
                "It needs an ingredient at least.", "The notes are too long to be published.",
                "It needs a step at least.",
            ])
        model.publish()
        await plaza.house.settle()
        #expect(
            !model.isReady && !plaza.desk.asked.contains { $0.contains("/posts") || $0.contains("/blobs") })
    }

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
