import API
import Foundation
import Guest
import Sync
import Synchronization
import Web

@testable import SyncEngine

/// A server with one account's shelf, in memory; its network can fail.
final class Shop: Sendable {
    struct State: Sendable {
        var keeper = KeeperMemory(epoch: "1")
        var blobs: [String: Data] = [:]
        var now = 1_000_000
        /// Answers that are lost on their way back.
        var losesAnswers = 0
        var isAway = false
        /// Answers after which it is away; nil = it isn't.
        var answersLeft: Int?
        /// The hash of one whose answer never comes whole.
        var tears: String?
        var asked: [String] = []
        /// What the keeper says of a patch.
        var refuses: String?
    }

    let state = Mutex(State())

    func guest() throws -> Guest {
        Guest(try ServerAddress(typed: "https://kitchen.example"), token: "ho_x") { self.answer($0) }
    }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    private func answer(_ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
        state.withLock { state in
            state.asked.append("\(request.method.name) \(request.address.path)")
            if state.isAway || state.answersLeft == 0 {
                return .failure(WebTrouble(.unreachable, cause: "away"))
            }
            state.answersLeft? -= 1
            state.now += 1000
            if let hash = state.tears, request.address.path.hasSuffix(hash) {
                return .failure(WebTrouble(.broken, cause: "torn"))
            }
            let answer = Self.route(request, &state)
            if state.losesAnswers > 0 {
                state.losesAnswers -= 1
                return .failure(WebTrouble(.broken, cause: "lost"))
            }
            return .success(answer)
        }
    }

    private static func route(_ request: WebRequest, _ state: inout State) -> WebAnswer {
        func reply(_ status: Int, _ body: Data = Data(), _ type: String = "application/json") -> WebAnswer {
            WebAnswer(
                head: WebHead(status: status, headers: ["Content-Type": type], address: request.address),
                body: body)
        }
        func json(_ status: Int, _ value: some Encodable) -> WebAnswer {
            reply(status, (try? JSONEncoder().encode(value)) ?? Data())
        }
        var body = Data()
        switch request.method {
        case .post(.data(let data)), .put(.data(let data)): body = data
        default: break
        }
        let hash = request.address.path.split(separator: "/").last.map(String.init) ?? ""
        switch (request.method.name, request.address.path) {
        case ("POST", "/v1/shelf"):
            guard let question = try? JSONDecoder().decode(ShelfQuestion.self, from: body) else {
                return reply(400)
            }
            let keeper = Keeper()
            let refuses = state.refuses
            let answer = try? keeper.answer(question, from: &state.keeper, at: state.now) { patch, _, after in
                if patch.kind == refuses { return .quota }
                let blob = BlobName.hashes(in: after.fields["blob"]?.value.text ?? "").first
                return blob.map { state.blobs[$0] == nil } == true ? .blobMissing : nil
            }
            let status =
                switch answer {
                case .ok?: 200
                case .forked?, .epoch?: 409
                case .old?: 410
                default: 400
                }
            return json(status, answer)
        case ("POST", "/v1/blobs/missing"):
            let hashes = (try? JSONDecoder().decode([String].self, from: body)) ?? []
            return json(200, hashes.filter { state.blobs[$0] == nil })
        case ("PUT", _):
            state.blobs[hash] = body
            return reply(201)
        case ("GET", _):
            guard let blob = state.blobs[hash] else {
                let problem = API.Problem(.notFound, status: 404, title: "There is nothing here.")
                return reply(404, (try? JSONEncoder().encode(problem)) ?? Data(), "application/problem+json")
            }
            return reply(200, blob, "image/jpeg")
        default: return reply(404)
        }
    }
}
