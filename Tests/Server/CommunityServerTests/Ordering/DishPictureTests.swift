import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Pictures of dishes (KI2, KI7)", .timeLimit(.minutes(2))) struct DishPictureTests {
    @Test(
        "A dish has a picture, which whoever reads the menu sees, drawn anew", arguments: TestServer.databases
    )
    func picture(database: String) async throws {
        try await TestServer.on(database) { server in
            try await server.openKitchen()
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let path = Route.putDishPicture.path("rolex")
            let photo = try MadeMedia.picture("rolex.jpg")
            #expect(try await browser.send(photo, to: path).status == 204)
            func rolex() async throws -> MenuItem? {
                try await server.ask(.menu, token: anna.token).value(Menu.self).item("rolex")
            }
            let hash = try #require(try await rolex()?.picture)
            let shown = try await server.ask(
                .dishPicture, Route.dishPicture.path(hash), token: anna.token)
            #expect(shown.status == 200 && shown.headers["Content-Type"] == "image/webp")
            #expect(shown.body != photo && shown.headers["ETag"] == "\"\(hash)\"")
            let page = try await browser.open("/console/kitchen/menu").text
            #expect(page.contains(Route.dishPictureShown.path(hash)))
            #expect(try await browser.open(Route.dishPictureShown.path(hash)).status == 200)
            // It stays when the dish is changed, and nobody's account pays for it or takes it along.
            #expect(
                try await browser.send(["deed": "sold-out", "item": "rolex"], to: Route.changeMenu.path)
                    .status
                    == 303)
            #expect(try await rolex()?.picture == hash)
            let chef = try await server.store.read { try Accounts($0, allowance: 1).find(name: "chef") }
            #expect(chef?.shown.usedBytes == 0)
            // What is none changes nothing, nor does what is for a dish that isn't there.
            for bytes in [Data("<svg/>".utf8), Data(), Blob.webM(2000).data] {
                #expect(try await browser.send(bytes, to: path).status == 415)
            }
            #expect(try await browser.send(photo, to: Route.putDishPicture.path("x")).status == 404)
            #expect(try await rolex()?.picture == hash)
            // Pictures of other things aren't had by this way.
            let blob = Blob.jpeg()
            #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            #expect(
                try await server.ask(.dishPicture, Route.dishPicture.path(blob.hash), token: anna.token)
                    .status
                    == 404)
            // The sweep, which takes away what nobody has, leaves it: the menu has it.
            for _ in 1...2 {
                server.clock.move(by: 3 * Blobs.grace)
                try await server.sweep()
            }
            #expect(
                try await server.ask(.dishPicture, Route.dishPicture.path(hash), token: anna.token).status
                    == 200)
            // Taken away, it is gone with its bytes.
            // Nobody is signed in to the console for so long.
            let later = try await server.browser(.owner, "later")
            #expect(
                try await later.send(
                    ["deed": "remove-picture", "item": "rolex"], to: Route.changeMenu.path
                ).status == 303)
            #expect(try await rolex()?.picture == nil)
            for _ in 1...2 {
                server.clock.move(by: 3 * Blobs.grace)
                try await server.sweep()
            }
            #expect(try await server.store.read { try Blobs($0).find(hash) } == nil)
        }
    }

    @Test("A menu put there by file takes no picture away, and has none that isn’t here") func file()
        async throws
    {
        try await TestServer.with { server in
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            try await desk.putMenu(try JSONEncoder().encode(Menu.kikoni))
            let browser = try await server.browser(.owner, "chef")
            #expect(
                try await browser.send(
                    try MadeMedia.picture("rolex.jpg"), to: Route.putDishPicture.path("rolex")
                ).status == 204)
            let picture = try await desk.menu()?.item("rolex")?.picture
            try await desk.putMenu(try JSONEncoder().encode(Menu.kikoni))
            #expect(try await desk.menu()?.item("rolex")?.picture == picture && picture != nil)
            var wrong = Menu.kikoni
            wrong.sections[0].items[0].picture = String(repeating: "0", count: 64)
            let strange = try JSONEncoder().encode(wrong)
            await #expect(throws: BackUp.Fault.self) { try await desk.putMenu(strange) }
            #expect(try await desk.menu()?.item("rolex")?.picture == picture)
            await desk.close()
        }
    }
}
