import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@testable import Rehearsal

/// Two windows as people use them, moderators in the browser, and the real server between them.
@Suite("A town (SP2–SP6, SR03, TR25)", .timeLimit(.minutes(5))) struct TownTests {
    /// What a script's moderators do, by forms of the console; appeals are somebody else's.
    private struct Moderators: Sendable {
        let server: TestServer
        let first: TestServer.Browser, second: TestServer.Browser

        func decide(_ verdict: String, _ reason: String?) async throws {
            let post = try #require(
                try await server.store.read { try Queue($0).list(limit: 1) }.first, "Nothing waits.")
            let answer = try await first.send(
                ["verdict": verdict, "reason": reason ?? "", "revision": "\(post.revision)"],
                to: Route.decidePost.path(post.shown.id))
            #expect(answer.status == 303)
        }

        func look(_ look: PretendedLook) async throws {
            switch look {
            case .rejects(let reason): try await decide("reject", reason)
            case .removes(let reason): try await decideReport(["verdict": "remove", "reason": reason])
            case .keeps: try await decideReport(["verdict": "keep"])
            case .declines(let answer): try await answerAppeal("decline", answer)
            case .upholds(let answer): try await answerAppeal("uphold", answer)
            }
        }

        private func decideReport(_ fields: [String: String]) async throws {
            let found = try #require(try await server.cases().last, "Nothing was reported.")
            let answer = try await first.send(fields, to: Route.decideCase.path(found.id))
            #expect(answer.status == 303)
        }

        private func answerAppeal(_ verdict: String, _ reason: String) async throws {
            let page = try await second.open("/console/appeals").text
            let path = try #require(
                page.firstMatch(of: /action="(\/console\/appeals\/[^"]+\/decision)"/)?.output.1,
                "Nobody asks for another look.")
            let answer = try await second.send(["verdict": verdict, "reason": reason], to: String(path))
            #expect(answer.status == 303)
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Town")

    /// - Returns: where it failed, and what was on the screen.
    @MainActor private static func play(_ real: RealServer) async throws -> String? {
        let script = try SessionScript(
            String(contentsOf: folder.appending(path: "town.session"), encoding: .utf8))
        guard
            let failure = await Session.play(
                script, folder: folder, pictures: nil, server: PretendedServer(real: real))
        else { return nil }
        let error = failure.error, screen = failure.screen.joined(separator: "\n    ")
        return "town.session:\(error.line): \(error.text)\n  \(error.reason)\n    \(screen)"
    }

    @Test("One publishes, others find it, moderators decide, and all of them read what has become of it")
    func town() async throws {
        let start = Int64(Rehearsal.start * 1000)
        try await TestServer.with(clock: TestClock(start)) {
            $0.publishing = .moderated
            $0.isUnhurried = true
        } _: { server in
            let moderators = Moderators(
                server: server, first: try await server.browser(.moderator, "mona"),
                second: try await server.browser(.owner, "olga"))
            // The windows' time goes on from now on, and the server's with it.
            let ahead = server.clock.now - start
            let real = RealServer { request, path, now in
                let time = Int64(now * 1000) + ahead
                if time > server.clock.now { server.clock.move(by: time - server.clock.now) }
                do throws(WebTrouble) {
                    var request = request
                    request.address = try WebAddress(server.base + path)
                    request.trust = .chosen
                    return .success(try await Web.ask(request))
                } catch {
                    return .failure(error)
                }
            } decide: { reason in
                await #expect(throws: Never.self) {
                    try await moderators.decide(reason == nil ? "approve" : "change", reason)
                }
            } look: { look in
                await #expect(throws: Never.self) { try await moderators.look(look) }
            }
            if let failure = try await Self.play(real) { Issue.record("\(failure)") }
        }
    }
}
