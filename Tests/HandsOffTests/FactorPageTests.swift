import Foundation
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("SP1: codes on paper", .serialized) struct FactorPageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-factor-\(UUID().uuidString)")

    /// Nana has just made a second factor, and is shown the codes.
    private func stage() async throws -> Rehearsal {
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        try stage.page(AccountPage.self).accounts.showFactor()
        let model = try stage.page(FactorPage.self).model
        model.type("three cups of flour", in: .password)
        model.send()
        await stage.settle()
        model.type(PretendedServer.code, in: .code)
        model.send()
        await stage.settle()
        return stage
    }

    @Test("Left by the logo, they are still there for whose they are") func left()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await stage()
        let codes = try stage.page(FactorPage.self).model.codes
        #expect(!codes.isEmpty)
        func codesAgain() throws -> [String] {
            stage.visit("account")
            try stage.page(AccountPage.self).accounts.showFactor()
            return try stage.page(FactorPage.self).model.codes
        }
        stage.press("Hands Off, go home")
        #expect(try codesAgain() == codes)
        stage.host.membership.leave()
        stage.host.goHome()
        #expect(try codesAgain() == [])
        await stage.finish()
    }

    @Test("A file of recovery codes is for its owner only") func file() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await stage()
        let model = try stage.page(FactorPage.self).model
        let code = try #require(model.codes.first)
        model.saveCodes()
        await stage.settle()
        stage.press("Save here")
        await stage.settle()
        let file = stage.host.services.documents.url.appending(path: "Hands Off recovery codes.txt")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(FactorModel.grouped(code)))
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        await stage.finish()
    }
}
