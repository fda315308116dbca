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

@MainActor @Suite("Changing what is published (SP2)") struct ChangingTests {
    private final class Server: Sendable {
        struct State {
            var post: Post?
            var edition = 1
            /// It does what it is asked, and the answer gets lost.
            var mumbles = false
            var isAway = false
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    if state.isAway { return nil }
                    switch (method, path) {
                    case ("POST", "/posts"):
                        guard let draft = try? JSONDecoder().decode(PostDraft.self, from: body) else {
                            return nil
                        }
                        state.post = Self.post(draft)
                        return (201, state.post)
                    case ("GET", "/posts/p1"):
                        guard let post = state.post else {
                            return (404, Problem(.notFound, status: 404, title: "Gone"))
                        }
                        return (200, post)
                    case ("PUT", "/posts/p1"):
                        guard let draft = try? JSONDecoder().decode(PostDraft.self, from: body) else {
                            return nil
                        }
                        if state.edition != 1 {
                            state.edition = 1
                            return (412, Problem(.changed, status: 412, title: "Changed"))
                        }
                        state.post = Self.post(draft)
                        if state.mumbles {
                            (state.mumbles, state.edition) = (false, 2)
                            return nil
                        }
                        return (200, state.post)
                    default: return (200, PretendedPlaza.info(["community"]))
                    }
                }
            }
        }

        private static func post(_ draft: PostDraft) -> Post {
            var recipe = draft.recipe
            recipe.id = "p1"
            var post = Post(id: "p1", author: nil, at: 0, comment: draft.comment, recipe: recipe)
            post.isMine = true
            return post
        }
    }

    private let soup = Recipe(
        id: "soup", title: "Soup", ingredients: [Ingredient("salt"), Ingredient("water")],
        steps: [Step(text: "Cook."), Step(text: "Serve.")])

    private func published(_ server: Server) async throws -> PretendedPlaza {
        let plaza = try await PretendedPlaza(server.answer)
        try await plaza.house.box.save(soup, at: 0)
        let model = try await offer(soup, plaza)
        model.type("Good.")
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.post?.comment } == "Good.")
        return plaza
    }

    private func offer(_ recipe: Recipe, _ plaza: PretendedPlaza) async throws -> PublishModel {
        let model = PublishModel(recipe, plaza.community)
        model.offer()
        for _ in 0..<3 { await plaza.house.settle() }
        return model
    }

    @Test("what is published already is changed there, and only if there is something to change")
    func changed() async throws {
        let server = Server(), plaza = try await published(server)
        var model = try await offer(soup, plaza)
        #expect(model.published?.post.id == "p1" && model.comment == "Good.")
        #expect(model.changes?.isEmpty == true && !model.isReady)
        var salted = soup
        salted.ingredients[0] = Ingredient("more salt")
        salted.steps.append(Step(text: "Eat."))
        model = try await offer(salted, plaza)
        #expect(model.changes?.ingredients == 1 && model.changes?.steps == 1 && model.isReady)
        #expect(model.changes?.hasOthers == false && model.changes?.pictures == 0)
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.post?.recipe.steps.count } == 3)
        #expect(plaza.desk.asked.count { $0 == "POST /posts" } == 1 && plaza.house.host.sheet == nil)
    }

    @Test("only what is said of it, if the cook wants") func words() async throws {
        let server = Server(), plaza = try await published(server)
        var salted = soup
        salted.title = "Salted soup"
        let model = try await offer(salted, plaza)
        #expect(model.changes?.hasOthers == true)
        model.switchRecipe()
        #expect(!model.isReady)
        model.type("Better.")
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.post?.recipe.title } == "Soup")
        #expect(server.state.withLock { $0.post?.comment } == "Better.")
    }

    @Test("what is said of it can be changed though the recipe can't be published any more") func unfit()
        async throws
    {
        let server = Server(), plaza = try await published(server)
        var bare = soup
        bare.steps = []
        let model = try await offer(bare, plaza)
        #expect(!model.isReady && !model.faults.isEmpty)
        model.switchRecipe()
        model.type("Better.")
        #expect(model.isReady && model.faults.isEmpty)
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.post?.comment } == "Better.")
        #expect(server.state.withLock { $0.post?.recipe.steps.count } == 2)
    }

    @Test("the answer gets lost: the next try sees that it is done") func lost() async throws {
        let server = Server(), plaza = try await published(server)
        let model = try await offer(soup, plaza)
        model.type("Better.")
        server.state.withLock { $0.mumbles = true }
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(model.trouble != nil && !model.isBusy && model.comment == "Better.")
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(plaza.house.host.sheet == nil && plaza.house.host.notice?.text.contains("is changed") == true)
    }

    @Test("another machine's change is told before it is replaced") func elsewhere() async throws {
        let server = Server(), plaza = try await published(server)
        let model = try await offer(soup, plaza)
        model.type("Better.")
        server.state.withLock {
            $0.edition = 2
            $0.post?.comment = "From the tablet."
        }
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(model.trouble?.contains("another machine") == true && model.comment == "Better.")
        #expect(server.state.withLock { $0.post?.comment } == "From the tablet.")
        model.publish()
        for _ in 0..<3 { await plaza.house.settle() }
        #expect(server.state.withLock { $0.post?.comment } == "Better.")
    }

    @Test("deleted there it is published anew; without an answer nothing is published twice") func gone()
        async throws
    {
        let server = Server(), plaza = try await published(server)
        server.state.withLock { $0.isAway = true }
        var model = try await offer(soup, plaza)
        #expect(model.trouble != nil && !model.isReady)
        server.state.withLock { ($0.isAway, $0.post) = (false, nil) }
        model = try await offer(soup, plaza)
        #expect(model.published == nil && model.isReady)
    }
}
