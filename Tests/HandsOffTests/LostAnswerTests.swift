import Foundation
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("SP1: what was done and whose answer got lost is asked for again", .serialized)
struct LostAnswerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-lost-\(UUID().uuidString)")

    @Test("An account whose answer got lost isn't said to be taken") func account() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        let join = try stage.page(AccountPage.self).join
        join.go(through: .signUp)
        join.type("nana", in: .userName)
        join.type("three cups of flour", in: .newPassword)
        join.toggleAgreement()
        await stage.around.server.dropAnswer()
        join.signUp()
        await stage.settle()
        #expect(stage.host.membership.standing != .signedIn && join.form.trouble != nil)
        #expect(await stage.around.server.people.count == 1)
        join.signUp()
        await stage.settle()
        #expect(stage.host.membership.standing == .signedIn && stage.host.syncing.state == .alike)
        #expect(await stage.around.server.people.count == 1)
        await stage.finish()
    }

    @Test("With another password it is another account, and the name is taken") func other() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        let join = try stage.page(AccountPage.self).join
        join.go(through: .signUp)
        join.type("nana", in: .userName)
        join.type("three cups of flour", in: .newPassword)
        join.toggleAgreement()
        await stage.around.server.dropAnswer()
        join.signUp()
        await stage.settle()
        join.type("four cups of flour", in: .newPassword)
        join.signUp()
        await stage.settle()
        #expect(stage.host.membership.standing != .signedIn)
        #expect(join.form.faults[.userName] == .taken)
        await stage.finish()
    }

    @Test("A new password whose answer got lost is there when it is asked for again, also from a new form")
    func password() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        let mine = try stage.page(AccountPage.self).mine
        await stage.around.server.dropAnswer()
        for isLost in [true, false] {
            let change = ChangeModel(.newPassword, mine)
            change.type("three cups of flour", in: .password)
            change.type("four cups of flour", in: .newPassword)
            change.save()
            await stage.settle()
            #expect((change.form.trouble != nil) == isLost)
            #expect(change.form.faults.isEmpty)
        }
        #expect(await stage.around.server.people.values.map(\.password) == ["four cups of flour"])
        await stage.finish()
    }
}
