import Foundation
import Library
import Recipes
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("AR17: the sign on Home leads to what it tells of", .serialized) struct SyncSignTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-sign-\(UUID().uuidString)")

    /// Presses the sign on Home, which tells this.
    private func press(_ text: String, _ stage: Rehearsal) {
        stage.visit("home")
        _ = stage.host.rebuild()
        #expect(stage.host.stage.find(text)?.spec.id == "sync sign")
        stage.press(text)
    }

    private func signedIn() async throws -> Rehearsal {
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        return stage
    }

    @Test("To what was held back only while it says so") func held() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await signedIn(), syncing = stage.host.syncing
        await stage.around.server.go(.full)
        try await stage.host.services.box.shop(typed: "2 l milk", at: stage.now)
        syncing.now()
        await stage.settle()
        #expect(syncing.standing.held == 1 && syncing.state == .alike)
        press("The server could not take one change", stage)
        #expect(stage.host.page is HeldPage)
        syncing.now()
        #expect(syncing.state == .running)
        press("Comparing …", stage)
        #expect(stage.host.page is AccountPage)
        await stage.settle()
        stage.host.settings.worksOffline = true
        #expect(syncing.standing.held == 1)
        press("You work offline", stage)
        #expect(stage.host.page is AccountPage)
        await stage.finish()
    }

    @Test(
        "To the second factor while the server waits for it; that it does is known also while it is asked again"
    )
    func factor() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await signedIn(), syncing = stage.host.syncing
        #expect(!syncing.needsSecondFactor)
        await stage.around.server.promote()
        syncing.now()
        await stage.settle()
        #expect(syncing.needsSecondFactor)
        press("needs a second factor", stage)
        #expect(stage.host.page is FactorPage)
        syncing.now()
        #expect(syncing.state == .running && syncing.needsSecondFactor)
        press("Comparing …", stage)
        #expect(stage.host.page is AccountPage)
        await stage.settle()
        // Who works offline, or is somebody else, isn't bothered with it.
        stage.host.settings.worksOffline = true
        #expect(!syncing.needsSecondFactor)
        stage.host.settings.worksOffline = false
        stage.host.membership.leave()
        #expect(syncing.report == nil && syncing.lastWorked == nil)
        await stage.finish()
    }
}
