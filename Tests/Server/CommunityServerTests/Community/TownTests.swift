import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@testable import Rehearsal

/// Two windows as people use them, moderators in a real browser, and the real server between them.
@Suite("A town (SP2–SP6, SR03, TR25)", .timeLimit(.minutes(5))) struct TownTests {
    /// What a script's moderators do at the console, by its keys; appeals are somebody else's.
    private struct Moderators: Sendable {
        let base: String
        let first: RealBrowser.Window, second: RealBrowser.Window

        func decide(_ reason: String?) async throws {
            if let reason {
                try await give(
                    "c", "change", reason, on: "/console", in: first, "Its author is asked for a change.")
            } else {
                try await press("a", on: "/console", in: first, "It is published.")
            }
        }

        func look(_ look: PretendedLook) async throws {
            switch look {
            case .rejects(let reason):
                try await give(
                    "r", "reject", reason, on: "/console", in: first, "It is rejected; its author reads why.")
            case .removes(let reason):
                try await give(
                    "r", "remove", reason, on: "/console/cases", in: first,
                    "It is removed; its author reads why.")
            case .keeps:
                try await press(
                    "a", on: "/console/cases", in: first, "It stays; whoever has reported it hears of it.")
            case .declines(let answer):
                try await give(
                    "r", "decline", answer, on: "/console/appeals", in: second,
                    "It stays as it was decided; its author reads why.")
            case .upholds(let answer):
                try await give(
                    "a", "uphold", answer, on: "/console/appeals", in: second,
                    "It is back; its author reads so.")
            }
        }

        /// Opens a page, and presses a key on the first thing that waits there.
        /// - Parameter said: what the next page says has been done; nil = there is more to do first.
        private func press(
            _ key: String, on page: String, in window: RealBrowser.Window, _ said: String?
        ) async throws {
            try await window.open(base + page)
            guard let said else { return try await window.press("j" + key) }
            try await window.lead { try await window.press("j" + key) }
            #expect(try await window.text(of: "[role=status]") == said)
        }

        /// Gives a verdict with a reason, which is written into the field that the key has opened.
        private func give(
            _ key: String, _ verdict: String, _ reason: String, on page: String,
            in window: RealBrowser.Window,
            _ said: String
        ) async throws {
            try await press(key, on: page, in: window, nil)
            try await window.press(reason)
            #expect(try await window.text(of: "details[open] .preview q") == reason)
            try await window.lead { try await window.click("details[open] button[value=\(verdict)]") }
            #expect(try await window.text(of: "[role=status]") == said)
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
            try await RealBrowser.with(windows: 2) { windows in
                let moderators = Moderators(base: server.base, first: windows[0], second: windows[1])
                try await Self.enter("mona", .moderator, server, moderators.first)
                try await Self.enter("olga", .owner, server, moderators.second)
                try await Self.play(server, since: start, moderators)
            }
        }
    }

    /// Somebody new signs in at the console's door.
    private static func enter(
        _ name: String, _ role: Account.Role, _ server: TestServer, _ window: RealBrowser.Window
    ) async throws {
        let secret = try await server.appointKnown(role, server.signUp(name).account.id)
        try await window.open(server.base + "/console")
        try await window.type(name, into: "#name")
        try await window.type(TestServer.password, into: "#password")
        try await window.type(OneTimeCode.code(secret: secret, at: server.clock.now) ?? "", into: "#code")
        try await window.lead { try await window.click("button.primary") }
        #expect(try await window.text(of: "h1") == "What waits")
    }

    private static func play(_ server: TestServer, since start: Int64, _ moderators: Moderators) async throws
    {
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
                try await moderators.decide(reason)
            }
        } look: { look in
            await #expect(throws: Never.self) { try await moderators.look(look) }
        }
        if let failure = try await play(real) { Issue.record("\(failure)") }
    }
}
