import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Moderators change the words of a post, and nothing is lost (SR04)", .timeLimit(.minutes(2)))
struct EditionTests {
    private static let soup = Recipe(
        id: "mine", title: "Lentil supe", summary: "Buy pots at pots.example!", servings: 4,
        ingredients: [Ingredient("lentils", amount: Amount(200, .g)), Ingredient("cumin")],
        steps: [
            Step(text: "Boil the lentils.", ingredients: [Ingredient("lentils", amount: Amount(200, .g))]),
            Step(text: "Add cumin.", ingredients: [Ingredient("cumin")]),
        ])

    private func path(_ post: Post.ID) -> String { Route.editPost.path(post) }

    /// The names of the form's fields, by what stands in them.
    private func fields(_ page: String) -> [String: String] {
        var fields: [String: String] = [:]
        for match in page.matches(of: /name="(t\d+)"[^>]*?value="([^"]*)"/) {
            fields[String(match.output.2)] = String(match.output.1)
        }
        for match in page.matches(of: /name="(t\d+)"[^>]*>\n([^<]*)<\/textarea>/) {
            fields[String(match.output.2)] = String(match.output.1)
        }
        return fields
    }

    @Test(
        "Words are changed wherever they stand, amounts are not; the author reads why, and it can be put back",
        arguments: TestServer.databases)
    func edited(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let post = try await server.publish(Self.soup, by: anna).value(Post.self)
            let browser = try await server.browser(.moderator, "mona")
            let form = try await browser.open(path(post.id)).text, fields = fields(form)
            let title = try #require(fields["Lentil supe"]), lentils = try #require(fields["lentils"])
            let summary = try #require(fields["Buy pots at pots.example!"])
            let answer = try await browser.send(
                [
                    "revision": "1", title: "Lentil soup", lentils: "red lentils", summary: "",
                    "template": "", "reason": "No advertising, please.",
                ], to: path(post.id))
            #expect(answer.status == 303)
            let shown = try await server.post(post.id, by: ben).value(Post.self)
            #expect(shown.recipe.title == "Lentil soup" && shown.recipe.summary.isEmpty)
            #expect(
                shown.recipe.ingredients.first == Ingredient("red lentils", amount: Amount(200, .g)))
            #expect(
                shown.recipe.steps.first?.ingredients == [Ingredient("red lentils", amount: Amount(200, .g))])
            #expect(shown.recipe.steps.map(\.text) == ["Boil the lentils.", "Add cumin."])
            #expect(shown.state == .shown && shown.changedAt != nil)
            // It is found by what it is called now.
            #expect(try await server.store.read { try Finder($0, for: "").posts("red") }.count == 1)
            let notice = try #require(try await server.latestNotice(by: anna))
            #expect(notice.kind == .decision && notice.decision?.what == .edited)
            #expect(notice.text == "No advertising, please." && notice.decision?.appeal == nil)
            let page = try await browser.follow(answer).text
            #expect(page.contains("It is changed") && page.contains("Changed by <bdi>mona</bdi>"))
            #expect(page.contains("<del><bdi>Buy pots at pots.example!</bdi></del>"))
            #expect(page.contains("<ins><bdi>Lentil soup</bdi></ins>"))
            #expect(!page.contains("<ins><bdi>Add cumin.</bdi></ins>"))
            // What its author changes is kept as well, and names nobody.
            let mine = PostDraft(comment: "Mine.", recipe: shown.recipe)
            let changed = try await server.ask(
                .changePost, Route.changePost.path(post.id), mine, token: anna, headers: ["If-Match": "*"])
            #expect(changed.status == 200)
            #expect(try await browser.open(Route.consolePost.path(post.id)).text.contains("its author"))
            let back = Route.putEditionBack.path(post.id, "1")
            #expect(try await browser.send(["revision": "3", "reason": " "], to: back).status == 422)
            #expect(try await browser.send(["revision": "2", "reason": "A slip."], to: back).status == 409)
            #expect(try await browser.send(["revision": "3", "reason": "A slip."], to: back).status == 303)
            let again = try await server.post(post.id, by: ben).value(Post.self)
            #expect(again.recipe.title == "Lentil supe" && again.comment.isEmpty)
            #expect(again.recipe.ingredients.first?.name == "lentils")
            #expect(
                try await server.store.read { try Editions($0).list(of: post.id) }.map(\.revision) == [
                    3, 2, 1,
                ])
            let archive = try await server.ask(
                .archive, token: anna, headers: ["Accept": "application/json"]
            ).text
            #expect(archive.contains("red lentils"))
        }
    }

    @Test("What can’t be published isn’t made of it, and what was typed stays") func refused() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token
            let post = try await server.publish(Self.soup, by: anna).value(Post.self)
            let browser = try await server.browser(.moderator, "mona")
            let fields = fields(try await browser.open(path(post.id)).text)
            let title = try #require(fields["Lentil supe"]), step = try #require(fields["Add cumin."])
            for (words, sentence) in [
                ([title: "", "reason": "A slip."], "empty that must not be"),
                ([step: String(repeating: "a", count: 5001), "reason": "A slip."], "too long"),
                ([title: "Lentil soup", "reason": ""], "Please say why"),
                ([title: "Lentil supe", "reason": "A slip."], "All of it is as it was."),
            ] {
                let answer = try await browser.send(
                    words.merging(["revision": "1"]) { $1 }, to: path(post.id))
                #expect(answer.status == 422 && answer.text.contains(sentence), "\(sentence)")
                if words[title] == "Lentil soup" { #expect(answer.text.contains("value=\"Lentil soup\"")) }
            }
            #expect(
                try await browser.send([title: "X", "reason": "A slip."], to: path(post.id)).status == 400)
            let stale = try await browser.send(
                [title: "Soup", "reason": "A slip.", "revision": "7"], to: path(post.id))
            #expect(stale.status == 409 && stale.text.contains("has been changed since you looked"))
            #expect(try await server.store.read { try Editions($0).list(of: post.id) } == [])
            // Its author changes something else meanwhile: what was typed is in the form, where it still belongs.
            let mine = PostDraft(comment: "Mine.", recipe: Self.soup)
            _ = try await server.ask(
                .changePost, Route.changePost.path(post.id), mine, token: anna, headers: ["If-Match": "*"])
            let late = try await browser.send(
                [title: "Soup", "reason": "A slip.", "revision": "1"], to: path(post.id))
            #expect(late.status == 409 && late.text.contains("value=\"Soup\""))
            #expect(late.text.contains("Mine.") && late.text.contains("A slip."))
            #expect(late.text.contains("name=\"revision\" value=\"2\""))
        }
    }

    @Test("Its author pushes out nothing that a moderator has changed; half a year later it is forgotten")
    func kept()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(Self.soup, by: anna.token).value(Post.self)
            let browser = try await server.browser(.moderator, "mona")
            let answer = try await browser.send(
                ["revision": "1", "t1": "Soup", "reason": "A slip."], to: path(post.id))
            #expect(answer.status == 303)
            func kept() async throws -> [Int64] {
                try await server.store.read { try Editions($0).list(of: post.id) }.map(\.revision)
            }
            for number in [1, 1] + Array(2...12) {
                let draft = PostDraft(comment: "Number \(number)", recipe: Self.soup)
                let changed = try await server.ask(
                    .changePost, Route.changePost.path(post.id), draft, token: anna.token,
                    headers: ["If-Match": "*"])
                #expect(changed.status == 200)
            }
            // The same again is no change, and the moderator's is the first that is still there.
            #expect(try await kept() == Array((5...14).reversed()) + [1])
            server.clock.move(by: Editions.term + 60_000)
            try await server.sweep()
            #expect(try await kept() == [])
        }
    }

    @Test("Whoever leaves without their name leaves nothing of what it was before") func leaving()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(Self.soup, comment: "Call 0815.", by: anna.token)
                .value(Post.self)
            let changed = try await server.ask(
                .changePost, Route.changePost.path(post.id), PostDraft(recipe: Self.soup), token: anna.token,
                headers: ["If-Match": "*"])
            #expect(changed.status == 200)
            let gone = AccountDeletion(
                password: TestServer.password, userName: "anna", posts: .anonymise)
            #expect(try await server.ask(.deleteAccount, nil, gone, token: anna.token).status == 204)
            #expect(try await server.store.read { try Editions($0).list(of: post.id) } == [])
            #expect(try await server.store.read { try Posts($0).find(post.id, for: "") } != nil)
        }
    }

    @Test("What waits still waits; nobody changes their own but an owner; ten are kept") func standing()
        async throws
    {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let mona = try await server.signUp("mona"), anna = try await server.signUp("anna").token
            let own = try await server.publish(.bread, by: mona.token).value(Post.self)
            let post = try await server.publish(Self.soup, by: anna).value(Post.self)
            let secret = try await server.appointKnown(.moderator, mona.account.id)
            let browser = try server.browser(try await server.enterConsole("mona", secret: secret))
            let title = try #require(
                fields(try await browser.open(path(post.id)).text)["Lentil supe"])
            for number in 1...12 {
                let answer = try await browser.send(
                    ["revision": "\(number)", title: "Soup \(number)", "reason": "A slip."],
                    to: path(post.id))
                #expect(answer.status == 303)
            }
            #expect(try await server.post(post.id, by: anna).value(Post.self).state == .waiting)
            #expect(
                try await server.store.read { try Editions($0).list(of: post.id) }.map(\.revision)
                    == Array((3...12).reversed()))
            // One's own is for somebody else to change here, unless the server is one's own as well.
            let change = ["revision": "1", "t1": "Better bread", "reason": "A slip."]
            #expect(
                !(try await browser.open(Route.consolePost.path(own.id)).text.contains("Change the words")))
            #expect(try await browser.open(path(own.id)).status == 403)
            #expect(try await browser.send(change, to: path(own.id)).status == 403)
            try await server.store.write { try Accounts($0).setRole(.owner, id: mona.account.id) }
            #expect(try await browser.send(change, to: path(own.id)).status == 303)
        }
    }

    @Test("Each text is there once, and stays what isn’t changed") func words() {
        let draft = PostDraft(comment: "Mine.", recipe: Self.soup), edited = EditedWords(draft)
        #expect(edited.parts.count { $0.text == "lentils" } == 1)
        #expect(edited.parts.first?.field == "comment" && edited.changed([:]) == draft)
        let all = Dictionary(uniqueKeysWithValues: edited.parts.indices.map { ($0, edited.parts[$0].text) })
        #expect(edited.changed(all) == draft)
        // A direction that is turned isn't written in this way either.
        let turned = edited.changed([0: "M\u{202E}ine."])
        #expect(turned == draft)
        #expect(turned.faults.isEmpty)
    }

    @Test("A link that is taken out leaves no source without a name") func source() {
        let recipe = Self.soup.with {
            $0.source = Recipe.Source(name: "Pots", address: "https://pots.example/")
        }
        let edited = EditedWords(PostDraft(recipe: recipe))
        let name = edited.parts.firstIndex { $0.text == "Pots" } ?? 0
        let link = edited.parts.firstIndex { $0.text == "https://pots.example/" } ?? 0
        #expect(edited.changed([link: ""]).recipe.source == Recipe.Source(name: "Pots", address: nil))
        #expect(edited.changed([link: "", name: ""]).recipe.source == nil)
        #expect(edited.changed([link: ""]).faults.isEmpty)
    }
}
