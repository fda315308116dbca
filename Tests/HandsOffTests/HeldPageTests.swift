import Foundation
import Library
import Recipes
import Stage
import SyncEngine
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("AR07, AR15: what lies on one side only", .serialized) struct HeldPageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-held-\(UUID().uuidString)")

    @Test("A page that was shown while nobody was signed in is read once somebody is") func signedOut()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        let page = try stage.page(AccountPage.self)
        stage.host.membership.leave()
        page.accounts.showHeld()
        await stage.settle()
        let held = try stage.page(HeldPage.self)
        #expect(held.changes == nil)
        stage.host.goBack()
        try await stage.signIn()
        stage.host.show(held)
        await stage.settle()
        #expect(held.changes == [])
        await stage.finish()
    }

    @Test("A file of a kind that no library keeps doesn't come, and that is said") func unknownKind()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        // A newer program on another machine has put it there.
        let host = stage.host, membership = host.membership
        let guest = try #require(membership.guest), account = try #require(membership.account)
        let box = try RecipeBox.inMemory(with: host.services.boxes)
        try await box.save(SavedPicture(name: "own-1", mediaType: "image/tiff", data: Data("II*".utf8)))
        try await box.save(Recipe(id: "soup", title: "Soup", picture: "own-1", steps: []), at: stage.now)
        let other = SyncEngine(
            box, boxes: host.services.boxes, guest: guest, account: "\(guest.server.text) \(account.id)",
            settings: [], savesData: false, now: stage.now)
        #expect(await other.round().isWell)
        host.syncing.now()
        await stage.settle()
        var file: FileFetch?, hasCome = false
        host.syncing.find("own-1") { file = $0 }
        await stage.settle()
        let fetch = try #require(file)
        fetch.begin { hasCome = true }
        await stage.settle()
        #expect(!hasCome && !fetch.isComing && fetch.trouble == host.words.filmMissing)
        await stage.finish()
    }
}
