import Foundation
import Glibc
import Stage
import Testing

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

    @Test("Whichever way the wait ends, its port is closed", arguments: ["escape", "button", "end"])
    func portIsClosed(way: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .none)
        await stage.around.server.offerProviders()
        stage.visit("account")
        await stage.settle()
        let page = try stage.page(AccountPage.self)
        page.join.type("kitchen.example", in: .server)
        page.join.connect()
        await stage.settle()
        page.join.goOn(with: try #require(page.join.providers.first))
        let waiting = try #require(page.join.waiting)
        #expect(try isOpen(waiting.redirect))
        switch way {
        case "escape":
            stage.host.handle(.key(KeyPress("escape")))
            // It is still the account's page: the next one leads back.
            #expect(stage.host.isShown(page))
        case "button": page.join.stopWaiting()
        default: stage.host.close()
        }
        #expect(page.join.waiting == nil)
        await waiting.task?.value
        #expect(try !isOpen(waiting.redirect))
        if way == "escape" {
            stage.host.handle(.key(KeyPress("escape")))
            #expect(!stage.host.isShown(page))
        }
        await stage.finish()
    }
}
