import Foundation
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("SP1: codes on paper", .serialized) struct FactorPageTests {
    @Test("A file of recovery codes is for its owner only") func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
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
