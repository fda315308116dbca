import API
import Foundation
import Guest
import House
import Library
import PretendedHouse
import Recipes
import SyncEngine
import Synchronization
import Web

@testable import Community

/// A house with a community in it, and a server whose answers a test makes up.
@MainActor final class PretendedPlaza {
    /// What the server answers; asked on any thread.
    typealias Answering = @Sendable (_ method: String, _ path: String, _ body: Data) -> (Int, any Encodable)?

    final class Desk: Sendable {
        private struct State {
            var answer: Answering
            var asked: [String] = []
            var held: [CheckedContinuation<Void, Never>] = []
            var holds = false
        }
        private let state: Mutex<State>

        init(_ answer: @escaping Answering) { state = Mutex(State(answer: answer)) }

        var asked: [String] { state.withLock(\.asked) }
        func change(_ answer: @escaping Answering) { state.withLock { $0.answer = answer } }

        func answer(_ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
            let path = String(request.address.text.dropFirst("https://kitchen.example/v1".count))
            let body: Data? =
                switch request.method {
                case .post(.data(let data)), .put(.data(let data)): data
                default: nil
                }
            let answer = state.withLock { state in
                state.asked.append("\(request.method.name) \(path)")
                return state.answer(request.method.name, path, body ?? Data())
            }
            guard let (status, value) = answer else {
                return .failure(WebTrouble(.unreachable, cause: "nobody is there"))
            }
            let type = status < 400 ? "application/json" : "application/problem+json"
            let head = WebHead(status: status, headers: ["Content-Type": type], address: request.address)
            guard let data = try? JSONEncoder().encode(value) else {
                return .failure(WebTrouble(.broken, cause: "not encoded"))
            }
            return .success(WebAnswer(head: head, body: data))
        }
    }

    let house: PretendedHouse
    let desk: Desk
    private(set) var community: Community!

    /// - Parameter watch: sees each question.
    init(
        signsIn: Bool = true, skills: [String] = ["community"], _ answer: @escaping Answering,
        watch: @escaping @Sendable (WebRequest) -> Void = { _ in }
    ) async throws {
        let desk = Desk(answer)
        self.desk = desk
        var made: Community?
        house = try await PretendedHouse(
            boxes: [CommunityBox.schema, SyncTables.schema],
            askServer: {
                watch($0)
                return desk.answer($0)
            }
        ) { host in
            let community = made ?? Community(host)
            made = community
            return [PretendedHouse.blank("home", host), community.place]
        }
        _ = house.host.menu
        community = made
        if signsIn { try await signIn(skills) }
    }

    func signIn(_ skills: [String] = ["community"], as account: String = "account-1") async throws {
        house.host.membership.choose(try ServerAddress(typed: "https://kitchen.example"), Self.info(skills))
        let device = Device(id: "d", name: "laptop", signedInAt: 0, lastSeenAt: 0, isThis: true)
        house.host.membership.enter(
            SignedIn(
                token: "ho_x",
                account: Account(
                    id: account, userName: "nana", displayName: "Nana", email: nil, cuisines: [],
                    language: "en", createdAt: 0), device: device, isNew: false)
        ) { _ in }
        await house.settle()
    }

    nonisolated static func info(_ skills: [String]) -> ServerInfo {
        ServerInfo(
            name: "Nana’s kitchen", version: "1", oldestWindow: "1", epoch: "1", registration: .open,
            sendsMail: false, needsEmail: false, providers: [], terms: "1",
            limits: .init(pictureBytes: 1, clipBytes: 1, accountBytes: 1, patches: 1), skills: skills,
            backUpDays: 1)
    }

    nonisolated static func card(_ number: Int) -> PostCard {
        PostCard(id: "p\(number)", author: nil, at: 0, title: "Post \(number)")
    }

    nonisolated static func post(_ number: Int = 1, score: Int = 0, vote: Int = 0) -> Post {
        Post(
            id: "p\(number)", author: nil, at: 0,
            recipe: Recipe(
                id: "x", title: "Post \(number)", ingredients: [Ingredient("salt")],
                steps: [Step(text: "Cook.")]), score: score, vote: vote)
    }
}
