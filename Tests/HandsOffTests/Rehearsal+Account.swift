import Foundation
import Stage
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

extension Rehearsal {
    /// A window on the account's page, which knows the server of one's own; nobody is signed in.
    static func atServer(in folder: URL, offersProviders: Bool = false) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .none)
        if offersProviders { await stage.around.server.offerProviders() }
        stage.visit("account")
        await stage.settle()
        let join = try stage.page(AccountPage.self).join
        join.type("kitchen.example", in: .server)
        join.connect()
        await stage.settle()
        return stage
    }

    /// Nana makes an account there, on its page.
    func signUp() async throws {
        let join = try page(AccountPage.self).join
        join.go(through: .signUp)
        join.type("nana", in: .userName)
        join.type("three cups of flour", in: .newPassword)
        join.toggleAgreement()
        join.signUp()
        await settle()
        #expect(host.syncing.state == .alike)
    }

    /// She comes back to it.
    func signIn() async throws {
        let join = try page(AccountPage.self).join
        join.type("nana", in: .name)
        join.type("three cups of flour", in: .password)
        join.signIn()
        await settle()
    }
}
