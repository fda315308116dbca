import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Moderators look at reports and appeals in the browser (SR03)", .timeLimit(.minutes(2)))
struct CaseConsoleTests {
    private func decision(_ found: Cases.Case) -> String { Route.decideCase.path(found.id) }

    @Test(
        "They see what was reported and why, keep it or take it away, and tell everybody concerned",
        arguments: TestServer.databases)
    func course(database: String) async throws {
        try await TestServer.on(database) { server in
            let browser = try await server.browser(.moderator, "chef"), anna = try await server.signUp("anna")
            let ben = try await server.signUp("ben"), cleo = try await server.signUp("cleo")
            let post = try await server.publish(
                .bread.with { $0.title = "Knives" }, comment: "Buy my knives!", by: anna.token
            ).value(Post.self)
            let comment = try await server.say("You fool!", under: post.id, by: anna.token)
                .value(API.Comment.self)
            _ = try await server.report(ReportTarget(.post, post.id), by: ben.token)
            _ = try await server.report(
                ReportTarget(.post, post.id), .other, "<b>No</b> food", by: cleo.token)
            _ = try await server.report(ReportTarget(.comment, comment.id), .hateful, by: ben.token)

            let page = try await browser.open("/console/cases").text
            #expect(page.contains("Post: <bdi>Knives</bdi>") && page.contains("Comment: <bdi>anna</bdi>"))
            #expect(page.contains("<strong>2 reports</strong>: advertising, something else"))
            #expect(page.contains("<span class=\"count\">2</span>"))
            let cases = try await server.cases()
            let (ofPost, ofComment) = (cases[0], cases[1])
            let one = try await browser.open(Route.consoleCase.path(ofPost.id)).text
            for word in ["Buy my knives!", "&lt;b&gt;No&lt;/b&gt; food", "cleo", "Knead it", "flour"] {
                #expect(one.contains(word), "\(word)")
            }
            #expect(!one.contains("As it was when it was reported"))

            // Kept: whoever reported it hears of it; its author doesn't.
            let kept = try await browser.send(
                ["verdict": "keep", "from": "oldest"], to: decision(ofPost))
            #expect(kept.headers["Location"] == "/console/cases?order=oldest&done=keep")
            #expect(try await browser.follow(kept).text.contains("It stays"))
            for token in [ben.token, cleo.token] {
                let notice = try #require(try await server.latestNotice(by: token))
                #expect(notice.kind == .report && notice.decision?.what == .kept)
                #expect(notice.decision?.about == .post && notice.decision?.appeal == nil)
            }
            #expect(try await server.notices(by: anna.token).items == [])

            server.clock.move(by: 1000)
            let why = ["verdict": "remove", "from": "oldest"]
            let without = try await browser.send(why, to: decision(ofComment))
            #expect(without.status == 422 && without.text.contains("Please say why"))
            let removed = try await browser.send(
                why.merging(["template": "It insults others.", "reason": "Stop it."]) { $1 },
                to: decision(ofComment))
            #expect(removed.status == 303)
            let told = try #require(try await server.latestNotice(by: anna.token))
            #expect(told.text == "It insults others. Stop it." && told.decision?.about == .comment)
            #expect(try await server.latestNotice(by: ben.token)?.decision?.what == .removed)
            #expect(try await server.comments(under: post.id, by: ben.token).map(\.state) == [.removed])

            // A second moderator is told; what was wrong is put right.
            let late = try await browser.send(["verdict": "keep"], to: decision(ofComment))
            #expect(late.status == 409 && late.text.contains("Somebody else was first: chef removed"))
            #expect(try await browser.open("/console/cases?order=closed").text.contains("Stop it."))
            let back = try await browser.send(
                ["verdict": "restore", "seen": "closed", "reason": "It was a quotation."],
                to: decision(ofComment))
            #expect(back.headers["Location"]?.hasSuffix("?done=restore") == true)
            #expect(try await server.comments(under: post.id, by: ben.token).map(\.text) == ["You fool!"])
            let person = try await browser.open(Route.consolePerson.path("anna")).text
            #expect(person.contains("put back a comment of") && person.contains("kept"))
        }
    }

