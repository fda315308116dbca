import API
import Foundation
import Guest
import House
import PretendedHouse
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
        let invited = try await model(.invited).1
        #expect(invited.message.contains("a code from its owner"))
        #expect(invited.host.words.inviteNote(.invited, isOfTheHouse: false) != nil)
        #expect(invited.host.words.inviteNote(.open, isOfTheHouse: true) != nil)
        #expect(invited.host.words.inviteNote(.open, isOfTheHouse: false) == nil)
        let closed = try await model(.closed).1
        #expect(closed.registration == .closed)
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
