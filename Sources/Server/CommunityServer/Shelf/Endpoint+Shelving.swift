import API
import Foundation
import Hummingbird
import NIOCore
import ServerStore
import Sync

extension Endpoint {
    /// The same kitchen everywhere.
    static let shelving = [
        Endpoint(.shelf, .account, .syncing) { try await $0.answerShelf() },
        Endpoint(.wholeShelf, .account, .archiving) { try await $0.sendShelf() },
        Endpoint(.events, .account, .listening) { try await $0.sendEvents() },
    ]
}

extension Backroom {
    var shelves: Shelves { Shelves(store, allowance: settings.accountBytes) }
}

extension Asking {
    /// Bytes of a question at most: what Sync lets a machine send, with the names around it.
    static let shelfLimit = 4 << 20

    fileprivate func answerShelf() async throws -> Reply {
        let bytes = try await bytes(limit: Self.shelfLimit), me = try me
        // Newer machines may say more than this server understands, so nothing is a stranger here.
        _ = try StrictJSON.shape(of: bytes, takesZero: true)
        guard let question = try? JSONDecoder().decode(ShelfQuestion.self, from: Data(bytes)) else {
            throw API.Problem.malformed("no question of a shelf")
        }
        let outcome = try await backroom.shelves.answer(question, of: me.account, at: now)
        if outcome.moved {
            let hint = EventHub.Hint(name: "shelf", id: "\(outcome.seq)")
            await backroom.board.tell(hint, account: me.account, but: me.device)
        }
        let status: HTTPResponse.Status =
            switch outcome.answer {
            case .ok: .ok
            case .forked, .epoch: .conflict
            case .old: .gone
            case .refused: .badRequest
            }
        return try .json(outcome.answer, status)
    }

    /// All rows, as a JSON list, a few at a time.
    fileprivate func sendShelf() async throws -> Reply {
        let shelves = backroom.shelves, me = try me
        let body = ResponseBody { writer in
            var cursor = 0, mark = "["
            while true {
                let rows = try await shelves.rows(of: me.account, after: cursor, limit: 200)
                guard let last = rows.last else { break }
                for row in rows {
                    try await writer.write(ByteBuffer(string: mark))
                    try await writer.write(ByteBuffer(bytes: try Reply.encoded(row)))
                    mark = ",\n"
                }
                cursor = last.rev
            }
            try await writer.write(ByteBuffer(string: mark == "[" ? "[]" : "]"))
            try await writer.finish(nil)
        }
        return Reply(.ok, headers: [.contentType: "application/json"], body: body)
    }

    private func isStillSignedIn() async throws -> Bool {
        let me = try me
        return try await store.read { try Sessions($0).isThere(device: me.device, of: me.account) }
    }

    /// Hints as they come (HTML Living Standard, 9.2), and a sign of life now and then.
    ///
    /// Whoever comes back says what it heard last (`Last-Event-ID`), and is told at once if the shelf has
    /// moved since.
    fileprivate func sendEvents() async throws -> Reply {
        let me = try me, hub = backroom.hub, heartbeat = backroom.times.heartbeat
        let shelves = backroom.shelves, known = request.headers[.lastEventID].flatMap { Int($0) }
        // Nobody listens before there is a stream: whoever asks for its head alone (HEAD) has none.
        let body = ResponseBody { writer in
            let (number, hints) = await hub.listen(account: me.account, device: me.device)
            let beats = Heartbeat(hints, every: heartbeat)
            do {
                let seq = try await shelves.seq(of: me.account)
                try await writer.write(ByteBuffer(string: "retry: 5000\n: hello\n\n"))
                if let known, known != seq {
                    try await writer.write(ByteBuffer(string: "id: \(seq)\nevent: shelf\ndata: \(seq)\n\n"))
                }
                for await hint in beats.stream {
                    // Somebody may have signed this device out from another process.
                    if hint == nil, try await !isStillSignedIn() { break }
                    let text = hint.map { hint in
                        // Only where the shelf stands is said again by whoever comes back.
                        (hint.name == "shelf" ? "id: \(hint.id)\n" : "")
                            + "event: \(hint.name)\ndata: \(hint.id)\n\n"
                    }
                    try await writer.write(ByteBuffer(string: text ?? ": \n\n"))
                }
                try await writer.finish(nil)
            } catch {
                beats.stop()
                await hub.leave(account: me.account, number: number)
                throw error
            }
            beats.stop()
            await hub.leave(account: me.account, number: number)
        }
        return Reply(
            .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // nginx keeps nothing back then.
                .accelBuffering: "no",
            ], body: body)
    }
}
