import API
import CommunityServer
import Foundation
import Guest
import Library
import Recipes
import SyncEngine
import Testing
import Web

/// The window's own side against the real server, over the network.
@Suite("Two windows and a server (AR07, AR17, SP1)") struct KitchenTests {
    /// A window: its library, and the account that it is signed in to.
    private struct Window {
        let box: RecipeBox
        var guest: Guest
        let account: Account

        func sync(savesData: Bool = false) async -> SyncReport {
            await SyncEngine(
                box, boxes: [SyncTables.schema], guest: guest, account: "\(guest.server.text) \(account.id)",
                settings: ["measures"], savesData: savesData, now: 2_000_000_000
            ).round()
        }
    }

    private func guest(_ server: TestServer) throws -> Guest { Guest(try ServerAddress(typed: server.base)) }

    private func window(_ signedIn: SignedIn, _ server: TestServer) throws -> Window {
        var guest = try guest(server)
        guest.token = signedIn.token
        return Window(
            box: try RecipeBox.inMemory(with: [SyncTables.schema]), guest: guest, account: signedIn.account)
    }

    private func signUp(_ name: String, _ server: TestServer) async throws -> SignedIn {
        let guest = try guest(server)
        return try await guest.signUp(
            SignUp(
                userName: name, password: "three cups of flour", terms: try await guest.info().terms,
                language: "en", device: "laptop"), key: "sign-up")
    }

    private let soup = Recipe(
        id: "soup", title: "Soup", picture: "own-1", servings: 4,
        ingredients: [Ingredient("carrots"), Ingredient("salt")],
        steps: [Step(title: "", text: "Simmer for 25 minutes.")])

    private var picture: Data { Blob.jpeg().data }

    @Test("what one writes the other has, with its picture, and goes both ways") func kitchen() async throws {
        try await TestServer.with { server in
            let laptop = try window(try await signUp("nana", server), server)
            let signedIn = try await guest(server).signIn(
                SignIn(name: "nana", password: "three cups of flour", device: "tablet"))
            let tablet = try window(signedIn, server)
            try await laptop.box.save(SavedPicture(name: "own-1", mediaType: "image/jpeg", data: picture))
            try await laptop.box.save(soup, at: 1000)
            try await laptop.box.setFavourite(true, "soup", at: 1000)
            try await laptop.box.shop(typed: "2 l milk", at: 1000)
            let sent = await laptop.sync()
            #expect(sent.trouble == nil && sent.fault == nil && sent.standing == SyncStanding())
            let got = await tablet.sync()
            #expect(got.trouble == nil && got.fault == nil && got.standing == SyncStanding())
            #expect(try await tablet.box.recipe("soup") == soup)
            #expect(try await tablet.box.picture("own-1")?.data == picture)
            #expect(try await tablet.box.isFavourite("soup"))
            // Ticked in the shop, changed at home.
            let item = try #require(try await tablet.box.shoppingList().items.first)
            try await tablet.box.tick([item.id], at: 2000)
            var mine = soup
            mine.title = "Carrot soup"
            try await laptop.box.save(mine, at: 2000)
            for window in [tablet, laptop, tablet] { #expect(await window.sync().trouble == nil) }
            #expect(try await laptop.box.shoppingList().items.first?.isTicked == true)
            #expect(try await tablet.box.recipe("soup")?.title == "Carrot soup")
            #expect(try await tablet.guest.devices().count == 2)
        }
    }

    @Test("a stranger’s kitchen stays a stranger’s") func strangers() async throws {
        try await TestServer.with { server in
            let nana = try window(try await signUp("nana", server), server)
            let other = try window(try await signUp("stranger", server), server)
            try await nana.box.save(soup, at: 1000)
            _ = await nana.sync()
            let report = await other.sync()
            #expect(report.trouble == nil)
            #expect(try await other.box.recipe("soup") == nil)
        }
    }

    @Test("the account is changed as the window asks, and goes with all of it") func account() async throws {
        try await TestServer.with { server in
            let nana = try window(try await signUp("nana", server), server)
            let (account, tag) = try await nana.guest.account()
            #expect(account.userName == "nana" && tag != nil)
            let changed = try await nana.guest.change(AccountChange(displayName: "Nana Müller"), tag: tag)
            #expect(changed.account.displayName == "Nana Müller")
            // What it was read as is not what it is any more.
            await #expect(throws: GuestTrouble.self) {
                _ = try await nana.guest.change(AccountChange(displayName: "Other"), tag: tag)
            }
            do throws(GuestTrouble) {
                _ = try await nana.guest.change(
                    .changeUserName, GuardedChange(password: "wrong", userName: "nana.cooks"), key: "one")
                Issue.record("a wrong password was taken")
            } catch { #expect(error.fields == ["password": .wrong]) }
            let renamed = try await nana.guest.change(
                .changeUserName, GuardedChange(password: "three cups of flour", userName: "nana.cooks"),
                key: "two")
            #expect(renamed.userName == "nana.cooks")
            let archive = try await nana.guest.archive()
            #expect(Array(archive.prefix(4)) == [0x50, 0x4B, 3, 4])
            try await nana.guest.delete(
                AccountDeletion(password: "three cups of flour", userName: "nana.cooks", posts: .delete))
            do throws(GuestTrouble) {
                _ = try await nana.guest.account()
                Issue.record("it is still there")
            } catch { #expect(error.kind == .signedOut) }
            #expect(await nana.sync().trouble?.kind == .signedOut)
        }
    }

    @Test("a hint comes when another device has changed something (AR17)") func hints() async throws {
        try await TestServer.with { server in
            let laptop = try window(try await signUp("nana", server), server)
            let tablet = try window(
                try await guest(server).signIn(
                    SignIn(name: "nana", password: "three cups of flour", device: "tablet")), server)
            let (hints, heard) = AsyncStream<String>.makeStream()
            let listening = Task { try? await tablet.guest.hear { heard.yield($0) } }
            // Again and again, as nobody says when the other one has begun to listen; but not for ever.
            let telling = Task {
                for number in 0..<200 where !Task.isCancelled {
                    try? await laptop.box.save(Recipe(id: "soup \(number)", title: "Soup"), at: 1000)
                    _ = await laptop.sync()
                }
                heard.finish()
            }
            #expect(await hints.first { _ in true } == "shelf")
            telling.cancel()
            listening.cancel()
        }
    }
}
