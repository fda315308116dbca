import API
import Foundation
import Guest
import House
import PretendedHouse
import Synchronization
import Testing
import Web

@testable import Community

@MainActor @Suite("Comments (SP4)") struct TalkTests {
    private final class Server: Sendable {
        struct State {
            var said: [String] = []
            var isAway = false
        }
        let state = Mutex(State())

        nonisolated static func comment(_ id: String, _ parent: String? = nil) -> API.Comment {
            API.Comment(id: id, parent: parent, author: nil, isMine: true, at: 0, text: "Said.")
        }

        var answer: PretendedPlaza.Answering {
            { method, path, body in
                self.state.withLock { state in
                    if state.isAway { return nil }
                    if method == "DELETE" { return (204, [String]()) }
                    if method == "POST", path.hasSuffix("/comments") {
                        let draft = try? JSONDecoder().decode(CommentDraft.self, from: body)
                        state.said.append(draft?.text ?? "")
                        return (201, Self.comment("c9\(state.said.count)", draft?.parent))
                    }
                    guard path.hasSuffix("/comments") else {
                        return (200, PretendedPlaza.info(["community"]))
                    }
                    return (
                        200,
                        PageOf(items: [
                            Self.comment("c1"), Self.comment("c2", "c1"), Self.comment("c3"),
                        ])
                    )
                }
            }
        }
    }

    private func write(_ text: String, _ plaza: PretendedPlaza) async {
        let host = plaza.house.host
        await plaza.house.settle()
        let field = host.stage.scene.regions.first { $0.spec.id == "written" }?.spec.field
        field?.change(text)
        await plaza.house.settle()
        await plaza.house.press("send written")
        await plaza.house.settle()
    }

    @Test("an answer stands below what it answers and the answers before it; an answer to one, too")
    func thread() async throws {
        let server = Server(), plaza = try await PretendedPlaza(server.answer)
        let talk = TalkModel("p1", plaza.community)
        talk.count = 3
        talk.come()
        await plaza.house.settle()
        #expect(talk.comments.map(\.id) == ["c1", "c2", "c3"])
        talk.write(answering: talk.comments[1])
        await write("To the second.\u{202E} ", plaza)
        #expect(talk.comments.map(\.id) == ["c1", "c2", "c91", "c3"] && talk.comments[2].parent == "c1")
        talk.write()
        await write("To the post.", plaza)
        #expect(talk.comments.last?.id == "c92" && talk.count == 5)
        #expect(server.state.withLock { $0.said } == ["To the second.", "To the post."])
        talk.delete(talk.comments[0])
        await plaza.house.settle()
        let yes = plaza.house.host.stage.scene.regions.first { $0.spec.label == "Delete" }
        yes?.spec.press?()
        await plaza.house.settle()
        // Its place is kept for the answers below it.
        #expect(talk.comments[0].state == .deleted && talk.comments[0].text.isEmpty && talk.count == 4)
    }

    @Test("said once: the same words go with the same key, until they have arrived") func keys() async throws
    {
        let server = Server(), keys = Mutex<[String]>([])
        let plaza = try await PretendedPlaza(server.answer) { request in
            if let key = request.headers["Idempotency-Key"] { keys.withLock { $0.append(key) } }
        }
        let talk = TalkModel("p1", plaza.community)
        server.state.withLock { $0.isAway = true }
        talk.write()
        await write("Hello.", plaza)
        await plaza.house.press("send written")
        #expect(plaza.house.host.sheet != nil)
        // Put away, and begun again where it was.
        plaza.house.host.dismiss()
        talk.write()
        await plaza.house.settle()
        await plaza.house.press("send written")
        #expect(keys.withLock { Set($0).count } == 1 && keys.withLock(\.count) == 3)
        await write("Hello, all.", plaza)
        #expect(keys.withLock { Set($0).count } == 2)
        server.state.withLock { $0.isAway = false }
        await plaza.house.press("send written")
        #expect(keys.withLock { Set($0).count } == 2 && plaza.house.host.sheet == nil)
        talk.write()
        await write("Hello, all.", plaza)
        // Said again on purpose.
        #expect(keys.withLock { Set($0).count } == 3)
        #expect(server.state.withLock { $0.said } == ["Hello, all.", "Hello, all."])
    }
}
