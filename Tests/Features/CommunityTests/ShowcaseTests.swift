import API
import Foundation
import House
import Library
import PretendedHouse
import Recipes
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Showing one's own collections (RF6)") struct ShowcaseTests {
    private final class Server: Sendable {
        struct State {
            var collections: [String: CollectionDraft] = [:]
            var made: [String] = []
            var isAway = false, isHeld = false, refuses: Problem?
        }
        let state = Mutex(State())

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    if state.isAway { return nil }
                    let draft = try? JSONDecoder().decode(CollectionDraft.self, from: body)
                    let id = String(path.dropFirst("/collections/".count))
                    switch (method, path) {
                    case ("GET", "/people/nana/collections"):
                        return (
                            200,
                            PageOf(items: state.collections.map { Self.shown($0, $1, isHeld: state.isHeld) })
                        )
                    case ("POST", "/collections"):
                        if let refusal = state.refuses { return (refusal.status, refusal) }
                        guard let draft else { return nil }
                        state.made.append(draft.name)
                        state.collections["c1"] = draft
                        return (201, Self.shown("c1", draft))
                    case (_, _) where path.hasPrefix("/collections/"):
                        guard let known = state.collections[id] else {
                            return (404, Problem(.notFound, status: 404, title: "Gone"))
                        }
                        if method == "DELETE" {
                            state.collections[id] = nil
                            return (204, "")
                        }
                        if let draft { state.collections[id] = draft }
                        return (200, Self.shown(id, draft ?? known))
                    default: return (200, PretendedPlaza.info(["community", "collections"]))
                    }
                }
            }
        }

        private static func shown(
            _ id: String, _ draft: CollectionDraft, isHeld: Bool = false
        ) -> PublicCollection {
            PublicCollection(
                id: id, state: isHeld ? .removed : .shown,
                author: PersonCard(userName: "nana", displayName: "Nana"), isMine: true, at: 0,
                changedAt: 0, name: draft.name, text: draft.text, dishes: draft.posts.count,
                posts: draft.posts)
        }
    }

    /// A kitchen with a collection of two dishes that are published, and one that isn't.
    private func plaza(_ server: Server) async throws -> (PretendedPlaza, RecipeCollection.ID) {
        let plaza = try await PretendedPlaza(skills: ["community", "collections"], server.answer)
        let box = plaza.house.box, whose = try #require(plaza.community.account)
        for id in ["soup", "cake", "tea"] {
            try await box.save(Recipe(id: id, title: id, ingredients: [], steps: []), at: 0)
        }
        try await box.note(SavedPost(recipe: "soup"), of: "p-soup", of: whose)
        try await box.note(SavedPost(recipe: "cake"), of: "p-cake", of: whose)
        let id = try await box.makeCollection(named: "Feast", with: ["cake", "tea", "soup"], at: 1)
        return (plaza, id)
    }

    private func settle(_ plaza: PretendedPlaza) async { for _ in 0..<4 { await plaza.house.settle() } }

    private func side(
        _ plaza: PretendedPlaza, _ collection: RecipeCollection.ID
    ) async throws -> PublicSide {
        plaza.community.lookAtPublicSide(of: collection)
        await settle(plaza)
        return try #require(plaza.community.publicSide(of: collection))
    }

    private func model(
        _ plaza: PretendedPlaza, _ collection: RecipeCollection.ID
    ) async throws -> ShowcaseModel {
        let whose = try #require(plaza.community.account)
        let own = try #require(try await plaza.house.box.own(collection, of: whose))
        let shown = try await plaza.house.box.shownCollections(of: whose)[own.key]
        return ShowcaseModel(.own(collection, own), shown: shown, plaza.community)
    }

    @Test("what is published goes along in its order, the rest stays at home") func dishes() async throws {
        let server = Server(), (plaza, feast) = try await plaza(server)
        #expect(plaza.community.publicSide(of: feast) == nil)
        let side = try await side(plaza, feast)
        #expect(side.note == nil && side.update == nil && side.title == "Publish collection…")
        let model = try await model(plaza, feast)
        #expect(model.name == "Feast" && model.dishes == ["cake", "soup"] && model.left == ["tea"])
        #expect(model.draft.posts == ["p-cake", "p-soup"] && model.isReady)
    }

    @Test("published it knows so, and offers what has become of it since") func differs() async throws {
        let server = Server(), (plaza, feast) = try await plaza(server)
        _ = try await side(plaza, feast)
        var model = try await model(plaza, feast)
        model.type(name: "  The feast ")
        model.type(text: "For all.")
        model.publish()
        // Pressed twice it is sent once.
        model.publish()
        await settle(plaza)
        #expect(server.state.withLock(\.made) == ["The feast"])
        #expect(plaza.house.host.notice?.text == "“The feast” is published, with 2 dishes.")
        var side = try await side(plaza, feast)
        #expect(side.note != nil && side.update == nil)
        // What isn't published changes nothing that others see.
        let box = plaza.house.box
        try await box.takeOut(["tea"], of: feast)
        side = try await self.side(plaza, feast)
        #expect(side.update == nil)
        try await box.takeOut(["cake"], of: feast)
        side = try await self.side(plaza, feast)
        #expect(side.update == "Update what others see")
        model = try await self.model(plaza, feast)
        #expect(model.name == "The feast" && model.text == "For all." && model.isReady)
        model.publish()
        await settle(plaza)
        #expect(server.state.withLock { $0.collections["c1"]?.posts } == ["p-soup"])
        #expect(server.state.withLock(\.made).count == 1)
        side = try await self.side(plaza, feast)
        #expect(side.update == nil)
        // Called otherwise at home it may be so for others, too.
        try await box.rename(feast, to: "Party")
        side = try await self.side(plaza, feast)
        model = try await self.model(plaza, feast)
        #expect(side.update != nil && model.name == "Party")
        // Withdrawn it is the cook's own again.
        plaza.community.showcase.isGone("c1")
        await settle(plaza)
        #expect(try await self.side(plaza, feast).note == nil)
    }

    @Test("what can't be sent says so, and is sent by a second try") func away() async throws {
        let server = Server(), (plaza, feast) = try await plaza(server)
        let model = try await model(plaza, feast)
        server.state.withLock { $0.isAway = true }
        model.publish()
        await settle(plaza)
        #expect(model.trouble?.contains("can’t be reached") == true && model.shown == nil && model.isReady)
        server.state.withLock { $0.isAway = false }
        server.state.withLock { $0.refuses = Problem(.forbidden, status: 403, title: "No") }
        model.publish()
        await settle(plaza)
        #expect(model.trouble == "You show as many collections as one can.")
        var faulty = Problem(.invalid, status: 422, title: "No")
        faulty.fields = ["posts": .missing]
        server.state.withLock { [faulty] in $0.refuses = faulty }
        model.publish()
        await settle(plaza)
        #expect(model.trouble == "None of its dishes can be seen by others.")
        model.type(name: " ")
        model.publish()
        #expect(model.nameFault == "It needs a name.")
    }

    @Test("deleted from another machine it can be published anew") func gone() async throws {
        let server = Server(), (plaza, feast) = try await plaza(server)
        var model = try await model(plaza, feast)
        model.publish()
        await settle(plaza)
        server.state.withLock { $0.collections = [:] }
        model = try await self.model(plaza, feast)
        model.type(text: "New")
        model.publish()
        await settle(plaza)
        #expect(model.shown == nil && model.trouble?.hasPrefix("Others don’t see it any more.") == true)
        #expect(try await side(plaza, feast).note == nil)
        model.publish()
        await settle(plaza)
        #expect(server.state.withLock { $0.collections["c1"]?.text } == "New")
        #expect(try await side(plaza, feast).note != nil)
    }

    @Test("deleted from another machine it is known so when it is looked at") func known() async throws {
        let server = Server(), (plaza, feast) = try await plaza(server)
        let model = try await model(plaza, feast)
        model.publish()
        await settle(plaza)
        #expect(try await side(plaza, feast).note == "Everybody on Nana’s kitchen sees this collection.")
        server.state.withLock { $0.isHeld = true }
        plaza.community.showcase.forget()
        #expect(try await side(plaza, feast).note?.hasPrefix("A moderator has taken it away.") == true)
        server.state.withLock { $0.collections = [:] }
        plaza.community.showcase.forget()
        #expect(try await side(plaza, feast).note == nil)
    }

    @Test("published from another machine it is recognised by its name") func otherMachine() async throws {
        let server = Server()
        server.state.withLock {
            $0.collections["c7"] = CollectionDraft(name: "feast ", text: "x", posts: ["p-cake"])
        }
        let (plaza, feast) = try await plaza(server)
        _ = try await side(plaza, feast)
        let side = try await side(plaza, feast)
        #expect(side.note != nil && side.update == "Update what others see")
        #expect(try await model(plaza, feast).shown?.id == "c7")
    }

    @Test("on a server that knows of none there is nothing to publish") func older() async throws {
        let plaza = try await PretendedPlaza { _, _, _ in (200, PretendedPlaza.info(["community"])) }
        let id = try await plaza.house.box.makeCollection(named: "Feast", at: 1)
        plaza.community.lookAtPublicSide(of: id)
        await settle(plaza)
        #expect(plaza.community.publicSide(of: id) == nil && !plaza.community.hasCollections)
    }
}
