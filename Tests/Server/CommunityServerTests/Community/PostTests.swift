import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Recipes are published for each other (SP2, RF6)", .timeLimit(.minutes(2))) struct PostTests {
    @Test("What one publishes all see, once however often it is sent", arguments: TestServer.databases)
    func publish(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let recipe = Recipe.bread.with {
                $0.stars = 5; $0.cookingMinutes = 40; $0.diets = [.vegan]
            }
            let answer = try await server.publish(recipe, comment: "Mine.", by: anna.token, key: "one")
            let post = try answer.value(Post.self)
            #expect(answer.status == 201 && post.isMine && post.author?.userName == "anna")
            #expect(
                post.recipe
                    == recipe.with {
                        $0.id = post.id; $0.stars = 0
                    })
            let again = try await server.publish(recipe, comment: "Mine.", by: anna.token, key: "one")
            #expect(again.body == answer.body && again.headers["Idempotent-Replayed"] == "true")

            let seen = try await server.post(post.id, by: ben.token).value(Post.self)
            #expect(!seen.isMine && seen.comment == "Mine." && seen.recipe == post.recipe)
            let cards = try await server.wholeFeed(.new, by: ben.token)
            #expect(
                cards == [
                    PostCard(
                        id: post.id, author: PersonCard(userName: "anna", displayName: "anna"), at: post.at,
                        title: "Bread", summary: "Mine.", minutes: 40, diets: ["vegan"])
                ])
            let person = try await server.ask(.person, Route.person.path("anna"), token: ben.token)
            #expect(try person.value(Person.self).posts == 1)
            #expect(try await server.ask(.person, Route.person.path("carl"), token: ben.token).status == 404)
        }
    }

    @Test(
        "Another program may say that something has none, and leave out what ours sends; what nobody knows is refused"
    )
    func otherPrograms() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            func send(_ recipe: String) async throws -> WebAnswer {
                server.clock.move(by: 300_000)
                let body = #"{"comment": "", "recipe": {"id": "", "title": "Bread", \#(recipe)}}"#
                return try await server.ask(
                    .post(.data(Data(body.utf8))), "/v1/posts", token: anna.token,
                    headers: ["Content-Type": "application/json", "Idempotency-Key": UUID().uuidString])
            }
            let steps = ##""ingredients": [{"name": "flour"}], "steps": [{"text": "Bake it."}]"##
            let plain = try await send(steps)
            #expect(plain.status == 201, "\(plain.text)")
            let empty = try await send(
                steps
                    + #", "tags": [], "diets": [], "morePictures": [], "source": null, "notes": "", "cookingMinutes": 0"#
            )
            #expect(empty.status == 201, "\(empty.text)")
            #expect(try await send(steps + #", "stirred": [1]"#).status == 400)
        }
    }

    @Test(
        "Its author changes it from the state that they have read, and deletes it with all that hangs on it")
    func change() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let answer = try await server.publish(by: anna.token)
            let post = try answer.value(Post.self), tag = try #require(answer.headers["ETag"])
            let path = Route.changePost.path(post.id)
            let rye = PostDraft(comment: "With rye.", recipe: .bread.with { $0.title = "Rye bread" })
            #expect(try await server.ask(.changePost, path, rye, token: anna.token).status == 428)
            let changed = try await server.ask(
                .changePost, path, rye, token: anna.token, headers: ["If-Match": tag])
            #expect(changed.status == 200)
            #expect(try changed.value(Post.self).changedAt == server.clock.now)
            let late = try await server.ask(
                .changePost, path, rye, token: anna.token, headers: ["If-Match": tag])
            #expect(late.status == 412)
            #expect(try await server.wholeFeed(.new, by: ben.token).map(\.title) == ["Rye bread"])

            #expect(try await server.vote(1, for: post.id, by: ben.token).status == 200)
            #expect(try await server.say("Good.", under: post.id, by: ben.token).status == 201)
            #expect(try await server.ask(.deletePost, path, token: anna.token).status == 204)
            #expect(try await server.post(post.id, by: anna.token).status == 404)
            let left = try await server.store.read { connection in
                try ["post", "vote", "comment"].map { try connection.number("SELECT COUNT(*) FROM \($0)") }
            }
            #expect(left == [0, 0, 0])
        }
    }

    @Test(
        "What isn't a recipe for others is said field by field",
        arguments: [
            ("title", Recipe.bread.with { $0.title = "  " }, FieldFault.missing),
            ("title", .bread.with { $0.title = String(repeating: "a", count: 201) }, .tooLong),
            ("title", .bread.with { $0.title = "Bread\u{202E}daerB" }, .characters),
            ("title", .bread.with { $0.title = "A\nB" }, .characters),
            ("summary", .bread.with { $0.summary = "\u{0007}" }, .characters),
            ("ingredients", .bread.with { $0.ingredients = [] }, .missing),
            (
                "ingredients",
                .bread.with { $0.ingredients = .init(repeating: $0.ingredients[0], count: 301) }, .tooLong
            ),
            ("ingredients", .bread.with { $0.ingredients[0].name = "" }, .missing),
            ("steps", .bread.with { $0.steps = [] }, .missing),
            ("steps", .bread.with { $0.steps[0].text = "" }, .missing),
            ("tags", .bread.with { $0.tags = [""] }, .missing),
            ("source", .bread.with { $0.source = .init(address: "javascript:alert(1)") }, .invalid),
            ("pictures", .bread.with { $0.picture = "../../etc/passwd" }, .invalid),
            (
                "pictures", .bread.with { $0.picture = BlobName.prefix + String(repeating: "a", count: 64) },
                .missing
            ),
        ])
    func faults(field: String, recipe: Recipe, fault: FieldFault) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let answer = try await server.publish(recipe, by: anna.token)
            #expect(answer.status == 422)
            #expect(try answer.problem.fields == [field: fault])
            #expect(try await server.feed(.new, by: anna.token).items == [])
        }
    }

    @Test("Its pictures are made anew, seen by all who see it, and by nobody else")
    func pictures() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg(), clip = Blob.webM(2000), other = Blob.jpeg(2000)
            for blob in [blob, clip, other] {
                #expect(
                    try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            }
            let recipe = Recipe.bread.with {
                $0.picture = BlobName.prefix + blob.hash
                $0.steps[0].clip = BlobName.prefix + clip.hash
            }
            let post = try await server.publish(recipe, by: anna.token).value(Post.self)
            #expect(try await server.wholeFeed(.new, by: ben.token).first?.picture == blob.hash)
            func get(_ route: Route, _ hash: String, headers: WebHeaders = [:]) async throws -> WebAnswer {
                try await server.ask(
                    route, route.path(post.id, hash), token: ben.token, headers: headers)
            }
            let picture = try await get(.postPicture, blob.hash)
            #expect(picture.status == 200 && picture.headers["Content-Type"] == "image/webp")
            #expect(MediaKind(Array(picture.body)) == .webP)
            let tag = try #require(picture.headers["ETag"])
            #expect(try await get(.postPicture, blob.hash, headers: ["If-None-Match": tag]).status == 304)
            #expect(MediaKind(Array(try await get(.postPicture, clip.hash).body)) == .webP)
            #expect(MediaKind(Array(try await get(.postClip, clip.hash).body)) == .webM)
            #expect(try await get(.postClip, blob.hash).status == 404)
            // What lies there beside it, and what it was made of, stay their owner's.
            #expect(try await get(.postPicture, other.hash).status == 404)
            #expect(try await server.ask(.get, blob.path, token: ben.token).status == 404)
            // Ben can't take them for his own.
            #expect(try await server.publish(recipe, by: ben.token).status == 422)

            // Of one that was removed nobody else sees anything any more.
            try await server.remove(post.id)
            #expect(try await get(.postPicture, blob.hash).status == 404)
            let own = try await server.ask(
                .postPicture, Route.postPicture.path(post.id, blob.hash), token: anna.token)
            #expect(own.status == 200)

            #expect(
                try await server.ask(.deletePost, Route.deletePost.path(post.id), token: anna.token).status
                    == 204)
            #expect(try await get(.postPicture, blob.hash).status == 404)
        }
    }

    @Test(
        "Whose account goes takes what was published along, or leaves it without a name",
        arguments: [AccountDeletion.Posts.delete, .anonymise])
    func leaving(posts: AccountDeletion.Posts) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg()
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            let recipe = Recipe.bread.with { $0.picture = BlobName.prefix + blob.hash }
            let mine = try await server.publish(recipe, by: anna.token).value(Post.self)
            let bens = try await server.publish(by: ben.token).value(Post.self)
            #expect(try await server.vote(1, for: bens.id, by: anna.token).status == 200)
            #expect(try await server.say("Mine!", under: bens.id, by: anna.token).status == 201)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: posts)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 204)
            server.clock.move(by: Blobs.grace + Blobs.claim + 10)
            try await server.server.backroom.sweepBlobs()
            server.clock.move(by: Blobs.claim + 10)
            try await server.server.backroom.sweepBlobs()

            // A vote of nobody counts no more.
            let left = try await server.post(bens.id, by: ben.token).value(Post.self)
            #expect(left.score == 0 && left.comments == (posts == .delete ? 0 : 1))
            let said = try await server.comments(under: bens.id, by: ben.token)
            #expect(said.map(\.author) == [nil] && said.map(\.text) == [posts == .delete ? "" : "Mine!"])
            let answer = try await server.post(mine.id, by: ben.token)
            let picture = try await server.ask(
                .postPicture, Route.postPicture.path(mine.id, blob.hash), token: ben.token)
            if posts == .delete {
                #expect(answer.status == 404 && picture.status == 404)
                #expect(!FileManager.default.fileExists(atPath: server.server.backroom.media.path(blob.hash)))
            } else {
                #expect(try answer.value(Post.self).author == nil)
                #expect(picture.status == 200)
            }
        }
    }

    @Test("All that one has published, said and voted is among what one can have of the server (RF7)")
    func archive() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let mine = try await server.publish(comment: "Mine.", by: anna.token).value(Post.self)
            let bens = try await server.publish(by: ben.token).value(Post.self)
            _ = try await server.say("Yours is good.", under: bens.id, by: anna.token)
            _ = try await server.vote(-1, for: bens.id, by: anna.token)
            let answer = try await server.ask(
                .archive, token: anna.token, headers: ["Accept": "application/json"])
            struct Archive: Decodable {
                struct Account: Decodable {
                    var posts: [Post]
                    var comments: [API.Comment]
                    var votes: [String: Int]
                }
                var account: Account
            }
            let account = try answer.value(Archive.self).account
            #expect(
                account.posts.map(\.id) == [mine.id] && account.comments.map(\.text) == ["Yours is good."])
            #expect(account.votes == [bens.id: -1])
        }
    }

    @Test("Where the owner hasn't opened it, there is no community") func closed() async throws {
        try await TestServer.with {
            $0.hasCommunity = false
        } _: { server in
            let anna = try await server.signUp("anna")
            let skills = try await server.ask(.server).value(ServerInfo.self).skills
            #expect(!skills.contains("community"))
            for endpoint in Endpoint.feeding + Endpoint.posting + Endpoint.commenting + Endpoint.moderating {
                let answer = try await server.ask(
                    endpoint.route, nil, endpoint.route.method == "GET" ? nil : ["x": 1], token: anna.token,
                    headers: ["Idempotency-Key": "one"])
                #expect(answer.status == 404, "\(endpoint.route)")
            }
        }
    }

    @Test("More than one publishes in a while, nobody publishes") func pace() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var statuses: [Int] = []
            for number in 0..<11 {
                let draft = PostDraft(recipe: .bread)
                statuses.append(
                    try await server.ask(
                        .publish, nil, draft, token: anna.token, headers: ["Idempotency-Key": "\(number)"]
                    ).status)
            }
            #expect(statuses == .init(repeating: 201, count: 10) + [429])
        }
    }
}
