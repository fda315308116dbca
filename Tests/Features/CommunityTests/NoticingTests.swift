import API
import Foundation
@testable import House
import PretendedHouse
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("What the cook is told of (TR19)") struct NoticingTests {
    private final class Server: Sendable {
        struct State {
            var notices: [Notice] = []
            var read: [String] = []
        }
        let state = Mutex(State())

        func add(_ id: String, _ kind: Notice.Kind = .follow) {
            state.withLock {
                let ben = PersonCard(userName: "ben", displayName: "Ben")
                $0.notices.insert(Notice(id: id, kind: kind, at: 0, actor: ben, text: "Hello."), at: 0)
            }
        }

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    guard path.hasPrefix("/notices") else { return (200, PretendedPlaza.info(["community"])) }
                    if method == "POST" {
                        let until = (try? JSONDecoder().decode(NoticesRead.self, from: body))?.until ?? ""
                        state.read.append(until)
                        for place in state.notices.indices where state.notices[place].id <= until {
                            state.notices[place].isRead = true
                        }
                        return (204, [String]())
                    }
                    return (
                        200,
                        NoticeList(items: state.notices, unread: state.notices.count { !$0.isRead })
                    )
                }
            }
        }
    }

    @Test("counted until they are seen, and marked as long as the page is there") func counted() async throws
    {
        let server = Server()
        server.add("n1")
        let plaza = try await PretendedPlaza(server.answer), noticing = plaza.community.noticing
        #expect(noticing.unread == 1 && noticing.notices.count == 1)
        server.add("n2", .review)
        plaza.house.host.membership.tell(.notices)
        await plaza.house.settle()
        #expect(noticing.unread == 2)
        let page = NoticesPage(plaza.community)
        plaza.house.host.show(page)
        await plaza.house.settle()
        #expect(noticing.unread == 0 && page.fresh == ["n1", "n2"])
        #expect(server.state.withLock(\.read) == ["n2"])
        // What comes while it is read is seen as well; and nobody else's is left.
        try await plaza.signIn(as: "account-2")
        #expect(plaza.community.noticing.notices.map(\.isRead) == [true, true])
    }

    @Test(
        "Said on the desktop while the cook looks elsewhere, if wanted, and not at night",
        arguments: [
            (Notifications(), "12:00", true), (Notifications(), "22:00", false),
            (Notifications(), "06:59", false), (Notifications(), "07:00", true),
            (Notifications(isQuietAtNight: false), "23:00", true),
            (Notifications(silenced: [.followers]), "12:00", false),
            (Notifications(isOn: false), "12:00", false),
            (Notifications(silenced: [.talk, .decisions]), "12:00", true),
        ])
    func desktop(wish: Notifications, time: String, isSaid: Bool) async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let host = plaza.house.host, desktop = plaza.house.desktop
        desktop.time.withLock { $0 = time }
        host.settings.notifications = wish
        func ask() async {
            host.membership.tell(.notices)
            await plaza.house.settle()
        }
        server.add("n1")
        await ask()
        #expect(desktop.said.withLock(\.self) == [])
        host.isAway = true
        server.add("n2")
        await ask()
        #expect(desktop.said.withLock(\.self) == (isSaid ? ["Ben follows you"] : []))
        // Of the same nobody hears twice, of several together.
        await ask()
        server.add("n3")
        server.add("n5")
        await ask()
        #expect(desktop.said.withLock(\.count) == (isSaid ? 2 : 0))
    }

    @Test("Settings of an earlier version, and of a later one, are read") func settings() throws {
        for (text, silenced) in [
            (#"{"isOn":true,"silenced":["timers"]}"#, Set([Notifications.Kind.timers])),
            (#"{"isOn":true,"silenced":["talk","moon"],"isQuietAtNight":true}"#, [.talk]),
        ] {
            let read = try JSONDecoder().decode(Notifications.self, from: Data(text.utf8))
            #expect(read.isOn && read.silenced == silenced && read.isQuietAtNight)
        }
        let wish = Notifications(silenced: [.followers], isQuietAtNight: false)
        #expect(try JSONDecoder().decode(Notifications.self, from: JSONEncoder().encode(wish)) == wish)
    }
}
