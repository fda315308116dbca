import Foundation
import Glibc
import Stage
import Testing
import Web

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("AR08: while the browser is away", .serialized) struct BrowserWaitTests {
    /// Whether somebody listens there.
    private func isOpen(_ address: String) throws -> Bool {
        let port = try #require(URL(string: address)?.port)
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(handle) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(port).bigEndian
        place.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        return withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    @Test("A way in is added with the browser and the password, and taken away again") func link()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder, offersProviders: true)
        let page = try stage.page(AccountPage.self)
        try await stage.signUp()
        let provider = try #require(page.join.providers.first)
        var link = page.mine.showLink(provider)
        link.send()
        #expect(link.form.faults[.password] == .missing && !link.isWaiting)
        link.type("three cups of flour", in: .password)
        link.send()
        let first = try #require(link.waiting)
        #expect(try isOpen(first.redirect))
        // The card is put away: nobody waits any more.
        stage.host.dismiss()
        await first.task?.value
        #expect(!link.isWaiting)
        #expect(try !isOpen(first.redirect))
        // Once more, and the browser comes back.
        link = page.mine.showLink(provider)
        link.type("three cups of flour", in: .password)
        link.send()
        let again = try #require(link.waiting)
        #expect(again.trip != first.trip && stage.host.sheet != nil)
        let address = "\(again.redirect)?code=\(PretendedServer.link)&state=\(again.trip.state)"
        let answer = try await Web.ask(WebRequest(try WebAddress(address), trust: .chosen, redirects: 0))
        #expect(answer.status == 200)
        await again.task?.value
        await stage.settle()
        #expect(stage.host.membership.account?.providers == ["pantry"] && stage.host.sheet == nil)
        link = page.mine.showLink(provider)
        #expect(link.isLinked && !link.isLastWay)
        link.type("three cups of flour", in: .password)
        link.send()
        await stage.settle()
        #expect(stage.host.membership.account?.providers == [])
        await stage.finish()
    }

    @Test("Whoever was signed out by the server meanwhile is told so when the browser comes back")
    func expired()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder, offersProviders: true)
        let page = try stage.page(AccountPage.self)
        try await stage.signUp()
        let link = page.mine.showLink(try #require(page.join.providers.first))
        link.type("three cups of flour", in: .password)
        link.send()
        let waiting = try #require(link.waiting)
        await stage.around.server.forgetTokens()
        let address = "\(waiting.redirect)?code=\(PretendedServer.link)&state=\(waiting.trip.state)"
        _ = try await Web.ask(WebRequest(try WebAddress(address), trust: .chosen, redirects: 0))
        await waiting.task?.value
        await stage.settle()
        #expect(stage.host.membership.standing == .expired && !link.isWaiting)
        #expect(link.form.trouble == stage.host.words.signedOutByServer("Nana’s kitchen"))
        await stage.finish()
    }

    @Test("Whichever way the wait ends, its port is closed", arguments: ["escape", "arrow", "button", "end"])
    func portIsClosed(way: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder, offersProviders: true)
        let page = try stage.page(AccountPage.self)
        page.join.goOn(with: try #require(page.join.providers.first))
        let waiting = try #require(page.join.waiting)
        #expect(try isOpen(waiting.redirect))
        func goBack() { way == "arrow" ? stage.press("Back") : stage.host.handle(.key(KeyPress("escape"))) }
        switch way {
        case "escape", "arrow":
            goBack()
            // It is still the account's page: the next one leads back.
            #expect(stage.host.isShown(page))
        case "button": page.join.stopWaiting()
        default: stage.host.close()
        }
        #expect(page.join.waiting == nil)
        await waiting.task?.value
        #expect(try !isOpen(waiting.redirect))
        if way == "escape" || way == "arrow" {
            goBack()
            #expect(!stage.host.isShown(page))
        }
        await stage.finish()
    }
}
