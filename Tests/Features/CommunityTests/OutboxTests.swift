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
}
