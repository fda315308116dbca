import API
import Foundation
import Guest
import House
import PretendedHouse
import Synchronization
import Testing

@testable import Community

@MainActor @Suite("Inviting friends (SP6)") struct InviteTests {
    private func model(_ registration: ServerInfo.Registration) async throws -> (PretendedPlaza, InviteModel)
    {
        var info = PretendedPlaza.info(["community"])
        info.registration = registration
        let plaza = try await PretendedPlaza { [info] _, _, _ in (200, info) }
        plaza.house.host.membership.update(info)
        return (plaza, InviteModel(plaza.community))
    }

    @Test("the message says where, and who asks") func message() async throws {
        let (plaza, model) = try await model(.open)
        #expect(model.message.contains("https://kitchen.example") && model.message.contains("“nana”"))
        #expect(!model.message.contains("code") && model.code != nil)
        model.offer()
        model.copy()
        #expect(plaza.house.host.stage.clipboard.read() == model.message && plaza.house.host.sheet == nil)
    }

    @Test("where one must be let in it says so, and where nobody is it isn't sent") func notOpen()
        async throws
    {
        let (house, invited) = try await model(.invited)
        #expect(invited.message.contains("a code from its owner"))
        #expect(invited.host.words.inviteNote(.invited, isOfTheHouse: false) != nil)
        #expect(invited.host.words.inviteNote(.open, isOfTheHouse: true) != nil)
        #expect(invited.host.words.inviteNote(.open, isOfTheHouse: false) == nil)
        let (other, closed) = try await model(.closed)
        #expect(closed.registration == .closed)
        withExtendedLifetime((house, other)) {}
    }

    /// A server that lets members invite, and what it is asked.
    private func inviting(
        _ answer: @escaping PretendedPlaza.Answering
    ) async throws -> (PretendedPlaza, InviteModel) {
        let plaza = try await PretendedPlaza(skills: ["community", "invitations"], answer)
        var info = PretendedPlaza.info(["community", "invitations"])
        info.registration = .invited
        plaza.house.host.membership.update(info)
        return (plaza, InviteModel(plaza.community))
    }

    private nonisolated static let new = NewInvitation(
        id: "i1", until: 1_800_000_000_000, code: "q83vEjRWeJq8Zu3M")

    @Test("an invitation is made when it is asked for, and stands in the message and the code") func make()
        async throws
    {
        let (plaza, model) = try await inviting { method, path, _ in
            switch (method, path) {
            case ("GET", "/invitations"): (200, InvitationList(items: [], most: 3))
            case ("POST", "/invitations"): (201, Self.new)
            case ("DELETE", "/invitations/i1"): (204, [String]())
            default: nil
            }
        }
        #expect(model.makes && !model.isReady)
        model.offer()
        await plaza.house.settle()
        #expect(model.left == 3 && !plaza.desk.asked.contains("POST /invitations"))
        model.make()
        // Pressed twice, it is one.
        model.make()
        await plaza.house.settle()
        #expect(plaza.desk.asked.filter { $0 == "POST /invitations" }.count == 1)
        #expect(model.isReady && model.left == 2)
        #expect(model.message.contains("https://kitchen.example/invitation/q83vEjRWeJq8Zu3M"))
        model.withdraw(Self.new.invitation)
        await plaza.house.settle()
        #expect(!model.isReady && model.left == 3 && model.list?.items.isEmpty == true)
    }

    @Test(
        "one that was made is there when the sheet is opened again, until a friend has used it; then another is made"
    )
    func again() async throws {
        let open = Mutex([Self.new.invitation])
        let (plaza, _) = try await inviting { method, path, _ in
            switch (method, path) {
            case ("GET", "/invitations"): (200, InvitationList(items: open.withLock { $0 }, most: 3))
            case ("POST", "/invitations"): (201, Self.new)
            default: nil
            }
        }
        plaza.community.invite()
        let model = plaza.community.inviting
        model.make()
        // Closed and opened again while it is on its way, it isn't asked for a second time.
        plaza.house.host.dismiss()
        plaza.community.invite()
        model.make()
        await plaza.house.settle()
        #expect(plaza.desk.asked.filter { $0 == "POST /invitations" }.count == 1)
        plaza.house.host.dismiss()
        plaza.community.invite()
        await plaza.house.settle()
        #expect(plaza.community.inviting === model && model.isReady && model.message.contains(Self.new.code))
        #expect(model.list?.items == [Self.new.invitation] && model.left == 2)
        model.make()
        await plaza.house.settle()
        #expect(plaza.desk.asked.filter { $0 == "POST /invitations" }.count == 2)
        open.withLock { $0 = [] }
        plaza.house.host.dismiss()
        plaza.community.invite()
        await plaza.house.settle()
        #expect(!model.isReady && model.made == nil)
        plaza.house.host.membership.leave()
        await plaza.house.settle()
        #expect(model.list == nil)
    }

    @Test("what got lost is asked for again with the same key; what was refused isn't") func lost()
        async throws
    {
        let keys = Mutex<[String]>([])
        let plaza = try await PretendedPlaza(skills: ["community", "invitations"], { _, path, _ in nil }) {
            request in
            if request.method.name == "POST", request.address.path.hasSuffix("/invitations") {
                keys.withLock { $0.append(request.headers["Idempotency-Key"] ?? "") }
            }
        }
        let model = InviteModel(plaza.community)
        model.make()
        await plaza.house.settle()
        #expect(model.trouble != nil && model.made == nil && !model.isBusy)
        plaza.desk.change { _, _, _ in
            (403, Problem(.forbidden, status: 403, title: "So many are open."))
        }
        model.make()
        await plaza.house.settle()
        model.make()
        await plaza.house.settle()
        let asked = keys.withLock { $0 }
        // The web itself may ask again for what got lost.
        #expect(asked.count >= 3 && Set(asked.dropLast()).count == 1 && asked.last != asked.first)
    }

    @Test("whoever is new, or has many open, is told so") func full() async throws {
        for list in [
            InvitationList(items: [], most: 3, from: 1_800_000_000_000),
            InvitationList(items: [Self.new.invitation], most: 1),
        ] {
            let (plaza, model) = try await inviting { _, _, _ in (200, list) }
            model.offer()
            await plaza.house.settle()
            #expect(model.left == 0 && !model.isReady)
        }
    }

    @Test("a letter keeps its lines, and what would end a field of it") func letter() throws {
        let mail = try #require(MailDraft(subject: "Soup & bread?", text: "One\nTwo=2 „ä“\r\nThree"))
        #expect(
            mail.address
                == "mailto:?subject=Soup%20%26%20bread%3F&body=One%0D%0ATwo%3D2%20%E2%80%9E%C3%A4%E2%80%9C%0D%0AThree"
        )
        #expect(MailDraft(subject: "", text: String(repeating: "ä", count: 2000)) == nil)
    }
}