    @Test("It is seen as it was when it was reported, and what isn’t there any more can be closed")
    func snapshot() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(.moderator, "chef"), anna = try await server.signUp("anna")
            let ben = try await server.signUp("ben")
            var posts: [Post] = []
            for name in ["One", "Two"] {
                posts.append(
                    try await server.publish(
                        .bread.with { $0.title = name }, comment: "Buy \(name)!", by: anna.token
                    ).value(Post.self))
                _ = try await server.report(ReportTarget(.post, posts.last?.id ?? ""), by: ben.token)
            }
            let cases = try await server.cases()
            _ = try await server.ask(
                .changePost, Route.changePost.path(posts[0].id),
                PostDraft(recipe: .bread.with { $0.title = "Harmless" }), token: anna.token,
                headers: ["If-Match": "*"])
            let changed = try await browser.open(Route.consoleCase.path(cases[0].id)).text
            #expect(changed.contains("As it was when it was reported") && changed.contains("Buy One!"))
            _ = try await server.ask(
                .deletePost, Route.deletePost.path(posts[1].id), token: anna.token,
                headers: ["If-Match": "*"])
            let gone = try await browser.open(Route.consoleCase.path(cases[1].id)).text
            #expect(gone.contains("It isn’t there any more.") && gone.contains("Buy Two!"))
            #expect(!gone.contains("value=\"remove\""))
            #expect(
                try await browser.send(
                    ["verdict": "remove", "reason": "Because."], to: decision(cases[1])
                ).status == 409)
            #expect(try await browser.send(["verdict": "keep"], to: decision(cases[1])).status == 303)
            #expect(try await server.cases().map(\.id) == [cases[0].id])
            // A change is asked for: it isn't shown until its author has made it.
            let ask = ["verdict": "change", "reason": "Leave out the shop."]
            #expect(try await browser.send(ask, to: decision(cases[0])).status == 303)
            #expect(try await server.feed(.new, by: ben.token).items == [])
            #expect(try await server.latestNotice(by: anna.token)?.decision?.what == .changeAsked)
        }
    }

    @Test("A name is cleared, somebody is suspended with what they wrote; nobody decides about their own")
    func people() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(.moderator, "chef")
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let named = try await server.ask(
                .changeAccount, nil, AccountChange(displayName: "Buy At Knives"), token: anna.token,
                headers: ["If-Match": "*"])
            #expect(named.head.isSuccess)
            _ = try await server.report(ReportTarget(.person, "anna"), by: ben.token)
            let ofName = try #require(try await server.cases().first)
            #expect(
                try await browser.open(Route.consoleCase.path(ofName.id)).text.contains("Buy At Knives"))
            #expect(
                try await browser.send(
                    ["verdict": "remove", "reason": "Because."], to: decision(ofName)
                ).status == 400)
            let clear = ["verdict": "clear", "reason": "It is an advertisement."]
            #expect(try await browser.send(clear, to: decision(ofName)).status == 303)
            #expect(try await server.person("anna", by: ben.token).card.displayName == "anna")

            let post = try await server.publish(by: anna.token).value(Post.self)
            _ = try await server.report(ReportTarget(.post, post.id), by: ben.token)
            _ = try await server.report(ReportTarget(.person, "anna"), by: ben.token)
            let cases = try await server.cases()
            #expect(cases.count == 2)
            let ofPost = try #require(cases.first { $0.kind == .post })
            let suspend = ["verdict": "suspend", "reason": "Again and again."]
            #expect(try await browser.send(suspend, to: decision(ofPost)).status == 303)
            #expect(try await server.feed(.new, by: ben.token).items == [])
            #expect(try await server.publish(by: anna.token).status == 403)
            // What was said of the person is done with, too.
            #expect(try await server.cases() == [])

            let chefs = try await server.published(by: "chef").post
            _ = try await server.report(ReportTarget(.post, chefs), by: ben.token)
            let own = try #require(try await server.cases().first)
            #expect(
                try await !browser.open(Route.consoleCase.path(own.id)).text.contains("name=\"verdict\""))
            #expect(try await browser.send(["verdict": "keep"], to: decision(own)).status == 403)
            let other = try await server.browser(.moderator, "cook")
            #expect(try await other.send(["verdict": "keep"], to: decision(own)).status == 303)
            #expect(try await other.send(["verdict": "burn"], to: decision(own)).status == 400)
            #expect(
                try await other.send(["verdict": "keep"], to: Route.decideCase.path("nothing")).status == 404)
        }
    }

    @Test("Of two who decide at once, one does", arguments: TestServer.databases)
    func atOnce(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            _ = try await server.report(ReportTarget(.post, post.id), by: ben.token)
            let found = try #require(try await server.cases().first), path = decision(found)
            let one = try await server.browser(.moderator, "chef")
            let two = try await server.browser(.moderator, "cook")
            async let first = one.send(["verdict": "keep"], to: path)
            async let second = two.send(["verdict": "remove", "reason": "Spam."], to: path)
            let statuses = [try await first.status, try await second.status]
            #expect(statuses.sorted() == [303, 409])
            let deeds = try await server.store.read { try Deeds($0).list(of: post.id, limit: 9) }
            #expect(deeds.count == 1)
            #expect(try await server.notices(by: ben.token).items.count == 1)
        }
    }

    @Test("An appeal is looked at by somebody else", arguments: TestServer.databases)
    func appeals(database: String) async throws {
        try await TestServer.on(database) { server in
            let chef = try await server.browser(.moderator, "chef")
            let cook = try await server.browser(.moderator, "cook"), anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            try await server.remove(post.id)
            let deed = try #require(try await server.latestNotice(by: anna.token)?.decision?.id)
            _ = try await server.appeal(deed, "It is <i>no</i> spam at all.", by: anna.token)
            let path = Route.decideAppeal.path(deed), answer = ["verdict": "uphold", "reason": "Right."]
            let seen = try await chef.open("/console/appeals").text
            #expect(seen.contains("It is &lt;i&gt;no&lt;/i&gt; spam") && seen.contains("Somebody else looks"))
            #expect(!seen.contains("name=\"verdict\""))
            #expect(try await chef.send(answer, to: path).status == 403)
            #expect(try await cook.open("/console/appeals").text.contains("value=\"uphold\""))
            #expect(try await cook.send(["verdict": "uphold"], to: path).status == 422)
            #expect(try await cook.send(["verdict": "burn", "reason": "Right."], to: path).status == 400)
            let upheld = try await cook.send(answer, to: path)
            #expect(upheld.headers["Location"] == "/console/appeals?done=uphold")
            #expect(try await cook.follow(upheld).text.contains("Nobody asks."))
            #expect(try await server.feed(.new, by: anna.token).items.count == 1)
            #expect(try await cook.send(answer, to: path).status == 409)
        }
    }
}
