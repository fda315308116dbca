import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("What people report (SP4, SR03)", .timeLimit(.minutes(2))) struct ReportTests {
    @Test("All reports of a thing are one case, one a person", arguments: TestServer.databases)
    func oneCase(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let post = try await server.publish(comment: "Buy my knives!", by: anna.token).value(Post.self)
            let target = ReportTarget(.post, post.id)
            let first = try await server.report(target, by: ben.token, key: "one")
            #expect(try first.status == 201 && first.value(ReportAnswer.self).isNew)
            #expect(try await server.report(target, by: ben.token, key: "one").body == first.body)
            #expect(
                try await !server.report(target, .hateful, by: ben.token).value(ReportAnswer.self).isNew)
            #expect(try await server.report(target, .other, "Knives", by: cleo.token).status == 201)
            // Nothing is taken away by it, and its author hears nothing.
            #expect(try await server.feed(.new, by: cleo.token).items.count == 1)
            #expect(try await server.notices(by: anna.token).items == [])

            let cases = try await server.cases()
            #expect(cases.map(\.target) == [post.id] && cases.map(\.reports) == [2])
            let reports = try await server.store.read { try Cases($0).reports(of: cases[0].id) }
            #expect(reports.map(\.by) == ["ben", "cleo"] && reports.map(\.reason) == [.advertising, .other])

            // Changing it doesn't change what was reported.
            let harmless = PostDraft(comment: "My grandmother’s.", recipe: .bread)
            _ = try await server.ask(
                .changePost, Route.changePost.path(post.id), harmless, token: anna.token,
                headers: ["If-Match": "*"])
            #expect(try await server.cases().first?.was.contains("knives") == true)
        }
    }

    @Test(
        "Posts, comments, reviews, collections and people are reported, by whoever sees them; nothing of one’s own"
    )
    func targets() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let comment = try await server.say("Ugh.", under: post.id, by: anna.token)
                .value(API.Comment.self)
            let bens = try await server.publish(by: ben.token).value(Post.self)
            _ = try await server.review(1, "Never.", of: bens.id, by: anna.token)
            let collection = try await server.show("Mine", [bens.id], by: anna.token)
                .value(PublicCollection.self)
            let targets = [
                ReportTarget(.collection, collection.id), ReportTarget(.post, post.id),
                ReportTarget(.comment, comment.id),
                ReportTarget(.review, bens.id, by: "anna"), ReportTarget(.person, "Anna"),
            ]
            for target in targets {
                #expect(try await server.report(target, by: cleo.token).status == 201, "\(target)")
                #expect(try await server.report(target, by: anna.token).status == 403, "\(target)")
            }
            let cases = try await server.cases()
            #expect(Set(cases.map(\.kind)) == Set(ReportTarget.Kind.allCases))
            #expect(cases.allSatisfy { $0.author == anna.account.id })
            #expect(cases.first { $0.kind == .review }?.was == "★ Never.")

            // What isn't there, or isn't for them, isn't reported.
            let nothing = [
                ReportTarget(.post, "nothing"), ReportTarget(.comment, post.id),
                ReportTarget(.review, bens.id, by: "cleo"), ReportTarget(.review, bens.id),
                ReportTarget(.collection, post.id), ReportTarget(.person, "nobody"),
                ReportTarget(.person, anna.account.id),
            ]
            for target in nothing {
                #expect(try await server.report(target, by: ben.token).status == 404, "\(target)")
            }
            try await server.block("ben", by: anna.token)
            for target in targets where target.kind != .review {
                #expect(try await server.report(target, by: ben.token).status == 404, "\(target)")
            }
            try await server.remove(post.id)
            #expect(try await server.report(targets[1], by: cleo.token).status == 404)
            #expect(try await server.report(targets[2], by: cleo.token).status == 404)
            #expect(try await server.cases().count == 4)
        }
    }

    @Test(
        "Own words where the reason says nothing, and no more than are read",
        arguments: [
            (Report.Reason.other, "", 422), (.other, " \n", 422), (.other, "x", 201), (.hateful, "", 201),
            (.hateful, String(repeating: "ä", count: 500), 201),
            (.hateful, String(repeating: "ä", count: 501), 422), (.hateful, "\u{202E}x", 422),
        ])
    func words(reason: Report.Reason, text: String, status: Int) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let answer = try await server.report(ReportTarget(.post, post.id), reason, text, by: ben.token)
            #expect(answer.status == status)
            if status == 422 { #expect(try answer.problem.fields?["text"] != nil) }
        }
    }

    @Test("Nobody floods the moderators") func flood() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            var statuses: [Int] = []
            for number in 0..<20 {
                let report = Report(ReportTarget(.post, post.id), .hateful)
                statuses.append(
                    try await server.ask(
                        .report, nil, report, token: ben.token, headers: ["Idempotency-Key": "\(number)"]
                    ).status)
            }
            #expect(statuses.filter { $0 == 201 }.count == Pace.reporting.burst)
            #expect(statuses.last == 429)
        }
    }

    @Test("Whoever goes takes what was reported of theirs along", arguments: TestServer.databases)
    func leaving(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            for name in ["One", "Two"] {
                let post = try await server.publish(.bread.with { $0.title = name }, by: anna.token)
                    .value(Post.self)
                _ = try await server.report(ReportTarget(.post, post.id), by: ben.token)
                if name == "Two" {
                    _ = try await server.report(ReportTarget(.post, post.id), by: cleo.token)
                }
            }
            let archive = try await server.ask(
                .get, Route.archive.path, token: ben.token, headers: ["Accept": "application/json"]
            ).text
            #expect(archive.contains("\"reason\":\"advertising\"") && archive.contains("\"name\":\"One\""))
            func leave(_ person: SignedIn) async throws -> Bool {
                let leave = AccountDeletion(
                    password: TestServer.password, userName: person.account.userName, posts: .delete)
                return try await server.ask(.deleteAccount, nil, leave, token: person.token).head.isSuccess
            }
            #expect(try await leave(ben))
            let left = try await server.cases()
            #expect(left.map(\.name) == ["Two"] && left.map(\.reports) == [1])
            #expect(try await leave(anna))
            #expect(try await server.cases() == [])
        }
    }
}
