import API
import Community
import Foundation
import PretendedHouse
import Stage
import Testing

@testable import Accounts
@testable import Bringing
@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("Links of web pages that lead to the program (END, RF4)", .serialized) struct LinkTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-link-\(UUID().uuidString)")

    private func rehearsal() async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800), theme: .light, camera: .none)
        await stage.settle()
        return stage
    }

    private func link(_ page: String) throws -> String { try #require(PageLink(page: page)).text }

    @Test("Nothing is fetched before the cook says so, and then it is brought in") func asks() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        #expect(stage.app.follow(try link("https://example.org/soup")) == nil)
        await stage.settle()
        #expect(
            stage.host.sheet?.id == "question" && stage.app.features.bringing.importing.report.entries.isEmpty
        )
        stage.host.handle(.key(KeyPress("escape")))
        await stage.settle()
        #expect(stage.host.sheet == nil && stage.app.features.bringing.importing.phase == .choosing)
        #expect(stage.app.follow(try link("https://example.org/soup")) == nil)
        await stage.settle()
        stage.press(stage.host.language.wording.linkBringIn)
        await stage.settle()
        #expect(stage.app.features.bringing.importing.report.new == 1)
        await stage.finish()
    }

    @Test(
        "One that leads into the house, or is none, does nothing but say so",
        arguments: [
            "http://127.0.0.1/soup", "http://localhost:8710/recipes/a", "http://[::1]/soup",
            "http://192.168.1.1/reboot",
            "http://2130706433/soup", "http://0x7f.1/soup", "http://printer/soup", "http://router.local/soup",
            "http://169.254.169.254/latest/meta-data", "http://[::ffff:10.0.0.1]/soup",
        ])
    func house(page: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        for text in [try link(page), page, "hands-off:open?page=" + page] {
            #expect(stage.app.follow(text) != nil)
            await stage.settle()
            #expect(stage.host.sheet == nil && stage.app.features.bringing.importing.phase == .choosing)
        }
        await stage.finish()
    }

    @Test("What is asked isn't changed by another link") func second() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        #expect(stage.app.follow(try link("https://example.org/soup")) == nil)
        await stage.settle()
        #expect(
            stage.app.follow(try link("https://example.org/menu")) == stage.host.language.wording.linkMustWait
        )
        await stage.settle()
        #expect(stage.screen.contains { $0.contains("https://example.org/soup") })
        #expect(!stage.screen.contains { $0.contains("/menu") })
        await stage.finish()
    }

    @Test(
        "A page of one's own server opens in the program: by a link, and by its address in the import's field"
    )
    func own() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        await stage.around.server.openCommunity()
        try await stage.signUp()
        stage.visit("community")
        await stage.settle()
        #expect(stage.app.follow(try link("https://kitchen.example/recipes/post-7")) == nil)
        #expect(stage.host.page.id == "community post post-7" && stage.host.sheet == nil)
        #expect(stage.app.follow(try link("https://kitchen.example/people/ben")) == nil)
        #expect(stage.host.page.id == "community person ben")
        // The same name elsewhere is somebody else.
        for other in ["http://kitchen.example/people/ben", "https://kitchen.example:444/people/ben"] {
            #expect(stage.app.follow(try link(other)) == nil)
            #expect(stage.host.sheet?.id == "question", "\(other)")
            stage.host.dismiss()
        }
        let importing = stage.app.features.bringing.importing
        for typed in [
            "https://kitchen.example/recipes/post-8", "kitchen.example/recipes/post-8",
            try link("https://kitchen.example/recipes/post-8"),
        ] {
            stage.host.crossings.bringIn()
            importing.type(address: typed)
            importing.fetch()
            #expect(stage.host.page.id == "community post post-8" && importing.phase == .choosing)
            #expect(importing.address.isEmpty)
        }
        await stage.finish()
    }

    @Test("While a dish is cooked it asks first") func cooking() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800), theme: .light, camera: .none)
        await stage.around.server.openCommunity()
        stage.visit("account")
        await stage.settle()
        let join = try stage.page(AccountPage.self).join
        join.type("kitchen.example", in: .server)
        join.connect()
        await stage.settle()
        try await stage.signUp()
        #expect(await stage.app.cook("tomato-soup") == nil)
        await stage.settle()
        stage.learnControls()
        #expect(stage.app.follow(try link("https://kitchen.example/recipes/post-7")) == nil)
        #expect(stage.host.page is CookingPage && stage.host.sheet?.id == "question")
        await stage.finish()
    }

    @Test("One that comes with the program waits until it is known who is signed in") func atStart()
        async throws
    {
        let house = try await PretendedHouse { [PretendedHouse.blank("home", $0)] }
        let host = house.host
        let links = Links(host, Community(host), Accounts(host), isCooking: { false })
        #expect(host.membership.standing == .unread)
        #expect(links.follow(try link("https://example.org/soup")) == nil && host.sheet == nil)
        await house.settle()
        #expect(host.membership.standing == .alone && host.sheet?.id == "question")
    }

    @Test("An invitation leads to the page for a new account, and the server isn't asked before one connects")
    func invitation() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let page = "https://kitchen.example/invitation/from-the-owner"
        await stage.around.server.letMembersInvite()
        #expect(stage.app.follow(try link(page)) == nil && stage.host.sheet?.id == "question")
        await stage.settle()
        stage.press(stage.host.language.wording.linkJoin)
        await stage.settle()
        let join = try stage.page(AccountPage.self).join
        #expect(join.form[.server] == "https://kitchen.example" && stage.host.membership.record == nil)
        join.connect()
        await stage.settle()
        #expect(join.door == .signUp && join.form[.invitation] == "from-the-owner")
        // It is a page of the cook's now: another link changes nothing of it before they say so.
        #expect(stage.app.follow(try link("https://evil.example/invitation/from-somebody")) == nil)
        stage.host.handle(.key(KeyPress("escape")))
        await stage.settle()
        #expect(
            join.form[.invitation] == "from-the-owner"
                && stage.host.membership.server?.text == "https://kitchen.example")
        try await stage.signUp()
        // Whoever is in isn't signed out by one.
        let refusal = stage.app.follow(try link("https://evil.example/invitation/from-somebody"))
        #expect(refusal == stage.host.language.wording.linkAlreadyIn("Nana’s kitchen"))
        #expect(stage.host.sheet == nil && stage.host.membership.standing == .signedIn)
        await stage.finish()
    }

    @Test(
        "Its address is taken where the server's is typed",
        arguments: [
            "https://kitchen.example/invitation/from-the-owner", "kitchen.example/invitation/from-the-owner",
            "hands-off:open?page=https%3A%2F%2Fkitchen.example%2Finvitation%2Ffrom-the-owner",
        ])
    func typedInvitation(typed: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        await stage.around.server.letMembersInvite()
        stage.visit("account")
        await stage.settle()
        let join = try stage.page(AccountPage.self).join
        join.type(typed, in: .server)
        join.connect()
        await stage.settle()
        #expect(join.door == .signUp && join.invitation == "from-the-owner")
        join.type(typed, in: .invitation)
        #expect(join.invitation == "from-the-owner" && !join.refusesInvitation())
        // One to another server is said to be one, and goes to this one by no door.
        join.type(typed.replacing("kitchen.example", with: "other.example"), in: .invitation)
        #expect(join.invitation == nil && join.refusesInvitation())
        join.go(through: .signIn)
        #expect(join.invitation == nil)
        join.go(through: .signUp)
        join.type("from-the-owner", in: .invitation)
        #expect(join.invitation == "from-the-owner" && !join.refusesInvitation())
        try await stage.signUp()
        await stage.finish()
    }

    @Test("A second Hands Off hands it over in a line, however it is written") func door() throws {
        let link = try link("https://example.org/soup")
        #expect(DoorWish(line: DoorWish.follow(link).line) == .follow(link))
        #expect(
            DoorWish(line: DoorWish.follow("hands-off:open\nshow").line) == .follow("hands-off:open show"))
        let long = DoorWish.follow("hands-off:" + String(repeating: "a", count: 100_000))
        #expect(DoorWish(line: long.line) == .follow("hands-off:") && long.line.utf8.count < 4096)
        #expect(DoorWish(line: "follow") == nil)
    }

    @Test("The desktop is told that such links are for the program, and starts it with one")
    func desktopFile() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(
            contentsOf: root.appending(path: "Sources/hands-off/Desktop/hands-off.desktop"), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "[Desktop Entry]")
        #expect(lines.contains("MimeType=x-scheme-handler/\(PageLink.scheme);"))
        #expect(lines.contains("Exec=hands-off open %u") && lines.contains("Icon=hands-off"))
        for line in lines.dropFirst() { #expect(line.contains("="), "\(line)") }
        for word in ["sop", "https://example.org", "-x"] {
            let wrong = try CommandRun("\"$0\" open --camera none \"$1\"", word)
            #expect(wrong.status == 64 && wrong.output.isEmpty && !wrong.errors.isEmpty)
        }
    }
}
