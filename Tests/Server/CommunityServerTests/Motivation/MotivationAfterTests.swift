import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("What becomes of kind words, and of who leaves (MO10)", .timeLimit(.minutes(2)))
struct MotivationAfterTests {
    private static let day: Int64 = 86_400_000

    @Test(
        "Thanks arrive as a number, a report at the moderators’, and nothing comes from the same person again"
    )
    func after() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token
            _ = try await server.join(.keep, 4, by: anna)
            _ = try await server.join(.keep, 0, by: ben)
            _ = try await server.encourage(.init(.oneDay), by: anna)
            let first = try #require(try await server.motivation(by: ben).received.first)
            let thanks = Route.thankForEncouragement.path(first.id)
            #expect(try await server.ask(.thankForEncouragement, thanks, token: cleo).status == 404)
            for _ in 0..<2 {
                #expect(try await server.ask(.thankForEncouragement, thanks, token: ben).status == 204)
            }
            // Not at once, and without a hint: who has just read it is nobody's to know.
            #expect(try await server.motivation(by: anna).thanks == 0)
            server.clock.move(by: Self.day)
            #expect(try await server.motivation(by: anna).thanks == 1)
            #expect(try await server.motivation(by: ben).received == [])

            _ = try await server.encourage(.init(.beenThere), by: anna)
            let second = try #require(try await server.motivation(by: ben).received.first)
            let path = Route.reportEncouragement.path(second.id)
            func report(_ report: EncouragementReport, by token: String) async throws -> Int {
                server.clock.move(by: 60_000)
                return try await server.ask(.reportEncouragement, path, report, token: token).status
            }
            #expect(try await report(.init(.other), by: ben) == 422)
            #expect(try await report(.init(.hateful), by: cleo) == 404)
            #expect(try await report(.init(.hateful), by: anna) == 404)
            #expect(try await report(.init(.hateful, text: "No."), by: ben) == 204)
            #expect(try await report(.init(.hateful), by: ben) == 204)
            #expect(try await server.motivation(by: ben).received == [])
            let open = try await server.store.read { try Encouragements($0).open(by: "", limit: 9) }
            #expect(
                open.map(\.by) == ["anna"] && open[0].report?.by == "ben" && open[0].report?.text == "No.")
            // What is reported stays until it has been looked at.
            server.clock.move(by: 40 * Self.day)
            try await server.sweep()
            #expect(try await server.store.read { try Encouragements($0).countOpen(for: "") } == 1)
            _ = try await server.join(.keep, 0, by: ben)
            #expect(try await server.encourage(.init(.oneDay), by: anna).status == 201)
            #expect(try await server.motivation(by: ben).received == [])
        }
    }

    @Test("Whoever hasn’t been seen for two weeks gets nothing; after thirty days it is forgotten")
    func term() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            _ = try await server.join(.keep, 4, by: anna)
            _ = try await server.join(.keep, 0, by: ben)
            _ = try await server.encourage(.init(.oneDay), by: anna)
            server.clock.move(by: 14 * Self.day)
            #expect(try await !server.motivation(by: anna).takesPhrases)
            try await server.sweep()
            #expect(try await server.motivation(by: ben).received.count == 1)
            // The clock must have been so for a while before anything is thrown away by it.
            for step in [16 * Self.day, 120_000] {
                server.clock.move(by: step)
                try await server.sweep()
            }
            #expect(try await server.motivation(by: ben).received == [])
        }
    }

    @Test(
        "Leaving takes all of it away but what others have; an account takes everything",
        arguments: TestServer.databases)
    func leaving(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            _ = try await server.join(.keep, 4, by: anna.token)
            _ = try await server.join(.keep, 0, by: ben.token)
            _ = try await server.encourage(.init(.oneDay), by: anna.token)
            _ = try await server.encourage(.init("It gets easier."), by: anna.token)
            let archive = try await server.ask(
                .get, Route.archive.path, token: anna.token, headers: ["Accept": "application/json"]
            ).text
            for word in ["\"aim\":\"keep\"", "It gets easier."] {
                #expect(archive.contains(word), "\(word)")
            }
            // What has arrived is its reader's: whoever watched it go would learn who reads.
            #expect(!archive.contains("one-day"))
            func rows() async throws -> Int64 {
                try await server.store.read {
                    try $0.number(
                        "SELECT COUNT(*) FROM motivation_message WHERE phrase IS NOT NULL OR text IS NOT NULL"
                    )
                }
            }
            for _ in 0..<2 {
                #expect(try await server.ask(.leaveMotivation, token: anna.token).status == 204)
            }
            #expect(try await server.motivation(by: anna.token) == MotivationStanding())
            #expect(try await server.motivation(by: ben.token).received.count == 1)
            #expect(try await rows() == 1)
            // Coming back makes no room for more.
            _ = try await server.join(.keep, 4, by: anna.token)
            #expect(try await server.motivation(by: anna.token).left == 0)
            _ = try await server.ask(.leaveMotivation, token: ben.token)
            _ = try await server.join(.keep, 0, by: ben.token)
            #expect(try await server.motivation(by: ben.token).received == [])
            #expect(try await server.motivation(by: anna.token).left == 0)
            let goodbye = AccountDeletion(
                password: TestServer.password, userName: "anna", posts: .delete)
            #expect(
                try await server.ask(.deleteAccount, nil, goodbye, token: anna.token).head.isSuccess)
            #expect(try await rows() == 0)
            #expect(try await server.store.read { try $0.number("SELECT COUNT(*) FROM motivation") } == 1)
        }
    }

    @Test("Whoever leaves and comes back gets no more for that, and nothing from whom they have reported")
    func again() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token, dora = try await server.signUp("dora").token
            for token in [anna, cleo, dora] { _ = try await server.join(.keep, 4, by: token) }
            _ = try await server.join(.keep, 0, by: ben)
            for token in [anna, cleo] {
                #expect(try await server.encourage(.init(.beenThere), by: token).status == 201)
            }
            let annas = try #require(try await server.motivation(by: ben).received.last)
            let report = try await server.ask(
                .reportEncouragement, Route.reportEncouragement.path(annas.id),
                EncouragementReport(.hateful), token: ben)
            #expect(report.status == 204)
            let now = server.clock.now
            try await server.store.write {
                _ = try Encouragements($0).decide(.keep, annas.id, by: "mona", reason: "", at: now)
            }
            _ = try await server.ask(.leaveMotivation, token: ben)
            _ = try await server.join(.keep, 0, by: ben)
            // Two have come within the week, whatever became of them.
            #expect(try await server.encourage(.init(.oneDay), by: dora).status == 412)
            for step in [40 * Self.day, 120_000] {
                server.clock.move(by: step)
                try await server.sweep()
            }
            for token in [anna, ben] {
                _ = try await server.ask(.leaveMotivation, token: token)
                _ = try await server.join(.keep, token == anna ? 4 : 0, by: token)
            }
            #expect(try await server.encourage(.init(.oneDay), by: anna).status == 201)
            #expect(try await server.motivation(by: ben).received == [])
            _ = try await server.join(.keep, 4, by: dora)
            #expect(try await server.encourage(.init(.notAlone), by: dora).status == 201)
            #expect(try await server.motivation(by: ben).received.map(\.phrase) == ["not-alone"])
        }
    }

    @Test("Who has written it stays for those who look at a report, also if the account goes") func gone()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            _ = try await server.join(.keep, 4, by: anna)
            _ = try await server.join(.keep, 0, by: ben)
            #expect(try await server.encourage(.init(.beenThere), by: anna).status == 201)
            let one = try #require(try await server.motivation(by: ben).received.first)
            _ = try await server.ask(
                .reportEncouragement, Route.reportEncouragement.path(one.id),
                EncouragementReport(.hateful), token: ben)
            for (name, token) in [("anna", anna), ("ben", ben)] {
                let goodbye = AccountDeletion(
                    password: TestServer.password, userName: name, posts: .delete)
                #expect(try await server.ask(.deleteAccount, nil, goodbye, token: token).head.isSuccess)
            }
            let kept = try #require(
                try await server.store.read { try Encouragements($0).open(by: "", limit: 9) }.first)
            #expect(kept.by == "anna" && kept.report?.by == "ben" && kept.phrase == "been-there")
        }
    }
}
